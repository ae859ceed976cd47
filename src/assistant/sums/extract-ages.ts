/** Finds ages in a normalised question and whose they are: the speaker's, the partner's, or of the child who gets something. */
import { partnerWords } from './property-words.nl.ts'

export interface Age {
  years: number
  /** False when only a bound was named: 'jonger dan 35', '35 of ouder'. */
  exact: boolean
  /** Worked out from a birthday and the day of the deed. */
  atDeed?: true
}

export interface Ages {
  selfAge?: Age
  partnerAge?: Age
  /** Of the child, grandchild or other third person who gets something. */
  childAge?: Age
}

const CHILD = '(?:kleinzoon|kleindochter|kleinkind|stiefzoon|stiefdochter|zoon|dochter|kind|neefje|nichtje)'
const FILLER =
  '(?:(?:is|blijkt|bleek|toch|eigenlijk|inmiddels|trouwens|overigens|ben|zijn|van|nu|al|nog|net|pas|ook|zelf|dan|allebei|beiden|beide|samen|een|starters?|,)\\s+)*'
const AGE = '(\\d{2}~?)(?!\\d|[.,]\\d|\\s?(?:%|procent|k\\b|ton|duizend|euro|miljoen|maand|weken|dagen|/|jaar (?:geleden|lang|samen|getrouwd|vast)))'
const YEARS = '(?:\\s?(?:jaar|jr))?'

const SELF = [
  new RegExp(`\\b(?:ik|je|u)\\s+${FILLER}${AGE}`),
  new RegExp(`\\bben\\s+(?:ik\\s+)?${FILLER}${AGE}`),
  new RegExp(`\\b(?:mijn leeftijd|starter|doorstromer|koper|iemand|belegger)\\s+${FILLER}${AGE}`),
]
const PARTNER_AGE = [
  new RegExp(`(?<!\\b(?:haar|zijn|hun) )\\b(?:(?:mijn|een|de|onze)\\s+)?(?:${partnerWords}),?\\s+(?:die\\s+)?${FILLER}${AGE}`),
  new RegExp(`\\b(?:${partnerWords})\\b[^.?!\\d]{0,40}\\b(?:die|hij|zij|ze)\\s+${FILLER}${AGE}`),
  new RegExp(`\\b(?:hij|zij|ze|(?:de|mijn) ander)\\s+${FILLER}${AGE}`),
]
const CHILD_AGE = new RegExp(`\\b${CHILD}\\s+\\(?(?:die\\s+)?${FILLER}${AGE}`)
const BOTH = new RegExp(`\\b(?:allebei|beiden|beide(?: kopers)?|alletwee|(?:we|wij)(?:\\s+zijn)?)\\s+${FILLER}${AGE}(?!${YEARS}\\s+en\\s+\\d{2}\\b(?!\\.))`)
const PAIR = new RegExp(
  `\\b(?:zijn|van|kopers|leeftijd(?:en)?|we|wij|ik|respectievelijk|met (?:ons|zijn) 2)\\s*(?:[:,]\\s*)?${FILLER}${AGE}${YEARS}\\s+en\\s+${AGE}`,
)
const PAIR_YEARS = new RegExp(`\\b${AGE}${YEARS}\\s+en\\s+${AGE}\\s?(?:jaar|jr)\\b`)
const BARE =
  /\b(\d{2}~?)(?:-| )?(?:jaar(?! (?:geleden|lang|samen|getrouwd|vast))|jarige?|jr)\b|\b(?:leeftijd|age)\s*(?::\s*)?(?:is |van )?(\d{2}~?)\b|(?<!\d)(\d{2}~)/g

/** '12 december'. */
const DATE = /\b\d{1,2}(?:e|ste)? (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\b/g

/** 'Geen 34 maar 41', 'niet 29': what it is not. */
const NOT_AGE = /\b(?:geen|niet) \d{2}(?: jaar)?(?:,? maar\b|[.!]*$)/g

/** '35, oh nee 45': what was said by mistake. */
const MISTAKEN =
  /\b\d{2}(?: jaar)?,? (?:(?:oh?|wacht|even),? )*(?:nee|sorry|ik bedoel|bedoel|foutje|oeps)(?:,? (?:ik bedoel|bedoel|sorry|het is|is|toch))*,? (?=\d{2}\b(?![.,]?\d))/g

/** 'ik word 35', and the age of whoever gives or died. */
const NOT_OWN =
  /\b(?:huis|woning|appartement|flat|pand|gebouw|dak|keuken|ketel|auto|bedrijf)\b (?:is|was|van) (?:\w+ ){0,2}\d{2} jaar\b|\bword(?:t|en)?\b[^,.?]{0,20}?\d{2}\b(?: jaar)?|\b(?:vader|moeder|opa|oma|oom|tante|broer|zus)\b[ ,]+(?:is |van |was )?\d{2}\b(?: jaar)?/g

/** '34 of 35 ben' and 'ben 34 en word in mei 35': the age on the day of the deed is open. */
const EITHER = /\b\d{2} of \d{2} (?:ben|is|jaar|word)\b|\bben \d{2}\b[^.?]{0,12}\bword\b[^.?]{0,25}\b\d{2}\b/
const SAME = new RegExp(`\\b(?:${partnerWords}) (?:is |ben )?(?:ook\\b(?! \\d)|even oud|net zo oud)`)

/** 'Ik word over 2 maanden 34'. */
const BIRTHDAY = /\bik word (?:(?!\d{2}\b)[\w']+ ){0,4}(\d{2})(?!\d|[.,]\d| ?(?:%|procent|k\b|ton|duizend|euro))/
/** On either side of these ages a year makes a difference for an exemption. */
const BORDERS: ReadonlySet<number> = new Set([18, 35, 40])

/** 'ik word 35' says no age: the birthday may fall before or after the deed. At another birthday both ages count the same. */
export function extractAges(said: string): Ages {
  const text = said.replace(DATE, ' ').replace(NOT_AGE, ' ').replace(MISTAKEN, '').replace(/ +/g, ' ')
  const birthday = Number(BIRTHDAY.exec(text)?.[1])
  if (birthday > 0 && !BORDERS.has(birthday)) return { selfAge: { years: birthday, exact: false } }
  if (EITHER.test(text)) return {}
  const pair = PAIR.exec(text) ?? PAIR_YEARS.exec(text)
  const both = BOTH.exec(text)
  const found: Ages = {}
  put(found, 'childAge', CHILD_AGE.exec(text)?.[1])
  put(found, 'selfAge', firstOf(SELF, text) ?? pair?.[1] ?? both?.[1])
  put(found, 'partnerAge', firstOf(PARTNER_AGE, text) ?? pair?.[2] ?? both?.[1])
  if (found.selfAge && !found.partnerAge && SAME.test(text)) found.partnerAge = found.selfAge
  if (found.selfAge || found.childAge) return found
  const bare = [...text.replace(NOT_OWN, '').matchAll(BARE)].map((m) => m[1] ?? m[2] ?? m[3])
  const free = bare.filter((age) => toAge(age)?.years !== found.partnerAge?.years)
  put(found, 'selfAge', free[0])
  if (!found.partnerAge) put(found, 'partnerAge', free[1])
  return found
}

const firstOf = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((age) => age !== undefined)

function put(ages: Ages, key: keyof Ages, digits: string | undefined): void {
  const age = toAge(digits)
  if (age) ages[key] = age
}

function toAge(digits: string | undefined): Age | undefined {
  if (digits === undefined) return undefined
  const years = Number(digits.replace('~', ''))
  return years >= 10 ? { years, exact: !digits.endsWith('~') } : undefined
}
