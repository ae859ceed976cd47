/** The answer engine that works from the site's own content alone: classify, calculate, retrieve, compose. */
import { setTimeout } from 'node:timers/promises'
import type { Article } from '../../articles/article.ts'
import type { FigureBook } from '../../figures/figure.ts'
import type { Language } from '../../figures/figure-words.ts'
import { answerQuestion } from './answer-question.ts'
import { listOpeningQuestions, plain } from './without-answer.ts'
import type { Content } from './compose-answer.ts'
import type { EngineAnswer, EngineInput } from '../conversation/engine.ts'
import { engineTexts } from './engine.nl.ts'
import { findEnglishReading, findReading, type Reading } from './find-reading.ts'
import { readEnglishWords, readSearchedWords, type SearchedWords } from './searched-words.ts'
import { search, withOwnEntries, type Corpus } from './corpus.ts'
import { findLastTopic } from './follow-up.ts'
import { listWaysOf, textOf, type KnowledgeEntry } from '../retrieval/knowledge.ts'
import type { Ahead } from '../../platform/read-ahead.ts'
import { apart, withinWork } from '../../platform/work.ts'
import { buildIndex, countWordsOf, type WordCounts } from '../retrieval/knowledge-index.ts'
import type { LearnedModel } from '../retrieval/learned/learned-model.ts'
import { buildOwnIndex, type OwnKnowledge } from '../retrieval/own-index.ts'
import type { Concept } from '../retrieval/concept.ts'
import { englishTexts } from './languages/english.en.ts'
import { createEnglish, type English } from './languages/english.ts'
import type { EnglishKnowledge } from './languages/english-corpus.ts'
import { languageOfQuestion } from './languages/question-language.ts'
import { isEnglishSearch } from './languages/search-language.ts'
import type { Places } from './referral-intent.ts'
import { byLearnedName } from './learned-name.ts'
import { warnOfNumber, withoutPersonalData } from './personal-data.ts'
import { calculate, lookUp, planAnswer, suggestNext, type Plan, type PlannedPassage } from './plan-answer.ts'
import { explainTrial, type Trial } from './explain-trial.ts'

export interface EmbeddedEngineOptions {
  entries: readonly KnowledgeEntry[]
  articles: readonly Article[]
  figures: FigureBook
  model: LearnedModel
  /** What can be compared; without them nothing is. */
  concepts?: readonly Concept[]
  /** Answers in English come from these; without them English is read as Dutch. */
  english?: EnglishKnowledge
  /** Without them no place is recognised. */
  places?: Places
  /** What was made of the same content before. */
  ahead?: Ahead
  /** Steps for one text. */
  mostWork?: number
  /** Called for every text that takes more. */
  onTooComplex?: () => void
}

export interface EmbeddedEngine {
  answer(input: EngineInput): EngineAnswer
  /** Questions to offer on the page at `path`, each answerable. */
  suggest(path: string): string[]
  /** The answer where it needs no model (small talk, refusals, calculations), else the passages that a model may answer from. */
  plan(input: EngineInput): Plan
  /** The passages for one question that stands by itself, in Dutch; `day` is YYYY-MM-DD. */
  lookUp(question: string, day: string): PlannedPassage[]
  /** The sum for one question that names all that it takes, in Dutch. */
  calculate(question: string, day: string): PlannedPassage | undefined
  /** Questions to offer after an answer that leans on what has this id. */
  suggestNext(reference: string): string[]
  /** Reads the Dutch content in, which takes most of a second; else the first question does. */
  load(): void
  /** And the English, which else waits for the first words in it: many a site is never asked any, and it is a tenth of what an idle one holds. */
  loadAll(): void
  /** Answers some questions for nobody: the first answers after a start would be slow, as nothing is compiled yet. */
  warm(): Promise<void>
  /** What to read about some words; `day` is YYYY-MM-DD. */
  findReading(words: string, day: string, lang?: Language): Reading
  /** How some words are read; undefined when that takes too much work. */
  readWords(words: string, lang?: Language): SearchedWords | undefined
  /** Of some words that are searched for. */
  languageOf(words: string): Language
  /** From when it resolves these entries of the owner answer too, and no others of the owner. */
  useOwnEntries(entries: readonly OwnKnowledge[]): Promise<void>
  /** What would be answered, and why, if these were the owner's entries. */
  tryOwnEntries(entries: readonly OwnKnowledge[], input: EngineInput): Promise<Trial>
  /** The entries of the content, in the order of the files; without those of the owner. */
  listContentEntries(): readonly KnowledgeEntry[]
  /** What the entries of the content say, in both languages: no name of a person, also not as an example. */
  listTexts(): string[]
}

const MOST_SUGGESTED = 4
/** Of all subjects: so few leave as little to compile as three times as many of one subject. */
const WARMING = 20
/** Steps for one text; a question takes a few hundred, and the worst text of 500 characters that we know some twenty thousand. */
export const MOST_WORK = 100_000

