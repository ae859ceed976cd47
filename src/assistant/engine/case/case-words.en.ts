/** English words for the facts of a visitor's case, and for whom an entry is. */

/** Of those who live together without being married. */
export const ofUnmarried = /\b(?:cohabitation|unmarried|not married|live together|living together|survivor clause)\b/i
export const ofMarrying = /\b(?:marry|marriage|registered partnership)\b/i

export const saysMarried = /\bmy (?:late |dutch )?(?:wife|husband|spouse)\b|\b(?:we|i) (?:\w+ ){0,2}married\b/i
/** Some say 'my husband' of whom they never married, or tell of a wedding that is to come or long over. */
export const saysUnmarried =
  /\b(?:not|never|\w+n't|if|get|getting|will be|going to be|was|were)(?: \w+){0,2} married\b|\bunmarried\b|\bnikah\b|\bnever (?:went|been) (?:to|at) the (?:town|city) hall\b|\b(?:divorc\w*|boyfriend|girlfriend|fianc\w+|my partner|live together|living together|cohabit\w*|ex(?:-| )?(?:wife|husband))\b/i

const YEAR = '((?:before )?(?:19|20)\\d\\d)'
/** 'And for my parents?': what was said of the speaker before is not so of them. */
export const asksOfOthers =
  /^(?:(?:and|but|ok|okay|so|what about|how about|does that hold|is it the same|the same)\W+)*(?:for |of |with )?(?:my|our) (?:parents|father|mother|mum|mom|dad|brother|sister|son|daughter|children|kids|parents-in-law|grandparents|uncle|aunt)(?: (?:then|too|as well))*[ ?.!]*$/i

export const marriedIn = new RegExp(`\\b(?:married|wedding)\\b[^.?!]{0,40}?\\b${YEAR}\\b|\\b${YEAR}\\b[^.?!]{0,15}\\bmarried\\b`, 'i')

const country =
  'turkey|morocco|suriname|germany|belgium|france|spain|italy|portugal|england|scotland|ireland|the uk|the united kingdom|poland|romania|bulgaria|hungary|greece|croatia|switzerland|austria|denmark|sweden|norway|(?:the )?(?:us|usa|united states|states)|america|canada|australia|new zealand|brazil|colombia|mexico|argentina|china|japan|india|pakistan|indonesia|thailand|the philippines|vietnam|iran|iraq|syria|egypt|tunisia|algeria|ghana|nigeria|somalia|eritrea|ethiopia|south africa|ukraine|russia|las vegas'
/** 'We were married in Turkey in 2015', 'our wedding was abroad'. */
export const marriedAbroad = new RegExp(
  `\\b(?:married|wedding)\\b(?: (?!(?:and|but|live|living|moved|to)\\b)[\\w,]+){0,4}? (?:abroad|in (?:${country}))\\b`,
  'i',
)
/** 'We got married last year'. */
export const marriedLately = /\b(?:married|wedding)\b[^.?!]{0,40}?\b(last|this) year\b|\b(last|this) year\b[^.?!]{0,25}?\bmarried\b/i
/** Of a house. */
export const inBothNames =
  /\b(?:in|on) (?:both|our)(?: of our)? names\b|\b(?:own|owned|bought) (?:it |the house |the flat |the apartment |a house |a flat )?(?:together|jointly)\b|\bjointly owned\b/i
export const inOneName =
  /\b(?:in|on) (?:his|her|my|one)(?: partner’s| partner's| own)? name(?: only)?\b|\bin my (?:partner|boyfriend|girlfriend|husband|wife)(?:’|')s name\b/i
/** Of who lives in the Netherlands and says so. */
export const livesHere =
  /\b(?:live|living|moved|settled|based)\b(?: \w+){0,4} (?:in|to) (?:the netherlands|netherlands|holland|nl|amsterdam|rotterdam|the hague|den haag|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|haarlem|leiden|delft|maastricht)\b/i
