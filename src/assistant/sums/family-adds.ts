/** Tells which amounts family adds to the money for a home: they are never what the home costs. */
import { extractAmounts, type Amount } from './extract-amounts.ts'
import * as words from './family-adds.nl.ts'

/** 'Mijn ouders willen 25.000 bijleggen', 'mijn ouders leggen 25.000 bij', 'ik krijg 25.000 van mijn ouders'. */
export function isAddedByFamily(text: string, { start, end }: Pick<Amount, 'start' | 'end'>): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (words.getsBefore.test(before) && words.fromFamilyBehind.test(after)) return true
  return words.familyBefore.test(before) && (words.familyAddsBefore.test(before) || words.addsBehind.test(after))
}

/** Whether the tax that is asked about is over what family adds: no other amount is named, or it points to that one. */
export function asksOverAddition(text: string): boolean {
  const amounts = extractAmounts(text)
  const added = amounts.filter((amount) => isAddedByFamily(text, amount))
  return added.length > 0 && (added.length === amounts.length || words.overThat.test(text))
}