const answerTooComplex = (input: EngineInput): EngineAnswer =>
  languageOfQuestion(input) === 'en' ? { ...plain('onbekend', englishTexts.tooComplex), extras: { lang: 'en' } } : plain('onbekend', engineTexts.tooComplex)

/** Builds the index once, when it is first needed; `answer` then only reads. */
export function createEmbeddedEngine({
  entries,
  articles,
  figures,
  model,
  places = { locate: () => undefined },
  english,
  concepts = [],
  ahead,
  mostWork = MOST_WORK,
  onTooComplex,
}: EmbeddedEngineOptions): EmbeddedEngine {
  const content: Content = {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    articles: new Map(articles.map((article) => [article.slug, article])),
    figures,
  }
  let base: Corpus | undefined
  let withOwn: Corpus | undefined
  let other: English | undefined
  let counts: WordCounts | undefined
  const countNow = (of: EnglishKnowledge): WordCounts => countWordsOf(of.entries, { ahead, name: 'words-en' })
  const inEnglish = english && {
    entries: new Map(english.entries.map((entry) => [entry.id, entry])),
    countWords: (): WordCounts => other?.index.vocabulary ?? (counts ??= apart(() => countNow(english))),
  }
  const readInEnglish = english && ((): English => (other ??= apart(() => createEnglish(english, figures, places, ahead))))
  // Never within the work that one question may take.
  const readIn = (): Corpus =>
    (base ??= {
      content,
      index: buildIndex(entries, articles, model, { ahead }),
      own: undefined,
      places,
      concepts,
      english: readInEnglish,
      inEnglish,
      replacing: new Map(),
    })
  const current = (): Corpus => withOwn ?? readIn()
  let changes = 0
  const within = <T>(work: (corpus: Corpus) => T, tooComplex: () => T): T => {
    const corpus = current()
    const give = () => {
      onTooComplex?.()
      return tooComplex()
    }
    return withinWork(mostWork, () => work(corpus), give)
  }
  const withEntries = async (own: readonly OwnKnowledge[]): Promise<Corpus> => withOwnEntries(readIn(), await buildOwnIndex(own, readIn().index.vocabulary))
  return {
    answer: (input) =>
      within(
        (corpus) => warnOfNumber(answerQuestion(withoutPersonalData(byLearnedName(input, corpus)), corpus), input.question),
        () => answerTooComplex(input),
      ),
    plan: (input) =>
      within(
        (corpus) => planAnswer(withoutPersonalData(byLearnedName(input, corpus)), corpus),
        () => ({ answer: answerTooComplex(input) }),
      ),
    lookUp: (question, day) =>
      within(
        (corpus) => lookUp(question, day, corpus),
        () => [],
      ),
    calculate: (question, day) =>
      within(
        (corpus) => calculate(question, day, corpus),
        () => undefined,
      ),
    suggestNext: (reference) => suggestNext(reference, current()),
    load() {
      readIn()
    },
    loadAll() {
      readIn().english?.()
      if (english) countNow(english)
    },
    async warm() {
      const apart = Math.ceil(entries.length / WARMING)
      let took = 0
      for (const entry of entries.filter((_, at) => at % apart === 0)) {
        // For as long as the last one took others go first: who asks whether the site is ready does so now.
        await setTimeout(took)
        const since = performance.now()
        answerQuestion({ question: `${entry.question} ${listWaysOf(entry)[0] ?? ''}`, history: [], day: entry.checked }, current())
        took = performance.now() - since
      }
    },
    findReading: (words, day, lang) =>
      within(
        (corpus) => (lang === 'en' ? findEnglishReading : findReading)(words, day, corpus),
        () => ({ articles: [], answers: [], near: [], tooComplex: true }),
      ),
    readWords: (words, lang) =>
      within(
        (corpus): SearchedWords | undefined =>
          lang === 'en' && corpus.english ? readEnglishWords(words, corpus.english(), corpus) : readSearchedWords(words, corpus),
        () => undefined,
      ),
    languageOf: (words) =>
      within(
        ({ index, inEnglish: its }): Language => (its && isEnglishSearch(words, index, its.countWords) ? 'en' : 'nl'),
        () => 'nl',
      ),
    suggest: (path) => content.articles.get(path.replace(/^\/|\/$/g, ''))?.questions.slice(0, MOST_SUGGESTED) ?? listOpeningQuestions(withOwn ?? { content }),
    async useOwnEntries(own) {
      const change = (changes += 1)
      const next = own.length === 0 ? undefined : await withEntries(own)
      // Of two changes that were read in at the same time the last one holds.
      if (change === changes) withOwn = next
    },
    async tryOwnEntries(own, input) {
      const trial = await withEntries(own)
      return explainTrial(answerQuestion(input, trial), search(input.question, findLastTopic(input.history), trial))
    },
    listContentEntries: () => entries,
    listTexts: () => [...entries, ...(english?.entries ?? [])].map(textOf),
  }
}
