/** Divides an amount that is told after it was said who inherits which part, and works out the tax where that is asked. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { subjects } from '../subject-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { answerEstate } from './answer-estate.ts'
import { answerGain } from './answer-gain.ts'
import { childlessEstateSum } from './childless-estate.ts'
import type { Debts } from './debts.ts'
import { readFamilyShares, type FamilyShares } from './family-shares.ts'
import { readEstate } from './read-estate.ts'
import { representationSum } from './representation.ts'

/** What is shared: before debts, in cents. */
interface Shared extends Debts {
  estateCents: number
  years?: readonly number[]
}

export interface Divided {
  family: FamilyShares['family']
  shared: Shared
  asksTax: boolean
  /** What was told of the couple beside who inherits. */
  couple: Couple
}

type Couple = Pick<ReturnType<typeof readEstate>, 'communal' | 'deceased' | 'owner' | 'separate'>

const leftOf = ({ estateCents, debtCents = 0 }: Shared): number => Math.max(0, estateCents - debtCents)

/** Heirs of one kind, who pay alike. */
function taxOfEqual(shared: Shared, relation: 'partner' | 'parent' | 'other', receivers: number, day: string, book: FigureBook): EngineAnswer | undefined {
  const years = shared.years && { years: shared.years }
  return answerGain({ topic: 'inheritance-tax', amountsCents: [leftOf(shared)], relation, receivers, ...years }, day, book)
}

export function divideAmong({ family, shared, asksTax, couple }: Divided, day: string, book: FigureBook): EngineAnswer | undefined {
  const wish = asksTax ? 'tax' : 'share'
  switch (family.of) {
    case 'couple': {
      const { children, partner, unmarried } = family
      return answerEstate({ ...couple, ...shared, wish, children, partner, ...(unmarried && { unmarried }) }, day, book)
    }
    case 'place': {
      const { branch, living, represented, noSpouse } = family
      return representationSum.answer({ ...shared, wish, branch, living, represented, noSpouse }, day, book)
    }
    case 'spouse':
      return asksTax ? taxOfEqual(shared, 'partner', 1, day, book) : childlessEstateSum.answer({ ...shared, spouse: true }, day, book)
    case 'parents': {
      const { parents, siblings } = family
      if (asksTax && parents === 0) return taxOfEqual(shared, 'other', siblings, day, book)
      if (asksTax && siblings === 0) return taxOfEqual(shared, 'parent', parents, day, book)
      return childlessEstateSum.answer({ ...shared, parents, siblings, ...(asksTax && { tax: true }) }, day, book)
    }
  }
}

export function coupleOf(told: Utterance): Couple {
  const { communal, deceased, owner, separate } = readEstate(told)
  return { ...(communal && { communal }), ...(deceased && { deceased }), ...(owner && { owner }), ...(separate && { separate }) }
}

/** `told` is the message that told the family, `said` the one with the amount. Undefined where either is not clear. */
export function shareAmount(told: Utterance, said: Utterance, day: string, book: FigureBook): EngineAnswer | undefined {
  const family = readFamilyShares(told)?.family
  const { estateCents, debtCents, debts, years } = readEstate(said)
  if (!family || estateCents === undefined) return undefined
  const shared = { estateCents, ...(debtCents !== undefined && { debtCents }), ...(debts && { debts }), ...(years && { years }) }
  const asksTax = subjects.tax.test(said.text) || subjects.inheritanceTax.test(said.text)
  return divideAmong({ family, shared, asksTax, couple: coupleOf(told) }, day, book)
}
