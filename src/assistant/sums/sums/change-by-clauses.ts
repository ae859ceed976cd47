/** Reads what puts a sum right clause by clause: 'sorry, ik zat te slapen, hij is 41' has one that changes it, among others that do not matter. */
import { isDeepStrictEqual } from 'node:util'
import { partnerWords } from '../property-words.nl.ts'
import { correcting, correctingWeakly, outsiders } from '../question-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import type { Sum } from './sum.ts'

/** Somebody else than the one whom a partner buys with: 'mijn schoonmoeder trekt in, ze is 70'. */
const OF_SPEAKER = new RegExp(`\\b(?:mijn|onze|ons) (?!(?:${partnerWords}|oudste|jongste|middelste)\\b)[a-z]`)
const OPENS_WITH_PRONOUN = /^(?:en |maar |dus )?(?:hij|zij|ze|die)\b/

/** Undefined when no clause changes it, or when one names an amount of something that is not known: then no sum is better than a wrong one. */
export function changeByClauses<Facts extends object>(sum: Sum<Facts>, before: Facts, said: Utterance): Facts | undefined {
  const clauses = said.clauses()
  if (!said.corrects() || clauses.length < 2) return undefined
  const isPlain = correcting.test(said.text.replace(correctingWeakly, ' '))
  let [facts, isChanged, namesOutsider] = [before, false, false]
  for (const clause of clauses) {
    const newer = sum.read(clause)
    const namesAmount = clause.amounts().length > 0
    // 'Ik vergat de auto, die is 8.000 waard', 'de verkoper wil weg, hij is 60'.
    const isOfOther = OPENS_WITH_PRONOUN.test(clause.text) && (namesOutsider || namesAmount)
    const isTold = (isPlain || correcting.test(clause.text)) && !isOfOther
    const changed = isTold && sum.mayChange(clause, newer) ? sum.change(facts, newer, clause) : undefined
    if (!changed && namesAmount) return undefined
    if (changed) [facts, isChanged] = [changed, true]
    namesOutsider ||= outsiders.test(clause.text) || OF_SPEAKER.test(clause.text)
  }
  return isChanged && !isDeepStrictEqual(facts, before) ? facts : undefined
}
