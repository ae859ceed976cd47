/** Reads from a normalised question who inherits from someone without children: the spouse, or parents, brothers and sisters. */
import { sumCents, sumChanges } from '../extract-amounts.ts'
import { parents, siblings, spouses } from '../kin-words.nl.ts'
import { countTogether } from '../count-siblings.ts'
import { childDied, childlessWords as words } from './estate-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { amountsFor, withoutBeside } from '../whose-amount.ts'
import { readDebts, type Debts } from './debts.ts'

export interface ChildlessFacts extends Debts {
  /** Before debts. */
  estateCents: number
  /** A spouse or registered partner survives, who gets everything. */
  spouse?: boolean
  /** Who live on. */
  parents?: number
  siblings?: number
  halfSiblings?: number
  /** The tax over the parts is asked for. */
  tax?: true
}

const sibling = '(?:broers?|broertjes?|zus|zussen|zusjes?|zusters?)'
const HALF = /\b(?:(\d|een|mijn|zijn|haar) )?half(?:broers?|zus|zussen|zusters?)\b/g
const LIVING_CHILDREN =
  /\b(?:wij|we) (?:zijn|waren) (?:nog )?met (?:zijn )?(\d)\b(?! (?:\w+ )?(?:broers|zus\w*) en (?:ik|mij)\b)|\bmet (?:zijn )?(\d) (?:\w+ )?(?:kinderen|broers|zussen)\b(?! en (?:ik|mij)\b)/
const OF_DECEASED = new RegExp(
  `\\b(?:hij|zij|ze|die|en|met|had|heeft|laat|liet|zijn|haar|hun|waren) (?:nog |alleen |verder |ook )*(\\d|een) (?:\\w+ )?${sibling}\\b`,
  'g',
)
const OF_SPEAKER = new RegExp(`\\b(?:ik heb|heb ik|ik en|mijn) (?:nog |verder |ook |en )*(?:mijn )?(?:(\\d|een) )?(?:andere )?${sibling}\\b`, 'g')
const ONE_OF_DECEASED = new RegExp(`\\b(?:haar|zijn|hun) (?:enige |oudere |jongere )?(?:broer|zus|broertje|zusje)(?= (?:leeft|erft|is|en)\\b)`, 'g')
/** Of parents who lost one: brothers and sisters of the one who died. */
const OTHER_CHILDREN = /\b(?:wij|we|ik) (?:hebben|heb) (?:nog |ook |verder )*(\d|een) (?:andere )?(?:kind|kinderen|zoons?|zonen|dochters?)\b/g
/** Who died is not one of the heirs. */
const DECEASED = new RegExp(`\\b(?:mijn|onze|ons) ${sibling}(?=[^.?!]{0,60}\\b(?:overl\\w+|dood|gestorven)\\b)`)
const ONLY_SIBLING = new RegExp(`\\b(?:zijn|haar) (?:enige|enigste) ${sibling}\\b`)

const countOf = (word: string | undefined): number => Number(word) || 1

function countSiblings(said: Utterance): number | undefined {
  const { text } = said.affirmed()
  const group = LIVING_CHILDREN.exec(text)
  if (group) return Number(group[1] ?? group[2])
  if (ONLY_SIBLING.test(text)) return 1
  const rest = text.replace(DECEASED, ' ').replace(HALF, ' ')
  const together = countTogether(rest, 'siblings')
  if (together !== undefined) return together === 'open' ? undefined : together
  const named = [...rest.matchAll(OF_DECEASED), ...rest.matchAll(ONE_OF_DECEASED), ...(childDied.test(text) ? rest.matchAll(OTHER_CHILDREN) : [])]
  if (named.length > 0) return named.reduce((sum, match) => sum + countOf(match[1]), 0)
  if (childDied.test(text)) return said.denies(siblings) || words.noSiblings.test(text) ? 0 : undefined
  const own = [...rest.matchAll(OF_SPEAKER)]
  if (own.length > 0) return own.reduce((sum, match) => sum + countOf(match[1]), 1)
  return words.speaker.test(text) && words.deceasedSibling.test(text) ? 1 : said.denies(siblings) || words.noSiblings.test(text) ? 0 : undefined
}

function countParents(said: Utterance): number | undefined {
  const { text } = said
  if (said.denies(parents) || words.noParents.test(text)) return 0
  if (childDied.test(text) && words.weAreParents.test(text)) return 2
  if (words.oneParent.test(text)) return 1
  if (childDied.test(text) && words.isParent.test(text)) return undefined
  return words.bothParents.test(text) ? 2 : undefined
}

export function readChildless(whole: Utterance): Partial<ChildlessFacts> {
  const said = withoutBeside(whole, 'estate')
  const { text } = said
  const amounts = amountsFor(said, 'estate')
  const parts = amounts.filter(({ role }) => role === 'value' || role === 'market' || role === 'savings')
  const [livingParents, livingSiblings] = [countParents(said), countSiblings(said)]
  const halfSiblings = [...text.matchAll(HALF)].reduce((sum, match) => sum + countOf(match[1]), 0)
  return {
    ...(parts.length > 0 && { estateCents: Math.max(0, sumCents(parts) + sumChanges(amounts)) }),
    ...readDebts(text, amounts),
    ...(words.spouse.test(text) && !said.denies(spouses) && !words.noSpouse.test(text) && { spouse: true }),
    ...(livingParents !== undefined && { parents: livingParents }),
    ...(livingSiblings !== undefined && { siblings: livingSiblings }),
    ...(halfSiblings > 0 && { halfSiblings }),
    ...(subjects.inheritanceTax.test(text) && { tax: true }),
  }
}
