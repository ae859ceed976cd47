/** A question as the patterns of `sayings` read it. */
import { foldText } from '../retrieval/fold-text.ts'

/** Lower case, without diacritics and punctuation, single spaces. */
export function toPlainText(question: string): string {
  return foldText(question)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
