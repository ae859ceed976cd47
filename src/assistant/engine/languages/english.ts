/** Answers in English from the English knowledge, in the order of the Dutch engine: care, courtesies, offices, sums, then what was found. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { Ahead } from '../../../platform/read-ahead.ts'
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import type { KnowledgeIndex } from '../../retrieval/knowledge-index.ts'
import { isKnownPhrase, type Found } from '../../retrieval/retrieve.ts'
import type { Places } from '../referral-intent.ts'
import { showSecondReading } from '../second-reading.ts'
import { answerEnglishParts, answerOneInEnglish } from './answer-in-english.ts'
import { buildEnglishCorpus, type EnglishKnowledge } from './english-corpus.ts'
import { answerCourtesy, answerEnglishGrief, answerUrgent } from './english-courtesies.ts'
import { addEnglishCare, answerWithEnglishCare } from './english-danger.ts'
import { findInEnglish } from './english-search.ts'
import { sumInEnglish } from './english-sum.ts'
import { englishTexts } from './english.en.ts'
import { listNext } from './write-english.ts'

export interface English {
  index: KnowledgeIndex
  answer(input: EngineInput): EngineAnswer
  /** The answer that needs no search: urgent, care, courtesies and offices. */
  answerAtOnce(input: EngineInput): EngineAnswer | undefined
  sumOf(input: EngineInput): EngineAnswer | undefined
  find(input: EngineInput): Found
  /** What follows an entry, by its id. */
  listNext(reference: string): string[]
}

/** `figures` may change under the engine, the entries do not. */
export function createEnglish(knowledge: EnglishKnowledge, figures: FigureBook, places: Places, ahead?: Ahead): English {
  const corpus = buildEnglishCorpus(knowledge, figures, places, ahead)
  const answerAtOnce = (input: EngineInput): EngineAnswer | undefined =>
    answerUrgent(input) ??
    (isKnownPhrase(corpus.index, input.question)
      ? undefined
      : (answerWithEnglishCare(input, corpus) ?? answerEnglishGrief(input) ?? answerCourtesy(input, places)))
  return {
    index: corpus.index,
    find: (input) => findInEnglish(input, corpus),
    sumOf: (input) => sumInEnglish(input, corpus),
    listNext: (reference) => listNext(reference, corpus),
    answerAtOnce,
    answer: (input) =>
      addEnglishCare(
        answerAtOnce(input) ?? answerEnglishParts(input, corpus) ?? showSecondReading(answerOneInEnglish(input, corpus), englishTexts.alsoRead),
        input,
        corpus,
      ),
  }
}
