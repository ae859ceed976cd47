/** Grief about a death of days or a few weeks ago is not over with the next question: it lasts for the whole conversation. */
import type { Turn } from '../conversation/engine.ts'
import { matchesAny } from '../retrieval/word-pattern.ts'
import { toStandardDutch } from '../retrieval/spoken-dutch.ts'
import { asksPricePattern, deathPatterns, emptyPatterns, freshDeathPatterns, lossPatterns, supposedPattern } from './care.nl.ts'
import * as english from './languages/care.en.ts'
import { officeWords } from './languages/offices.en.ts'
import { toPlainText } from './plain-text.ts'

/** `isConsoled`: it was told for its own sake, and answered so; then when it was need not be said. */
function tellsInDutch(said: string, isConsoled: boolean): boolean {
  const text = toPlainText(toStandardDutch(said))
  if (supposedPattern.test(text)) return false
  return (
    matchesAny(lossPatterns, text) ||
    matchesAny(freshDeathPatterns, text) ||
    (isConsoled && (matchesAny(deathPatterns, text) || matchesAny(emptyPatterns, text)))
  )
}

function tellsInEnglish(said: string, isConsoled: boolean): boolean {
  const text = toPlainText(said)
  if (english.supposedPattern.test(text)) return false
  return matchesAny(english.freshDeathPatterns, text) || (isConsoled && matchesAny([...english.deathPatterns, ...english.griefPatterns], text))
}

/** Whether the visitor mourns in this conversation, in either language; `turns` with the newest question last. */
export const mourns = (turns: readonly Turn[]): boolean =>
  turns.some(({ role, content }, at) => {
    const isConsoled = turns[at + 1]?.kind === 'medeleven'
    return role === 'user' && (tellsInDutch(content, isConsoled) || tellsInEnglish(content, isConsoled))
  })

/** Who asks for a price or a quote may be told where it is given. */
export function asksPrice(question: string): boolean {
  const text = toPlainText(question)
  return asksPricePattern.test(text) || officeWords.asksPrice.test(text)
}
