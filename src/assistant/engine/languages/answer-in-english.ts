/** Answers one English question that needs a search: a sum, a comparison, what a few words are about, or what was found. */
import { englishPhraseOf } from '../../../deeds/english-deeds.ts'
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import { isKnownPhrase } from '../../retrieval/retrieve.ts'
import { readEnglishCase, readEnglishKin } from '../case/english-case.ts'
import { fittingFirst } from '../case/fitting-first.ts'
import { findForeignMarriage } from '../case/married-abroad.ts'
import { compareConcepts } from '../compare-concepts.ts'
import { compareWithBefore } from '../compare-with-before.ts'
import { withoutIdleDanger } from '../learned-care.ts'
import { readPlainQuestion, withLead, type PlainQuestion } from '../plain-question.ts'
import { findKnownQuestion, isFoundFirst } from '../known-question.ts'
import { readInFull } from '../read-in-full.ts'
import { findSecondReading } from '../second-reading.ts'
import { dangerEntries } from './care.en.ts'
import { englishComparison } from './comparison.en.ts'
import { entryOf, listOpening, plain, type EnglishCorpus } from './english-corpus.ts'
import { answerWithOffices, readEnglishWish } from './english-offices.ts'
import { goOnWithCare } from './english-danger.ts'
import { findInEnglish, pointsAtNothing, tellsOfSomebody } from './english-search.ts'
import { sumInEnglish } from './english-sum.ts'
import { englishTexts, englishWords } from './english.en.ts'
import { findCreditorsOfHeir, englishKnownQuestions } from './known-question.en.ts'
import { englishPlainWords } from './plain-question.en.ts'
import { saidBy } from '../said.ts'
import { writeEnglish } from './write-english.ts'

/** Chance from which an entry answers. What is not about our field seldom gets as much, however high it scores. */
const MAY_ANSWER = 0.25
/** Chance from which another answer than that to a danger told before is heard, by who asks on. */
const STAYS_WITH_CARE = 0.5
/** Score from which it does so without another reading beside it. */
const ANSWERS = 0.55
/** Chance from which a question comes near enough to be offered. */
const NEAR = 0.05
const MOST_SUGGESTIONS = 3

function answerFound(input: EngineInput, corpus: EnglishCorpus): EngineAnswer {
  const found = findInEnglish(input, corpus)
  const hits = withoutIdleDanger(found.hits, input, corpus.index, 'en')
  const [best] = hits
  const said = saidBy(input.question, input.history)
  const fitting = fittingFirst(hits, input.question, readEnglishCase(said, input.day), readEnglishKin(said))
  const [entry, other] = fitting.slice(0, 2).map(entryOf)
  const goesOn = (best?.chance ?? 0) < STAYS_WITH_CARE || tellsOfSomebody(input.question) ? goOnWithCare(input, corpus) : undefined
  if (goesOn) return goesOn
  if (entry && best && best.chance >= MAY_ANSWER && !pointsAtNothing(input, corpus)) {
    const answer = writeEnglish(entry, found, input, corpus, { second: findSecondReading(fitting, (id) => dangerEntries.has(id)) })
    return best.score >= ANSWERS || !other ? answer : { ...answer, extras: { ...answer.extras, otherReading: other.question } }
  }
  const near = found.hits.filter(({ chance }) => chance >= NEAR).flatMap((hit) => entryOf(hit)?.question ?? [])
  return near.length > 0
    ? plain('onbekend', englishTexts.unknownNear, near.slice(0, MOST_SUGGESTIONS))
    : plain('buiten-bereik', englishTexts.outside, listOpening(corpus))
}

/** What a few words are about. */
export const readEnglishPlain = (
  { question, history }: Pick<EngineInput, 'question' | 'history'>,
  { concepts, entries }: EnglishCorpus,
): PlainQuestion | undefined => readPlainQuestion(question, history, { concepts, entries, words: englishPlainWords })

function answerPlain(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const plainQuestion = readEnglishPlain(input, corpus)
  const entry = corpus.entries.get(plainQuestion?.entry ?? '')
  if (!plainQuestion || !entry) return undefined
  return withLead(plainQuestion, writeEnglish(entry, findInEnglish(input, corpus), input, corpus, { opens: plainQuestion.opens }))
}

/** What the ranking takes for a neighbour, by the words that must be in it. */
function answerKnown(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const creditors = findCreditorsOfHeir(input.question)
  const known = creditors ?? findKnownQuestion(input, englishKnownQuestions)
  const entry = corpus.entries.get(known?.entry ?? '')
  const found = findInEnglish(input, corpus)
  if (!known || !entry || (!known.leans && !creditors && known.lead === undefined && isFoundFirst(known.entry, found))) return undefined
  const answer = writeEnglish(entry, found, input, corpus, { opens: known.opens, supports: known.supports })
  return known.lead === undefined ? answer : { ...answer, text: `${known.lead} ${answer.text}` }
}

/** Two things that a question names, or one with what was spoken of before. */
export function compareInEnglish(input: EngineInput, { concepts, entries, figures }: EnglishCorpus): EngineAnswer | undefined {
  const content = { entries, figures }
  const answer =
    compareConcepts(input.question, concepts, content, input.day, englishComparison) ?? compareWithBefore(input, { concepts, content }, englishComparison)
  return answer && { ...answer, extras: { lang: 'en' } }
}

/** The price that is asked for with an office, or at a place, with the offices below it. */
function answerPriceWithOffices(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const wish = isKnownPhrase(corpus.index, input.question) ? undefined : readEnglishWish(input, corpus.places)
  if (!wish) return undefined
  const phrase = englishPhraseOf(wish.deed ?? '')
  if (wish.leads || phrase === undefined) return answerWithOffices({ ...wish, leads: true })
  return { ...answerAlone({ ...input, question: englishTexts.priceOf(phrase) }, corpus), refers: wish }
}

/** Without an office. */
function answerAlone(input: EngineInput, corpus: EnglishCorpus): EngineAnswer {
  if (isKnownPhrase(corpus.index, input.question)) return answerFound(input, corpus)
  const sum = sumInEnglish(input, corpus)
  if (sum) return sum
  const inFull = {
    ...input,
    question: readInFull(input.question, input.history, { ...corpus, lead: englishWords.otherSubjectLead, article: englishWords.article }),
  }
  return notOfOwnLaw(
    compareInEnglish(inFull, corpus) ?? answerKnown(inFull, corpus) ?? answerPlain(inFull, corpus) ?? answerFound(inFull, corpus),
    inFull,
    corpus,
  )
}

/** Who married abroad may have another regime than that of Dutch law. */
function notOfOwnLaw(answer: EngineAnswer, input: EngineInput, corpus: EnglishCorpus): EngineAnswer {
  const said = saidBy(input.question, input.history)
  const abroad = findForeignMarriage(answer, said, readEnglishCase(said, input.day), corpus.entries, 'en')
  return abroad ? writeEnglish(abroad.entry, findInEnglish(input, corpus), input, corpus, { opens: abroad.opens }) : answer
}

export const answerOneInEnglish = (input: EngineInput, corpus: EnglishCorpus): EngineAnswer =>
  answerPriceWithOffices(input, corpus) ?? answerAlone(input, corpus)
