/** English words for the facts of a visitor's case, and for whom an entry is. */

/** Of those who live together without being married. */
export const ofUnmarried = /\b(?:cohabitation|unmarried|not married|live together|living together|survivor clause)\b/i
export const ofMarrying = /\b(?:marry|marriage|registered partnership)\b/i

export const saysMarried = /\bmy (?:late |dutch )?(?:wife|husband|spouse)\b|\b(?:we|i) (?:\w+ ){0,2}married\b/i
/** Some say 'my husband' of whom they never married, or tell of a wedding that is to come or long over. */
export const saysUnmarried =
  /\b(?:not|never|\w+n't|if|get|getting|will be|going to be|was|were)(?: \w+){0,2} married\b|\bunmarried\b|\b(?:divorc\w*|boyfriend|girlfriend|fianc\w+|my partner|live together|living together|cohabit\w*|ex(?:-| )?(?:wife|husband))\b/i

const YEAR = '((?:before )?(?:19|20)\\d\\d)'
export const marriedIn = new RegExp(`\\b(?:married|wedding)\\b[^.?!]{0,40}?\\b${YEAR}\\b|\\b${YEAR}\\b[^.?!]{0,15}\\bmarried\\b`, 'i')
