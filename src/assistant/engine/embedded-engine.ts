/** The answer engine that works from the site's own content alone: classify, calculate, retrieve, compose. */
import type { Article } from '../../articles/article.ts'
import type { FigureBook } from '../../figures/figure.ts'
import { fillFigures } from '../../figures/figure-tokens.ts'
import { findCalculation } from '../sums/find-calculation.ts'
import { classify, type Verdict } from './classify.ts'
import {
  answerEither,
  answerWithEntry,
  answerWithSection,
  CHOICE,
  joinAnswers,
  listEntrySources,
  sectionUrl,
  writeEntry,
  type Content,
} from './compose-answer.ts'
import type { AnswerSource, EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import { engineTexts, openingEntries } from './engine.nl.ts'
import { findReading, type Reading } from './find-reading.ts'
import { search, withOwnEntries, type Search, type Corpus } from './corpus.ts'
import { findLastTopic, isAcceptance, type LastTopic } from './follow-up.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import { yieldToLoop } from '../../platform/yield-to-loop.ts'
import { withinWork } from '../../platform/work.ts'
import { buildIndex } from '../retrieval/knowledge-index.ts'
import type { LearnedModel } from '../retrieval/learned/learned-model.ts'
import { buildOwnIndex, isUnmistakable, needsReading, type OwnHit, type OwnKnowledge } from '../retrieval/own-index.ts'
import type { Hit } from '../retrieval/rank.ts'
import { isKnownPhrase, measureRelevance, type Found } from '../retrieval/retrieve.ts'
import { explainTrial, type Trial } from './explain-trial.ts'
import { splitQuestion } from './split-question.ts'

export interface EmbeddedEngineOptions {
  entries: readonly KnowledgeEntry[]
  articles: readonly Article[]
  figures: FigureBook
  model: LearnedModel
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
  /** Reads the content in, which takes most of a second; else the first question does. */
  load(): void
  /** Answers some questions for nobody: the first answers after a start would be slow, as nothing is compiled yet. */
  warm(): Promise<void>
  /** What to read about some words; `day` is YYYY-MM-DD. */
  findReading(words: string, day: string): Reading
  /** From when it resolves these entries of the owner answer too, and no others of the owner. */
  useOwnEntries(entries: readonly OwnKnowledge[]): Promise<void>
  /** What would be answered, and why, if these were the owner's entries. */
  tryOwnEntries(entries: readonly OwnKnowledge[], input: EngineInput): Promise<Trial>
  /** The entries of the content, in the order of the files; without those of the owner. */
  listContentEntries(): readonly KnowledgeEntry[]
}

interface PlannedPassage {
  title: string
  text: string
  source: AnswerSource
}

export type Plan = { answer: EngineAnswer } | { answer: undefined; passages: PlannedPassage[] }

const MOST_PASSAGES = 6
/** From here an entry of the owner is worth a model's reading. */
const WORTH_READING = 0.4
const MOST_CHOICES = 3
const OPENING_SUGGESTIONS = 4
const WARMING = 60
/** Steps for one text; a question takes a few hundred, and the worst text of 500 characters that we know some twenty thousand. */
export const MOST_WORK = 100_000

function plain(kind: EngineAnswer['kind'], text: string, suggestions: string[] = []): EngineAnswer {
  return { kind, text, sources: [], reference: undefined, suggestions }
}

const tooComplexAnswer = plain('onbekend', engineTexts.tooComplex)

function listOpeningQuestions({ content }: Pick<Corpus, 'content'>): string[] {
  const chosen = openingEntries.flatMap((id) => content.entries.get(id)?.question ?? [])
  const others = [...content.entries.values()].map((entry) => entry.question)
  return [...new Set([...chosen, ...others])].slice(0, OPENING_SUGGESTIONS)
}

function answerVerdict(verdict: Verdict, corpus: Corpus): EngineAnswer {
  switch (verdict.kind) {
    case 'crisis':
      return plain('crisis', verdict.about === 'suicide' ? engineTexts.suicide : engineTexts.violence)
    case 'begroeting':
      return plain('begroeting', engineTexts.greeting, listOpeningQuestions(corpus))
    case 'dank':
      return plain('dank', engineTexts.thanks)
    case 'mens':
      return plain('mens', engineTexts.person)
    case 'ai':
      return plain('ai', engineTexts.ai)
    case 'opdracht':
      return plain('opdracht', engineTexts.instructions, listOpeningQuestions(corpus))
    case 'buiten-bereik':
      return plain('buiten-bereik', engineTexts.foreignLaw)
  }
}

function answerHit(hit: Hit, corpus: Corpus, found: Found, day: string): EngineAnswer | undefined {
  const { content, index } = corpus
  if (hit.passage.kind === 'entry') return answerWithEntry(hit.passage.entry, content, found.hits, day)
  return answerWithSection(hit.passage, content, day, (text) => measureRelevance(index, found.own, text))
}

function clarify(hits: readonly Hit[]): EngineAnswer {
  const candidates = hits.flatMap(({ passage }) => (passage.kind === 'entry' ? [passage.entry] : [])).slice(0, MOST_CHOICES)
  return {
    kind: 'verduidelijking',
    text: `${engineTexts.clarify}\n\n${candidates.map((entry) => `- ${entry.question}`).join('\n')}\n\n${engineTexts.clarifyEnd}`,
    sources: [],
    reference: CHOICE + candidates.map((entry) => entry.id).join(','),
    suggestions: candidates.map((entry) => entry.question),
  }
}

/** What the visitor said yes to: the first question that was offered with the last answer and has not been answered yet. */
function acceptOffer(topic: LastTopic, history: readonly Turn[], corpus: Corpus, day: string): EngineAnswer | undefined {
  const { entries } = corpus.content
  const offered = topic.reference?.startsWith(CHOICE) ? topic.reference.slice(CHOICE.length).split(',') : (entries.get(topic.reference ?? '')?.next ?? [])
  const answered = new Set(history.map((turn) => turn.reference))
  const entry = entries.get(offered.find((id) => !answered.has(entries.get(id)?.id)) ?? '')
  return entry && answerWithEntry(entry, corpus.content, [], day)
}

/** Says above the answer to which question it is one. */
function sayReading(answer: EngineAnswer, { passage }: Hit): EngineAnswer {
  return passage.kind === 'entry' ? { ...answer, text: `${engineTexts.readAs(passage.entry.question)}\n\n${answer.text}` } : answer
}

function answerOwn(hit: OwnHit, { content }: Corpus, hits: readonly Hit[], day: string): EngineAnswer {
  const answer = answerWithEntry(hit.entry, content, hits, day)
  return needsReading(hit) ? { ...answer, text: `${engineTexts.readAs(hit.entry.question)}\n\n${answer.text}` } : answer
}

function answerFound({ found, outcome, winner }: Search, day: string, corpus: Corpus): EngineAnswer {
  if (winner) return answerOwn(winner, corpus, found.hits, day)
  if (outcome === 'out-of-scope') return plain('buiten-bereik', engineTexts.outOfScope, listOpeningQuestions(corpus))
  if (outcome === 'unknown') return plain('onbekend', engineTexts.unknown, listOpeningQuestions(corpus))
  if (outcome === 'clarify') return clarify(found.hits)
  if (outcome === 'either') {
    const [first, second] = found.hits.flatMap(({ passage }) => (passage.kind === 'entry' ? [passage.entry] : []))
    if (first && second) return answerEither(first, second, corpus.content, found.hits, day)
  }
  for (const hit of found.hits) {
    const answer = answerHit(hit, corpus, found, day)
    if (answer) return outcome === 'likely' ? sayReading(answer, hit) : answer
  }
  return plain('onbekend', engineTexts.unknown)
}

const searchAndAnswer = (question: string, topic: LastTopic | undefined, day: string, corpus: Corpus): EngineAnswer =>
  answerFound(search(question, topic, corpus), day, corpus)

/** Answers a question in two parts part by part; the second part leans on the first. */
function searchParts(question: string, topic: LastTopic | undefined, day: string, corpus: Corpus): EngineAnswer {
  const parts = isKnownPhrase(corpus.index, question) ? undefined : splitQuestion(question)
  if (parts) {
    const first = searchAndAnswer(parts[0], topic, day, corpus)
    const second = searchAndAnswer(parts[1], { reference: first.reference, question: parts[0] }, day, corpus)
    const entry = corpus.content.entries.get(second.reference ?? '')
    if (first.kind === 'kennis' && second.kind === 'kennis' && entry && second.reference !== first.reference) return joinAnswers(first, second, entry.question)
  }
  return searchAndAnswer(question, topic, day, corpus)
}

/** What someone in need or someone who tries the assistant out gets is not the owner's to change. */
const yielding = new Set<Verdict['kind']>(['buiten-bereik', 'mens', 'begroeting', 'dank'])

/** The answer that needs no search; undefined for everything else. */
function answerAtOnce({ question, history, day }: EngineInput, topic: LastTopic | undefined, corpus: Corpus): EngineAnswer | undefined {
  const verdict = classify(question)
  const own = verdict && !yielding.has(verdict.kind) ? undefined : corpus.own?.find(question)[0]
  if (isUnmistakable(own)) return answerOwn(own, corpus, [], day)
  if (verdict) return answerVerdict(verdict, corpus)
  const accepted = topic && isAcceptance(question) ? acceptOffer(topic, history, corpus, day) : undefined
  return accepted ?? findCalculation(question, history, day, corpus.content.figures)
}

function answer(input: EngineInput, corpus: Corpus): EngineAnswer {
  const topic = findLastTopic(input.history)
  return answerAtOnce(input, topic, corpus) ?? searchParts(input.question, topic, input.day, corpus)
}

function planAnswer(input: EngineInput, corpus: Corpus): Plan {
  const { question, history, day } = input
  const topic = findLastTopic(history)
  const known = answerAtOnce(input, topic, corpus)
  if (known && !isOwn(known, corpus)) return { answer: known }
  const { found, outcome, winner, ownHits } = search(question, topic, corpus)
  if (outcome === 'out-of-scope' && !winner) return { answer: plain('buiten-bereik', engineTexts.outOfScope, listOpeningQuestions(corpus)) }
  const own = ownHits.filter((hit) => hit === winner || hit.fit >= WORTH_READING).map(toHit)
  const ids = new Set(own.map(({ passage }) => passage.id))
  const hits = [...own, ...found.hits.filter(({ passage }) => !ids.has(passage.id))]
  return { answer: undefined, passages: hits.slice(0, MOST_PASSAGES).map((hit) => describePassage(hit, corpus, day)) }
}

const isOwn = ({ reference }: EngineAnswer, { own }: Corpus): boolean => own?.entries.some((entry) => entry.id === reference) ?? false

const toHit = ({ entry, fit, likeness }: OwnHit): Hit => ({ passage: { kind: 'entry', id: entry.id, entry }, score: fit, coverage: fit, likeness })

function describePassage({ passage }: Hit, { content }: Corpus, day: string): PlannedPassage {
  if (passage.kind === 'section') {
    const title = [passage.article.title, ...passage.section.path].join(': ')
    return { title, text: fillFigures(passage.section.body, content.figures, day), source: { title: passage.article.title, url: sectionUrl(passage) } }
  }
  const { entry } = passage
  const [source = { title: entry.question, url: '/' }] = listEntrySources(entry, content, [])
  return { title: entry.question, text: writeEntry(entry, content, day), source }
}

/** Builds the index once, when it is first needed; `answer` then only reads. */
export function createEmbeddedEngine({ entries, articles, figures, model, mostWork = MOST_WORK, onTooComplex }: EmbeddedEngineOptions): EmbeddedEngine {
  const content: Content = {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    articles: new Map(articles.map((article) => [article.slug, article])),
    figures,
  }
  let base: Corpus | undefined
  let withOwn: Corpus | undefined
  // Never within the work that one question may take.
  const readIn = (): Corpus => (base ??= { content, index: buildIndex(entries, articles, model), own: undefined, replacing: new Map() })
  const current = (): Corpus => withOwn ?? readIn()
  let changes = 0
  const within = <T>(work: (corpus: Corpus) => T, tooComplex: T): T => {
    const corpus = current()
    const give = () => {
      onTooComplex?.()
      return tooComplex
    }
    return withinWork(mostWork, () => work(corpus), give)
  }
  const withEntries = async (own: readonly OwnKnowledge[]): Promise<Corpus> => withOwnEntries(readIn(), await buildOwnIndex(own, readIn().index.vocabulary))
  return {
    answer: (input) => within((corpus) => answer(input, corpus), tooComplexAnswer),
    plan: (input) => within((corpus) => planAnswer(input, corpus), { answer: tooComplexAnswer }),
    load: () => void readIn(),
    async warm() {
      for (const entry of entries.slice(0, WARMING)) {
        await yieldToLoop()
        answer({ question: `${entry.question} ${entry.variants[0]}`, history: [], day: entry.checked }, current())
      }
    },
    findReading: (words, day) => within((corpus) => findReading(words, day, corpus), { articles: [], answers: [], tooComplex: true }),
    suggest: (path) =>
      content.articles.get(path.replace(/^\/|\/$/g, ''))?.questions.slice(0, OPENING_SUGGESTIONS) ?? listOpeningQuestions(withOwn ?? { content }),
    async useOwnEntries(own) {
      const change = (changes += 1)
      const next = own.length === 0 ? undefined : await withEntries(own)
      // Of two changes that were read in at the same time the last one holds.
      if (change === changes) withOwn = next
    },
    async tryOwnEntries(own, input) {
      const trial = await withEntries(own)
      return explainTrial(answer(input, trial), search(input.question, findLastTopic(input.history), trial))
    },
    listContentEntries: () => entries,
  }
}
