/** Gives the words of a change the meaning they have after the calculation before. */
import { selfPercent } from './extract-purchase.ts'
import { forParent, forSibling, givesToo } from './kin-words.nl.ts'
import type { CalculationTopic, RelationSlot, Slots } from './slots.ts'

/** 'Niet haar zoon maar haar buurman': only the second counts. */
const NOT_BUT = /\bniet (?:(?:haar|zijn|mijn|een|de|het) )?\w+ maar /
const BARE_THOUSANDS = /(?<![\d.,])([1-9]\d\d)(?![.,]?\d| ?(?:%|euro|€|m2|jaar|dagen))/

export const dropDenied = (text: string): string => text.replace(NOT_BUT, '')

/** A price of '560' is in thousands, family counts from the heir before, and what the other parent gives comes on top. */
export function completeChange(before: Slots, newer: Slots | undefined, text: string, topic: CalculationTopic): Slots | undefined {
  if (!newer) return undefined
  if (topic === 'transfer-tax' || topic === 'purchase-costs') return inThousands(withShare(before, newer, text), text)
  if (!before.speakerReceives) return topic === 'gift-tax' && before.relation === 'child' ? withChildAge(newer) : newer
  const isSameCouple = (before.relation === 'child' && givesToo.parent.test(text)) || (before.relation === 'grandchild' && givesToo.grandparent.test(text))
  const [added] = newer.amountsCents ?? []
  if (topic === 'gift-tax' && isSameCouple && added !== undefined) {
    const { amountsCents: _, ...others } = newer
    return { ...others, deltaCents: added }
  }
  const relation = relativeOf(before.relation, text)
  return relation ? { ...newer, relation, speakerReceives: true } : newer
}

function inThousands(newer: Slots, text: string): Slots {
  const thousands = newer.amountsCents === undefined && newer.deltaCents === undefined ? BARE_THOUSANDS.exec(text)?.[1] : undefined
  return thousands === undefined ? newer : { ...newer, amountsCents: [Number(thousands) * 100_000] }
}

/** 'En als ik 70% neem?' says the part of both. */
function withShare(before: Slots, newer: Slots, text: string): Slots {
  const percent = before.together && newer.selfShare === undefined ? selfPercent(text) : undefined
  return percent === undefined ? newer : { ...newer, selfShare: percent * 100 }
}

/** 'Hij is 35' is the child that gets the gift. */
function withChildAge({ partnerAge, ...newer }: Slots): Slots {
  return partnerAge && !newer.childAge ? { ...newer, childAge: partnerAge } : { ...newer, ...(partnerAge && { partnerAge }) }
}

/** A brother of an heir is as near as the heir; a parent of a grandchild is a child, and the other parent of a child the partner. */
function relativeOf(heir: RelationSlot | undefined, text: string): RelationSlot | undefined {
  if (heir !== undefined && forSibling.test(text)) return heir
  if (!forParent.test(text)) return undefined
  return heir === 'grandchild' ? 'child' : heir === 'child' ? 'partner' : undefined
}
