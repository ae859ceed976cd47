/** Answers in English from the English knowledge, in the order of the Dutch engine: care, courtesies, offices, sums, then what was found. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { Ahead } from '../../../platform/read-ahead.ts'
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import type { KnowledgeIndex } from '../../retrieval/knowledge-index.ts'
import { isKnownPhrase } from '../../retrieval/retrieve.ts'
import type { Places } from '../referral-intent.ts'
import { withHelpLine } from '../help-line.ts'
import { showSecondReading } from '../second-reading.ts'
import { acceptEnglishOffer } from './accept-english.ts'
import { answerOneInEnglish } from './answer-in-english.ts'
import { buildEnglishCorpus, type EnglishKnowledge } from './english-corpus.ts'
import { answerCourtesy, answerEnglishGrief, answerUrgent, withSympathy } from './english-courtesies.ts'
import { addEnglishCare, answerWithEnglishCare } from './english-danger.ts'
import { findEnglishOffices } from './english-offices.ts'
import { answerEnglishParts } from './english-parts.ts'
import { ASKS } from './care.en.ts'
import { englishTexts } from './english.en.ts'
import { gatherInEnglish, type GatheredInEnglish } from './gather-english.ts'

export interface English {
  index: KnowledgeIndex
  answer(input: EngineInput): EngineAnswer
  /** The answer that needs no search: urgent, care, courtesies and a yes to what was offered. */
  answerAtOnce(input: EngineInput): EngineAnswer | undefined
  /** The offices that somebody looks for by themselves. */
  findOffices(input: EngineInput): EngineAnswer | undefined
  /** What a model may answer from. */
  gather(input: EngineInput): GatheredInEnglish
}

/** `figures` may change under the engine, the entries do not. */
export function createEnglish(knowledge: EnglishKnowledge, figures: FigureBook, places: Places, ahead?: Ahead): English {
  const corpus = buildEnglishCorpus(knowledge, figures, places, ahead)
  const isKnown = ({ question }: EngineInput): boolean => isKnownPhrase(corpus.index, question)
  const answerAtOnce = (input: EngineInput): EngineAnswer | undefined =>
    answerUrgent(input) ??
    (isKnown(input)
      ? undefined
      : (answerWithEnglishCare(input, corpus) ?? answerEnglishGrief(input) ?? answerCourtesy(input, corpus) ?? acceptEnglishOffer(input, corpus)))
  const withCare = (answer: EngineAnswer, input: EngineInput): EngineAnswer => withSympathy(addEnglishCare(answer, input, corpus), input)
  const findOffices = (input: EngineInput): EngineAnswer | undefined => (isKnown(input) ? undefined : findEnglishOffices(input, places))
  const search = (input: EngineInput): EngineAnswer =>
    answerEnglishParts(input, corpus) ?? showSecondReading(answerOneInEnglish(input, corpus), englishTexts.alsoRead)
  return {
    index: corpus.index,
    gather: (input) => gatherInEnglish(input, corpus),
    answerAtOnce: (input) => {
      const known = answerAtOnce(input)
      return known && withSympathy(known, input)
    },
    findOffices,
    answer: (input) => withHelpLine(withCare(answerAtOnce(input) ?? search(input), input), input, corpus.index, 'en', { asks: ASKS, ...englishTexts.help }),
  }
}
