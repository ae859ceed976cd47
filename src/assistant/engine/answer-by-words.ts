/** Answers what is told by its words rather than by the ranking: a few words about one thing, questions that are taken for a neighbour, a time that is asked of the last answer. */
import type { EngineAnswer, EngineInput } from '../conversation/engine.ts'
import { SURE } from '../retrieval/floor.ts'
import { openingFor } from './answer-entry.ts'
import { readCase } from './case/case-record.ts'
import { withCase } from './case/with-case.ts'
import { chooseReading } from './choose-reading.ts'
import { answerWithEntry } from './compose-answer.ts'
import type { Corpus } from './corpus.ts'
import { findKnownQuestion, isFoundFirst } from './known-question.ts'
import { knownQuestions } from './known-question.nl.ts'
import { toldQuestions } from './told-question.nl.ts'
import { plainWords } from './plain-question.nl.ts'
import { readPlainQuestion, withLead } from './plain-question.ts'
import { readTimeAsked } from './time-asked.ts'
import { refuse } from './without-answer.ts'

interface PreferredEntry {
  entry: string
  /** Ids of the statements to be heard first, and right below it. */
  opens: string
  supports?: readonly string[]
  /** Names nothing by itself, so that a way of asking that it is word for word does not go before. */
  leans?: true
}

/** An entry of the owner that fits goes before, and so does one of which it is a way of asking. */
function answerPreferred(preferred: PreferredEntry | undefined, { question, history, day }: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const entry = corpus.content.entries.get(preferred?.entry ?? '')
  if (!preferred || !entry) return undefined
  const { found, winner } = chooseReading(question, history, corpus)
  const [best] = found.hits
  if (winner || (!preferred.leans && best?.chance === 1 && best.passage.kind === 'entry')) return undefined
  const record = readCase(question, history, day)
  const asked = { ...openingFor(question, found, corpus, record, history), prefers: preferred.opens, supports: preferred.supports }
  return withCase(answerWithEntry(entry, corpus.content, found.hits, day, asked), entry, record, history)
}

export function answerPlainQuestion(input: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const known = { concepts: corpus.concepts, entries: corpus.content.entries, words: plainWords }
  const asked = readPlainQuestion(input.question, input.history, known)
  const answer = answerPreferred(asked, input, corpus)
  return asked && answer && withLead(asked, answer)
}

/** What was told before goes first. */
const allKnown = [...toldQuestions, ...knownQuestions]

/** In doubt another reading would stand below what is known to be meant. */
function isSurelyFound(entry: string, { question, history }: EngineInput, corpus: Corpus): boolean {
  const { outcome, found } = chooseReading(question, history, corpus)
  return outcome === 'answer' && isFoundFirst(entry, found)
}

export function answerKnownQuestion(input: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const known = findKnownQuestion(input, allKnown)
  if (!known) return undefined
  if (!known.leans && known.lead === undefined && isSurelyFound(known.entry, input, corpus)) return undefined
  const answer = answerPreferred(known, input, corpus)
  return answer && known.lead !== undefined ? { ...answer, text: `${known.lead} ${answer.text}` } : answer
}

/** A time that is asked of the last answer is told by it or by what follows on it; of another subject it would be wrong. */
export function answerTimeAsked(input: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const asked = readTimeAsked(input.question, input.history, corpus.content.entries)
  if (!asked) return undefined
  const { found, winner } = chooseReading(input.question, input.history, corpus)
  const best = found.hits.find(({ passage }) => passage.kind === 'entry')
  if (winner || (best?.passage.kind === 'entry' && (asked.isOf(best.passage.entry) || best.chance >= SURE))) return undefined
  return answerPreferred(asked.told, input, corpus) ?? refuse(found, corpus)
}
