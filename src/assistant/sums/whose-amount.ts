/** Which amounts of a message a sum is over, and which are of others beside it. */
import type { Amount } from './extract-amounts.ts'
import { isAddedByFamily } from './family-adds.ts'
import { clauseAround, type Told, type Whose } from './read-whose.ts'
import type { Utterance } from './utterance.ts'
import * as words from './whose-words.nl.ts'

/** What a sum is over. */
export type SumKind = 'estate' | 'gift' | 'purchase'

const isOwned = ({ role }: Amount): boolean => role === 'loan' || role === 'savings'
const isOfOther = (whose: Whose | undefined): boolean => (whose?.who === 'other' || whose?.who === 'unnamed') && whose.does !== 'gives'

/** Whether an amount is none of what the sum is over. `others` are those beside it. */
function isBeside({ amount, whose }: Told, kind: SumKind, givers: ReadonlySet<string>, others: readonly Told[]): boolean {
  if (!whose || whose.does === 'gives') return false
  const { who, name, does, besideValue } = whose
  if (who === 'speaker' || who === 'couple') {
    // A loan of the buyer is one for the home; a debt of a couple may be that of the one who died.
    const isOwn = does === 'has' && isOwned(amount) && !besideValue && kind !== 'purchase'
    return does === 'earns' || (isOwn && !(who === 'couple' && [...givers].some((giver) => words.spouse.test(giver))))
  }
  if (kind === 'estate' && (who === 'unnamed' || givers.has(name))) return false
  if (kind !== 'purchase' && does === 'has' && (kind === 'gift' ? isOwned(amount) : amount.role === 'loan' && !besideValue)) return true
  // What somebody else gets may be what is asked about, unless the speaker gets something too.
  return does === 'has' || does === 'earns' ? others.some(isMain) : others.some((one) => isMain(one) && one.whose !== undefined)
}

const isMain = ({ amount, whose }: Told): boolean => amount.role !== 'loan' && amount.role !== 'ignored' && !isOfOther(whose)

/** The amounts of a message that a sum is over: none that the speaker or others have, earn or got beside it. */
export function amountsFor(said: Utterance, kind: SumKind): readonly Amount[] {
  const { told, givers } = said.told()
  return told
    .filter(
      (one) =>
        !(kind === 'purchase' && isAddedByFamily(said.text, one.amount)) &&
        !isBeside(
          one,
          kind,
          givers,
          told.filter((other) => other !== one),
        ),
    )
    .map(({ amount }) => amount)
}

/** A message without what it tells of amounts beside the sum, with their years and people. */
export function withoutBeside(said: Utterance, kind: SumKind): Utterance {
  const kept = amountsFor(said, kind)
  const beside = said.amounts().filter((amount) => !kept.includes(amount))
  const clauses = beside.map((amount) => clauseAround(said.text, amount)).filter(({ start, end }) => !kept.some((one) => one.start >= start && one.end <= end))
  const text = clauses.toSorted((a, b) => b.start - a.start).reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, said.text)
  return said.without(text.replace(/ +/g, ' ').trim())
}

/** After a sum the amount of the speaker is known. */
const SPEAKERS: Told = {
  amount: { cents: 0, role: 'value', each: false, comes: false, start: 0, end: 0 },
  whose: { who: 'speaker', name: '', does: 'gets', besideValue: false },
}

/** Whether a message that changes a sum only names amounts beside it. */
export function tellsAmountsBeside(said: Utterance, kind: SumKind): boolean {
  const { told, givers } = said.told()
  return told.length > 0 && told.every((one) => isBeside(one, kind, givers, [SPEAKERS]) || (kind !== 'purchase' && isOwned(one.amount) && isOfCouple(one)))
}

/** 'We hebben zelf nog een schuld' after a sum: whose it is, is not clear. */
const isOfCouple = ({ whose }: Told): boolean => whose?.who === 'couple' && whose.does === 'has'
