/** The answer engine that works from the site's own content alone: classify, calculate, retrieve, compose. */
import type { Article } from '../articles/article.ts'
import type { FigureBook } from '../figures/figure.ts'
import { fillFigures } from '../figures/figure-tokens.ts'
import { findCalculation } from './calculation/find-calculation.ts'
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
import type { AnswerSource, EngineAnswer, EngineInput, Turn } from './engine.ts'
import { engineTexts, openingEntries } from './engine.nl.ts'
import { findReading, type Reading } from './find-reading.ts'
import { findLastTopic, isAcceptance, measureDependence, type LastTopic } from './follow-up.ts'
import type { KnowledgeEntry } from './knowledge.ts'
import { takeTurn } from '../platform/turns.ts'
import { analyse } from './retrieval/analyse.ts'
import { decide } from './retrieval/floor.ts'
import { buildIndex, type KnowledgeIndex } from './retrieval/knowledge-index.ts'
import type { LearnedModel } from './retrieval/learned/learned-model.ts'
import type { Hit } from './retrieval/rank.ts'
import { isKnownPhrase, measureRelevance, retrieve, type Found } from './retrieval/retrieve.ts'
import { splitQuestion } from './split-question.ts'

export interface EmbeddedEngineOptions {
  entries: readonly KnowledgeEntry[]
  articles: readonly Article[]
  figures: FigureBook
  model: LearnedModel
}

export interface EmbeddedEngine {
  answer(input: EngineInput): EngineAnswer
  /** Questions to offer on the page at `path`, each answerable. */
  suggest(path: string): string[]
  /** The answer where it needs no model (small talk, refusals, calculations), else the passages that a model may answer from. */
  plan(input: EngineInput): Plan
  /** Answers some questions for nobody: the first answers after a start would be slow, as nothing is compiled yet. */
  warm(): Promise<void>
  /** What to read about some words; `day` is YYYY-MM-DD. */
  findReading(words: string, day: string): Reading
}

export interface PlannedPassage {
  title: string
  text: string
  source: AnswerSource
}

export type Plan = { answer: EngineAnswer } | { answer: undefined; passages: PlannedPassage[] }

const MOST_PASSAGES = 6
const MOST_CHOICES = 3
const OPENING_SUGGESTIONS = 4
const WARMING = 60

interface Workshop {
  content: Content
  index: KnowledgeIndex
}

function plain(kind: EngineAnswer['kind'], text: string, suggestions: string[] = []): EngineAnswer {
  return { kind, text, sources: [], reference: undefined, suggestions }
}

function listOpeningQuestions({ content }: Workshop): string[] {
  const chosen = openingEntries.flatMap((id) => content.entries.get(id)?.question ?? [])
  const others = [...content.entries.values()].map((entry) => entry.question)
  return [...new Set([...chosen, ...others])].slice(0, OPENING_SUGGESTIONS)
}

function answerVerdict(verdict: Verdict, workshop: Workshop): EngineAnswer {
  switch (verdict.kind) {
    case 'crisis':
      return plain('crisis', verdict.about === 'suicide' ? engineTexts.suicide : engineTexts.violence)
    case 'begroeting':
      return plain('begroeting', engineTexts.greeting, listOpeningQuestions(workshop))
    case 'dank':
      return plain('dank', engineTexts.thanks)
    case 'mens':
      return plain('mens', engineTexts.person)
    case 'ai':
      return plain('ai', engineTexts.ai)
    case 'opdracht':
      return plain('opdracht', engineTexts.instructions, listOpeningQuestions(workshop))
    case 'buiten-bereik':
      return plain('buiten-bereik', engineTexts.foreignLaw)
  }
}

