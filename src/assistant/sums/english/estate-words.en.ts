/** The English words from which the division of an estate by law is read. For folded text, see `find-english-sum.ts`. */

const died = '(?:died|dies|passed(?: away)?|is dead|deceased|left|leaves|disinherited|estate)'
const sibling = '(?:brothers?|sisters?|siblings?)'
const adjective = '(?:(?:older|younger|other|elder|little|big) )?'
const number = '(one|two|three|four|five|six|\\d)'
const one = `(?:(?:one|two|three|four|five|six|\\d|a|an) )?${adjective}${sibling}`
const several = `${one}(?:(?:,|,? and) (?:my )?${one}){0,3}`
const father = '(?:father|dad)'
const mother = '(?:mother|mum|mom)'

export const wishes = {
  forced: /\blegitimate portion\b|\blegitieme\b|\b(?:forced|statutory|reserved|minimum) (?:share|portion)\b|\bdisinherit\w*/,
  share:
    /\b(?:how much|what)\b.{0,30}\b(?:each|share|get|inherit|heirs?|portion)\b|\bwho gets what\b|\bhow (?:is|will|would|should) (?:it|that|the estate|this)(?: be)? (?:divided|split|shared)\b/,
} as const
/** Somebody, or something, that the division by law does not fit. */
export const otherDivision =
  /\btax\w*\b|\bgrand(?:child\w*|sons?|daughters?|kids?)\b|\b(?:half|step)[- ]?\w+|\b(?:nephews?|nieces?|cousins?)\b|\b(?:gifts?|gave|business|usufruct|cohabit\w*|prenup\w*|insurance|buy\w* out|notary|costs?)\b|(?<!\b(?:no|without(?: a)?) )\bwill\b(?! (?:be|get|i|we|each|he|she|they)\b)/
/** Somebody who would have inherited, but died before. */
export const heirDied = /\b(?:brother|sister|son|daughter|child|of (?:us|them|the children))\b[^.?!,]{0,40}\b(?:died|passed away|is dead|deceased)\b/

export const deceased = {
  parent: new RegExp(
    `\\bmy (?:late )?(?:${father}|${mother}|parents?)\\b(?:(?!\\b(?:alive|living|died before|my)\\b)[^.?!]){0,40}\\b${died}\\b|\\bdisinherited by my (?:${father}|${mother})\\b|^(?:dad|mum|mom) ${died}\\b`,
  ),
  spouse: new RegExp(`\\bmy (?:late )?(?:husband|wife|spouse)\\b(?: [\\w']+){0,3} ${died}\\b`),
  sibling: new RegExp(`\\bmy (?:late )?${adjective}(?:brother|sister)\\b(?: [\\w']+){0,3} ${died}\\b`),
  child: new RegExp(`\\b(?:our|my) (?:late )?(?:son|daughter|child)\\b(?: [\\w']+){0,3} ${died}\\b`),
} as const

const lives = '(?:is|are) (?:still |both |all ){0,2}(?:alive|living|there)|still (?:alive|lives?)|lives? on|survives?'
export const parentLives = new RegExp(`\\b(?:${father}|${mother}) (?:${lives})\\b|\\bsurviving (?:parent|spouse)\\b`)
export const parentsLive = new RegExp(`\\bparents (?:${lives})\\b`)
export const parentsDead =
  /\bparents (?:are|have|were|both) (?:both |already |all )?(?:dead|gone|died|deceased|passed)|\bparents (?:died|passed)|\bno parents\b/
const gone = "(?: (?!alive\\b|is still\\b)[\\w']+){0,3}? (?:died|passed|dead|deceased|left|disinherited)"
export const fatherDead = new RegExp(`\\b${father}\\b${gone}\\b`)
export const motherDead = new RegExp(`\\b${mother}\\b${gone}\\b`)
/** 'I was disinherited by my father, my mother died before him'. */
export const bothParentsGone = new RegExp(
  `\\bdisinherited by my ${father}\\b[^]*\\b${mother}\\b${gone}|\\bdisinherited by my ${mother}\\b[^]*\\b${father}\\b${gone}`,
)
/** The other half is the widow's, who inherits as well. */
export const halfOfDeceased = /\b(?:his|her|(?:father|dad|mother|mum|mom)'?s) half\b/
/** The speaker lost a spouse. */
export const isWidowed = /\bi(?:'m| am| was| became)(?: \w+){0,4} widow(?:er|ed)?\b/
/** Of what is asked here no other tax. */
export const tax = /\b(?:inheritance |estate |death )?tax(?:es)?\b/g
export const otherTax =
  /\b(?:transfer|gift|income|property) tax|\b(?:when|if|after) i (?:die|pass away|am gone)\b|\bmy (?:children|kids|son|daughter) (?:will )?(?:have to )?(?:inherit|pay)\b/
export const oneChild = /\b(?:one|a|1|our(?: only)?|my(?: only)?) (?:son|daughter|child)\b/
export const communal = /\bcommunity of property\b/
export const notCommunal = /\b(?:not|no|without|outside|excluded)\b[^.?!]{0,20}\bcommunity\b|\bprenup\w*/
export const noSpouse = /\b(?:divorced|widow(?:er|ed)?|not married|never married|unmarried|single)\b/
export const weAreParents = /\bwe are (?:his|her|the) parents\b|\bmy (?:wife|husband) and i\b|\bwe,? (?:as )?(?:his|her|the) parents\b/
export const married = /\b(?:husband|wife|spouse|registered partner)\b|(?<!\b(?:not|never|wasn't|isn't) )\bmarried\b/
export const childless = /\bchildless\b|\b(?:no|without(?: any)?) (?:children|kids)\b/
/** Who leaves somebody out does so in a will. */
export const byWill = /\b(?:in|by|with|through|has|had|made) (?:a |an |his |her |the |my \w+'s )?will\b/g

export const onlyChild = /\bonly child\b/
export const onlySibling = /\bonly (?:brother|sister|sibling)\b/
export const noSiblings = /\bno (?:brothers|siblings|sisters)\b/
export const countedChildren = new RegExp(`\\b${number} (?:\\w+ )?(?:children|kids|sons|daughters)\\b|\\b${number} of us\\b|\\bwe are ${number}\\b`)
export const siblingsOfSpeaker = new RegExp(
  `\\bi (?:also |still )?have (${several})\\b|\\bmy (${several}) and (?:i|me)\\b|\\b(?:i|me)(?: and|,| with) my (${several})\\b|\\bwith my (${several})\\b`,
)
/** Of a child that died. */
export const siblingsOfChild = new RegExp(
  `\\b(?:he|she) (?:also |still )?(?:has|had|leaves|left) (?:only )?(${several})\\b|\\b(?:his|her) (${several}) (?:is|are|inherits?)\\b`,
)
export const otherChildren = new RegExp(`\\b(?:we|i) (?:also |still )?have ${number} (?:other |more )?(?:children|child|kids|sons?|daughters?)\\b`)
export const eachSibling = new RegExp(`(?:\\b(one|two|three|four|five|six|\\d|a|an) )?${adjective}(${sibling})`, 'g')
