/** Answers who says yes in English to what was offered with the last answer. */
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import { measureSaidIn } from '../said.ts'
import { findOffered } from '../second-reading.ts'
import { toPlainText } from '../plain-text.ts'
import { plain, type EnglishCorpus } from './english-corpus.ts'
import { findInEnglish } from './english-search.ts'
import { sumInEnglish } from './english-sum.ts'
import { englishTexts, englishWords } from './english.en.ts'
import { writeEnglish } from './write-english.ts'

/** What else may have been meant, else the first question that follows on the last answer and has not been answered yet. */
export function acceptEnglishOffer(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const { question, history } = input
  if (history.length === 0 || !englishWords.acceptance.test(toPlainText(question))) return undefined
  const sum = sumInEnglish(input, corpus)
  if (sum) return sum
  const { entries } = corpus
  const answered = new Set(history.map(({ reference }) => reference))
  const last = history.findLast(({ role }) => role === 'assistant')
  const said = measureSaidIn(history)
  const next = (entries.get(last?.reference ?? '')?.next ?? []).flatMap((id) => (answered.has(id) ? [] : (entries.get(id) ?? [])))
  // An answer to several questions may have told of it as well.
  const entry = findOffered(history, entries.values()) ?? next.find(({ statements }) => !statements.some((statement) => said(statement) > 0)) ?? next[0]
  // The question that was offered is what is asked now.
  return entry
    ? writeEnglish(entry, findInEnglish({ ...input, question: entry.question, history: [] }, corpus), { ...input, question: entry.question }, corpus)
    : plain('verduidelijking', englishTexts.whatNext)
}
