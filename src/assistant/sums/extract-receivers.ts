/** Finds in a normalised question among how many people an inheritance or gift is divided. */
import { peopleWords } from './kin-words.nl.ts'
import { countTogether, withoutThoseBeside } from './count-siblings.ts'
import { wordSet } from './phrases.ts'

const SAME_CHILD = /\bhetzelfde (?:klein)?kind\b/
const OWN_SHARE = /\b(?:mijn|ons|haar|zijn|het) (?:eigen )?(?:deel|aandeel|erfdeel|portie)\b/
const ONLY_CHILD = /\benige?s?t? kind\b/
const GROUP = /\b(?:met zijn|met ons|ons|we zijn met|wij zijn met|laat ons|aan ons) (?:zijn |ons )?(\d)\b(?![.,]\d)/
/** 'Wij zijn met 3 broers': the speaker is one of them. Or all are counted anew: 'en als het er 3 zijn', 'en bij 4'. */
const TOGETHER = /\b(?:we|wij) (?:zijn|waren) met (?:zijn )?(\d)\b(?![.,]\d)|\bhet er (\d) (?:zijn|waren|worden)\b|^(?:en |maar )?(?:bij|met) (\d)\W*$/
const COUNTED = new RegExp(`\\b(\\d{1,2}) ${peopleWords}\\b`)
/** 'De zoon van de buren' is one. */
const SEVERAL = new RegExp(`(?<!\\b(?:zoon|dochter|kind) van (?:de|onze|mijn) )\\b${peopleWords}\\b`)

/** 'Mijn zoon en dochter erven', 'aan mijn kleinzoon en mijn kleindochter', 'onze zoon van 24 en onze dochter van 42'. */
const TWO_CHILDREN =
  /(?<!\b(?:van|door|enige|met) )\b(?:mijn |onze |een |hun |de )?(?:klein|stief)?(?:zoon|dochter)(?:,? (?:is |van )?\d{2}(?: jaar)?,?)? en (?:mijn |onze |een |hun |de )?(?:klein|stief)?(?:zoon|dochter)\b(?! en\b|,| schenk| geven| laten)/

/** 'Oma wil mij iets geven, ze heeft 7 kleinkinderen': those do not share in it. */
const OF_GIVER = new RegExp(`\\b(?:heeft|had) (?:\\w+ ){0,2}\\d{1,2} ${peopleWords}\\b`, 'g')
const TO_SPEAKER =
  /\b(?:geeft|gaf|geven|schenkt|schonk|schenken)? ?\b(?:mij|me)\b.{0,25}\b(?:geven|schenken|gegeven|geschonken)\b|\b(?:geeft|gaf|schenkt|schonk) (?:mij|me)\b/

/** 'Ik schenk mijn dochter iets, ze heeft 2 kinderen': nor do those of the one who gets it. */
const OF_RECEIVER = new RegExp(`\\b(?:hij|zij|ze|die) (?:heeft|had) (?:\\w+ ){0,2}\\d{1,2} ${peopleWords}(?!\\w)`, 'g')
const TO_ONE = /\b(?:mijn|onze) (?:enige |oudste |jongste )?(?:zoon|dochter|broer|zus|neef|nicht|vriend|vriendin)\b/
const TO_EACH = /\b(?:ieder|elk|allen|allemaal|samen)\b/

/** 'Ik heb 6 kleinkinderen. De oudste wil ik iets geven'. */
const ONE_OF_THEM = /\bde (?:oudste|jongste|middelste)\b(?! \w*(?:en|s)\b)/
const OWN = new RegExp(`\\b(heb|hebben) (?:\\w+ ){0,2}\\d{1,2} (\\w*kind)eren\\b`, 'g')

/** 'Mijn tante heeft 3 kinderen. Ik erf 40.000 van haar'. */
const OF_FARTHER = new RegExp(
  `\\b(oom|tante|opa|oma|grootvader|grootmoeder|neef|nicht|buurman|buurvrouw|vriend|vriendin|broer|zus)(?: (?:en )?die| \\w+,)? (?:heeft|had) (?:\\w+ ){0,2}(?:\\d{1,2}|een) (?:kind|kinderen|zoon|zoons|dochter|dochters)\\b`,
  'g',
)
const SPEAKER_INHERITS = /\b(?:ik|wij|we) (?:erf|erfde|erven|krijg|krijgen|kreeg|kregen)\b|\b(?:erf|krijg|kreeg) ik\b/

/** Without the children of somebody who leaves it to the speaker. */
export const withoutChildrenOfGiver = (text: string): string => (SPEAKER_INHERITS.test(text) ? text.replace(OF_FARTHER, '$1') : text)

/** Without the people of a giver who gives to one alone. */
export function withoutOthersOfGiver(text: string): string {
  if (TO_SPEAKER.test(text)) return text.replace(OF_GIVER, ' ')
  if (TO_ONE.test(text) && !TO_EACH.test(text)) return text.replace(OF_RECEIVER, ' ')
  return ONE_OF_THEM.test(text) ? text.replace(OWN, '$1 een $2') : text
}

/** Undefined when nothing is said of it. */
export function extractReceivers(said: string): number | undefined {
  const text = withoutThoseBeside(said)
  if (OWN_SHARE.test(text)) return undefined
  // 'Ik ben enig kind' may be put right later on: 'oh wacht, we zijn met zijn tweeën'.
  const together = TOGETHER.exec(text)?.slice(1).find(Boolean)
  if (together !== undefined) return Number(together)
  if (ONLY_CHILD.test(text) || SAME_CHILD.test(text)) return 1
  if (TWO_CHILDREN.test(text)) return 2
  const withSpeaker = countTogether(text, 'nephewsToo')
  if (withSpeaker !== undefined) return withSpeaker === 'open' ? undefined : withSpeaker
  const count = Number(GROUP.exec(text)?.[1] ?? COUNTED.exec(text)?.[1])
  return count > 0 ? count : undefined
}

/** Whether receivers are named in the plural: 'mijn kinderen erven'. */
export const namesSeveral = (text: string): boolean => SEVERAL.test(withoutThoseBeside(text))

const DIVIDED = /\b(?:samen|ieder|elk|verdel\w*|verdeeld|gelijk\w*|pp)\b|\bper (?:persoon|hoofd)\b/
const COUNTED_NOUN = /(?<![\d.,])\b(?:[2-9]|1\d) ([a-z]+(?:en|s))\b/g
const NOT_PEOPLE = wordSet(
  'jaren maanden weken dagen uren minuten tonnen procenten aktes akten testamenten delen aandelen huizen woningen hectaren euros keren kamers panden',
)

/** Whether an amount is divided among so many of whom it is not clear what they are: '5 achterbuurkinderen samen'. */
export const namesUnknownGroup = (text: string): boolean =>
  DIVIDED.test(text) && [...text.matchAll(COUNTED_NOUN)].some((match) => !NOT_PEOPLE.has(match[1] ?? ''))
