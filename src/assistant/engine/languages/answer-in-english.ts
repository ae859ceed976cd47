/** Answers one English question that needs a search: a sum, a comparison, what a few words are about, or what was found. */
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import { isKnownPhrase } from '../../retrieval/retrieve.ts'
import { answerEach, joinDistinct } from '../answer-parts.ts'
import { readEnglishCase } from '../case/english-case.ts'
import { fittingFirst } from '../case/fitting-first.ts'
import { compareConcepts } from '../compare-concepts.ts'
import { withoutIdleDanger } from '../learned-care.ts'
import { readPlainQuestion } from '../plain-question.ts'
import { findOffered, findSecondReading } from '../second-reading.ts'
import { splitQuestion } from '../split-question.ts'
import { dangerEntries } from './care.en.ts'
import { englishComparison } from './comparison.en.ts'
import { entryOf, plain, type EnglishCorpus } from './english-corpus.ts'
import { findInEnglish, pointsAtNothing } from './english-search.ts'
import { sumInEnglish } from './english-sum.ts'
import { englishTexts, englishWords } from './english.en.ts'
import { englishPlainWords } from './plain-question.en.ts'
import { englishAskingWords } from './split-question.en.ts'
import { saidBy, writeEnglish } from './write-english.ts'

/** Chance from which an entry answers. What is not about our field seldom gets as much, however high it scores. */
const MAY_ANSWER = 0.25
/** Score from which it does so without another reading beside it. */
const ANSWERS = 0.55
/** Chance from which a question comes near enough to be offered. */
const NEAR = 0.05
const MOST_SUGGESTIONS = 3

function answerFound(input: EngineInput, corpus: EnglishCorpus): EngineAnswer {
  const found = findInEnglish(input, corpus)
  const hits = withoutIdleDanger(found.hits, input, corpus.index, 'en')
  const [best] = hits
  const fitting = fittingFirst(hits, input.question, readEnglishCase(saidBy(input.question, input.history)))
  const [entry, other] = fitting.slice(0, 2).map(entryOf)
  if (entry && best && best.chance >= MAY_ANSWER && !pointsAtNothing(input, corpus)) {
    const answer = writeEnglish(entry, found, input, corpus, { second: findSecondReading(fitting, (id) => dangerEntries.has(id)) })
    return best.score >= ANSWERS || !other ? answer : { ...answer, extras: { ...answer.extras, otherReading: other.question } }
  }
  const near = found.hits.filter(({ chance }) => chance >= NEAR).flatMap((hit) => entryOf(hit)?.question ?? [])
  return near.length > 0 ? plain('onbekend', englishTexts.unknownNear, near.slice(0, MOST_SUGGESTIONS)) : plain('buiten-bereik', englishTexts.outside)
}

function answerPlain(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const plainQuestion = readPlainQuestion(input.question, input.history, { ...corpus, words: englishPlainWords })
  const entry = corpus.entries.get(plainQuestion?.entry ?? '')
  return entry && writeEnglish(entry, findInEnglish(input, corpus), input, corpus, { opens: plainQuestion?.opens })
}

function compare({ question, day }: EngineInput, { concepts, entries, figures }: EnglishCorpus): EngineAnswer | undefined {
  const answer = compareConcepts(question, concepts, { entries, figures }, day, englishComparison)
  return answer && { ...answer, extras: { lang: 'en' } }
}

/** What else may have been meant, once the visitor says yes to it. */
function acceptReading(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const entry = findOffered(input.history, corpus.entries.values())
  const says = foldText(input.question)
    .replace(/[^a-z ]/g, '')
    .trim()
  return entry && englishWords.acceptance.test(says) ? writeEnglish(entry, findInEnglish(input, corpus), input, corpus) : undefined
}

export const answerOneInEnglish = (input: EngineInput, corpus: EnglishCorpus): EngineAnswer =>
  acceptReading(input, corpus) ??
  (isKnownPhrase(corpus.index, input.question) ? undefined : (sumInEnglish(input, corpus) ?? compare(input, corpus) ?? answerPlain(input, corpus))) ??
  answerFound(input, corpus)

export function answerEnglishParts(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const split = isKnownPhrase(corpus.index, input.question) ? undefined : splitQuestion(input.question, englishAskingWords)
  const answered = split ? answerEach(split.parts, input, (part) => answerOneInEnglish(part, corpus)) : []
  // What is to be heard by who is in danger stands alone.
  const alone = answered.find(({ answer }) => dangerEntries.has(answer.reference ?? ''))
  const joined = alone?.answer ?? joinDistinct(answered)
  return joined && { ...joined, extras: { ...joined.extras, lang: 'en' } }
}