function answerHit(hit: Hit, workshop: Workshop, found: Found, day: string): EngineAnswer | undefined {
  const { content, index } = workshop
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
function acceptOffer(topic: LastTopic, history: readonly Turn[], workshop: Workshop, day: string): EngineAnswer | undefined {
  const { entries } = workshop.content
  const offered = topic.reference?.startsWith(CHOICE) ? topic.reference.slice(CHOICE.length).split(',') : (entries.get(topic.reference ?? '')?.next ?? [])
  const answered = new Set(history.map((turn) => turn.reference))
  const entry = entries.get(offered.find((id) => !answered.has(id)) ?? '')
  return entry && answerWithEntry(entry, workshop.content, [], day)
}

/** Says above the answer to which question it is one. */
function sayReading(answer: EngineAnswer, { passage }: Hit): EngineAnswer {
  return passage.kind === 'entry' ? { ...answer, text: `${engineTexts.readAs(passage.entry.question)}\n\n${answer.text}` } : answer
}

function search(question: string, topic: LastTopic | undefined, day: string, workshop: Workshop): EngineAnswer {
  const { index } = workshop
  const weight = topic ? measureDependence(question, analyse(question, index.vocabulary)) : 0
  const found = retrieve(index, question, topic && { ...topic, weight })
  const outcome = decide(question, found, weight > 0)
  if (outcome === 'out-of-scope') return plain('buiten-bereik', engineTexts.outOfScope, listOpeningQuestions(workshop))
  if (outcome === 'unknown') return plain('onbekend', engineTexts.unknown, listOpeningQuestions(workshop))
  if (outcome === 'clarify') return clarify(found.hits)
  if (outcome === 'either') {
    const [first, second] = found.hits.flatMap(({ passage }) => (passage.kind === 'entry' ? [passage.entry] : []))
    if (first && second) return answerEither(first, second, workshop.content, found.hits, day)
  }
  for (const hit of found.hits) {
    const answer = answerHit(hit, workshop, found, day)
    if (answer) return outcome === 'likely' ? sayReading(answer, hit) : answer
  }
  return plain('onbekend', engineTexts.unknown)
}

/** Answers a question in two parts part by part; the second part leans on the first. */
function searchParts(question: string, topic: LastTopic | undefined, day: string, workshop: Workshop): EngineAnswer {
  const parts = isKnownPhrase(workshop.index, question) ? undefined : splitQuestion(question)
  if (parts) {
    const first = search(parts[0], topic, day, workshop)
    const second = search(parts[1], { reference: first.reference, question: parts[0] }, day, workshop)
    const entry = workshop.content.entries.get(second.reference ?? '')
    if (first.kind === 'kennis' && second.kind === 'kennis' && entry && second.reference !== first.reference) return joinAnswers(first, second, entry.question)
  }
  return search(question, topic, day, workshop)
}

function answer(input: EngineInput, workshop: Workshop): EngineAnswer {
  const { question, history, day } = input
  const verdict = classify(question)
  if (verdict) return answerVerdict(verdict, workshop)
  const topic = findLastTopic(history)
  if (topic && isAcceptance(question)) {
    const accepted = acceptOffer(topic, history, workshop, day)
    if (accepted) return accepted
  }
  return findCalculation(question, history, day, workshop.content.figures) ?? searchParts(question, topic, day, workshop)
}

function planAnswer(input: EngineInput, workshop: Workshop): Plan {
  const { question, history, day } = input
  const { content, index } = workshop
  const verdict = classify(question)
  if (verdict) return { answer: answerVerdict(verdict, workshop) }
  const topic = findLastTopic(history)
  const accepted = topic && isAcceptance(question) ? acceptOffer(topic, history, workshop, day) : undefined
  const known = accepted ?? findCalculation(question, history, day, content.figures)
  if (known) return { answer: known }
  const weight = topic ? measureDependence(question, analyse(question, index.vocabulary)) : 0
  const found = retrieve(index, question, topic && { ...topic, weight })
  if (decide(question, found, weight > 0) === 'out-of-scope') return { answer: plain('buiten-bereik', engineTexts.outOfScope, listOpeningQuestions(workshop)) }
  return { answer: undefined, passages: found.hits.slice(0, MOST_PASSAGES).map((hit) => describePassage(hit, workshop, day)) }
}

function describePassage({ passage }: Hit, { content }: Workshop, day: string): PlannedPassage {
  if (passage.kind === 'section') {
    const title = [passage.article.title, ...passage.section.path].join(': ')
    return { title, text: fillFigures(passage.section.body, content.figures, day), source: { title: passage.article.title, url: sectionUrl(passage) } }
  }
  const { entry } = passage
  const [source = { title: entry.question, url: '/' }] = listEntrySources(entry, content, [])
  return { title: entry.question, text: writeEntry(entry, content, day), source }
}

/** Builds the index once; `answer` and `suggest` then only read. */
export function createEmbeddedEngine({ entries, articles, figures, model }: EmbeddedEngineOptions): EmbeddedEngine {
  const content: Content = {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    articles: new Map(articles.map((article) => [article.slug, article])),
    figures,
  }
  const workshop: Workshop = { content, index: buildIndex(entries, articles, model) }
  return {
    answer: (input) => answer(input, workshop),
    plan: (input) => planAnswer(input, workshop),
    async warm() {
      for (const entry of entries.slice(0, WARMING)) {
        await takeTurn()
        answer({ question: `${entry.question} ${entry.variants[0]}`, history: [], day: entry.checked }, workshop)
      }
    },
    findReading: (words, day) => findReading(words, day, workshop.index, content),
    suggest: (path) => content.articles.get(path.replace(/^\/|\/$/g, ''))?.questions.slice(0, OPENING_SUGGESTIONS) ?? listOpeningQuestions(workshop),
  }
}
