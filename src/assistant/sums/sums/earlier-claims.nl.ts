/** The Dutch words for a parent who died before the one whose estate it is, and for what the children still claim of that. */
import { euro } from '../../../figures/calculation-words.nl.ts'

const parent = '(?:vader|moeder|pa|ma|papa|mama|pap|mam)'
const died = '(?:overleden|gestorven|overleed|stierf|overlijden|dood)'
const before = '(?:(?:\\d+|een paar|enkele|wat) jaar (?:geleden|terug)|jaren (?:geleden|terug)|(?:al |jaren |veel |toen al )*eerder|in (?:19|20)\\d\\d)'
const word = `(?!${parent}\\b)[\\w']+,?`
/** 'Vader is zes jaar geleden overleden', 'pa overleed in 2015', 'moeder was al eerder gestorven'. */
const FIRST = new RegExp(`\\b(${parent})\\b(?: ${word}){0,4}? (?:${before}(?: ${word}){0,3}? ${died}|${died}(?: ${word}){0,2}? ${before})\\b`)
/** 'Nu is ook moeder overleden', 'ma laat 200.000 na'. */
const LAST = new RegExp(
  `\\b(${parent})\\b(?: ${word}){0,5}? (?:${died}|laat|liet|(?:nu|inmiddels|onlangs) ook)\\b|\\b(?:erfenis|nalatenschap|erf|erven|overlijden) (?:[^.?!]|\\.(?=\\d)){0,30}?\\bvan (?:mijn |onze )?(${parent})\\b`,
  'g',
)
const DIVORCED = /\b(?:gescheiden|ex-man|ex-vrouw)\b/

const nameOf = (said: string): string => (said.startsWith('v') || said.startsWith('p') ? 'vader' : 'moeder')

function otherDiedFirst(text: string): boolean {
  const first = FIRST.exec(text)?.[1]
  if (first === undefined || DIVORCED.test(text)) return false
  return [...text.matchAll(LAST)].some(([, one, other]) => nameOf(one ?? other ?? first) !== nameOf(first))
}

export const claimWords = {
  otherDiedFirst,
  name: /\b(?:kindsde(?:el|len)|erfdeel|erfdelen|vordering(?:en)?|tegoed|te goed|te vorderen)\b/g,
  before: /\b(?:kindsde(?:el|len)|vordering(?:en)?|tegoed|te goed|te vorderen)(?: (?!en\b|laat\b)[a-z']+){0,6} (?:€ ?)?$/,
  behind:
    /^(?: euro)?(?: (?:per (?:kind|persoon)|ieder|elk|elke kind|allebei))?(?: (?:nog|van|die|dat|wij|we|ik|aan|als)){0,3} (?:kindsde(?:el|len)|vordering(?:en)?|tegoed|te goed|te vorderen)\b/,
  each: /^(?: euro)? (?:per (?:kind|persoon)|ieder|elk|allebei)\b/,
  eachBefore: /\b(?:ieder|elk|allebei)(?: +[a-z']+){0,6} *(?:€ ?)?$/,
  bareBefore: /^(?:(?:dat|die|het|is|was|waren|nog|ongeveer|zo'n|ieder|elk|en) )*(?:€ ?)?$/,
  bareBehind: /^(?: euro)?(?: (?:per (?:kind|persoon)|ieder|elk|allebei|nog|ongeveer))*[ .!]*$/,
} as const

export const claimTexts = {
  off: (totalCents: number, claimsCents: number): string =>
    `Daarvan gaat eerst af wat de kinderen nog tegoed hebben van de ouder die eerder overleed: ${euro(totalCents)} min ${euro(claimsCents)} is ${euro(totalCents - claimsCents)}.`,
  open: 'Hebben de kinderen nog een vordering van de ouder die eerder overleed, hun kindsdeel (artikel 4:13 van het Burgerlijk Wetboek)? Die gaat er eerst af, met de rente die erbij hoort: dan is de erfbelasting lager. Zeg hoeveel dat is.',
} as const
