/** Reads from a normalised question who inherits from someone without children: the spouse, or parents, brothers and sisters. */
import { sumCents } from '../extract-amounts.ts'
import { parents, siblings, spouses } from '../kin-words.nl.ts'
import { childlessWords as words } from './estate-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import type { Utterance } from '../utterance.ts'

export interface ChildlessFacts {
  /** Before debts. */
  estateCents: number
  debtCents?: number
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
const LIVING_CHILDREN = /\b(?:wij|we) (?:zijn|waren) (?:nog )?met (?:zijn )?(\d)\b|\bmet (?:zijn )?(\d) (?:\w+ )?(?:kinderen|broers|zussen)\b/
const OF_DECEASED = new RegExp(`\\b(?:hij|zij|ze|die|en|met|had|heeft|laat|liet|zijn|waren) (?:nog |alleen |verder )?(\\d|een) (?:\\w+ )?${sibling}\\b`, 'g')
const OF_SPEAKER = new RegExp(`\\b(?:ik heb|heb ik|ik en|mijn) (?:nog |verder |ook |en )*(?:mijn )?(?:(\\d|een) )?(?:andere )?${sibling}\\b`, 'g')
const WITH_SPEAKER = new RegExp(`\\b(?:mijn |onze )?(?:(\\d) )?${sibling} en (?:ik|mij)\\b|\\b(?:ik|mij) en (?:mijn )?(?:(\\d) )?${sibling}\\b`)
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
  const together = WITH_SPEAKER.exec(rest)
  if (together) return countOf(together[1] ?? together[2]) + 1
  const named = [...rest.matchAll(OF_DECEASED)]
  if (named.length > 0) return named.reduce((sum, match) => sum + countOf(match[1]), 0)
  const own = [...rest.matchAll(OF_SPEAKER)]
  if (own.length > 0) return own.reduce((sum, match) => sum + countOf(match[1]), 1)
  return words.speaker.test(text) && words.deceasedSibling.test(text) ? 1 : said.denies(siblings) || words.noSiblings.test(text) ? 0 : undefined
}

function countParents(said: Utterance): number | undefined {
  const { text } = said
  if (said.denies(parents) || words.noParents.test(text)) return 0
  if (words.oneParent.test(text)) return 1
  return words.bothParents.test(text) ? 2 : undefined
}

export function readChildless(said: Utterance): Partial<ChildlessFacts> {
  const { text } = said
  const parts = said.amounts().filter(({ role }) => role === 'value' || role === 'market' || role === 'savings')
  const debtCents = said.debtCents()
  const [livingParents, livingSiblings] = [countParents(said), countSiblings(said)]
  const halfSiblings = [...text.matchAll(HALF)].reduce((sum, match) => sum + countOf(match[1]), 0)
  return {
    ...(parts.length > 0 && { estateCents: sumCents(parts) }),
    ...(debtCents !== undefined && { debtCents }),
    ...(words.spouse.test(text) && !said.denies(spouses) && !words.noSpouse.test(text) && { spouse: true }),
    ...(livingParents !== undefined && { parents: livingParents }),
    ...(livingSiblings !== undefined && { siblings: livingSiblings }),
    ...(halfSiblings > 0 && { halfSiblings }),
    ...(subjects.inheritanceTax.test(text) && { tax: true }),
  }
}
