/** The answer engine that works from the site's own content alone: classify, calculate, retrieve, compose. */
import type { Article } from '../articles/article.ts'
import type { FigureBook } from '../figures/figure.ts'
import { findCalculation } from './calculation/find-calculation.ts'
import { classify, type Verdict } from './classify.ts'
import { answerWithEntry, answerWithSection, joinAnswers, type Content } from './compose-answer.ts'
import type { EngineAnswer, EngineInput } from './engine.ts'
import { engineTexts, openingEntries } from './engine.nl.ts'
import { findLastTopic, isAcceptance, measureDependence, type LastTopic } from './follow-up.ts'
import type { KnowledgeEntry } from './knowledge.ts'
import { analyse } from './retrieval/analyse.ts'
import { decide } from './retrieval/floor.ts'
import { buildIndex, type KnowledgeIndex } from './retrieval/knowledge-index.ts'
import type { Hit } from './retrieval/rank.ts'
import { retrieve } from './retrieval/retrieve.ts'
import { splitQuestion } from './split-question.ts'

export interface EmbeddedEngineOptions {
  entries: readonly KnowledgeEntry[]
  articles: readonly Article[]
  figures: FigureBook
}

export interface EmbeddedEngine {
  answer(input: EngineInput): EngineAnswer
  /** Questions to offer on the page at `path`, each answerable. */
  suggest(path: string): string[]
}

const CHOICE = 'keuze:'
const MOST_CHOICES = 3
const OPENING_SUGGESTIONS = 4

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

function answerHit(hit: Hit, workshop: Workshop, hits: readonly Hit[], day: string): EngineAnswer | undefined {
  return hit.passage.kind === 'entry' ? answerWithEntry(hit.passage.entry, workshop.content, hits, day) : answerWithSection(hit.passage, workshop.content, day)
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

/** What the visitor said yes to: the first question that was offered with the last answer. */
function acceptOffer(topic: LastTopic, workshop: Workshop, day: string): EngineAnswer | undefined {
  const { entries } = workshop.content
  const choice = topic.reference?.startsWith(CHOICE) ? topic.reference.slice(CHOICE.length).split(',')[0] : entries.get(topic.reference ?? '')?.next[0]
  const entry = entries.get(choice ?? '')
  return entry && answerWithEntry(entry, workshop.content, [], day)
}

function search(question: string, topic: LastTopic | undefined, day: string, workshop: Workshop): EngineAnswer {
  const { index } = workshop
  const weight = topic ? measureDependence(question, analyse(question, index.vocabulary)) : 0
  const { hits, own } = retrieve(index, question, topic && { ...topic, weight })
  const outcome = decide(question, own, hits, weight > 0)
  if (outcome === 'out-of-scope') return plain('buiten-bereik', engineTexts.outOfScope, listOpeningQuestions(workshop))
  if (outcome === 'unknown') return plain('onbekend', engineTexts.unknown, listOpeningQuestions(workshop))
  if (outcome === 'clarify') return clarify(hits)
  for (const hit of hits) {
    const answer = answerHit(hit, workshop, hits, day)
    if (answer) return answer
  }
  return plain('onbekend', engineTexts.unknown)
}

/** Answers a question in two parts part by part; the second part leans on the first. */
function searchParts(question: string, topic: LastTopic | undefined, day: string, workshop: Workshop): EngineAnswer {
  const whole = search(question, topic, day, workshop)
  const parts = splitQuestion(question)
  if (!parts || whole.kind !== 'kennis') return whole
  const second = search(parts[1], { reference: whole.reference, question: parts[0] }, day, workshop)
  const entry = workshop.content.entries.get(second.reference ?? '')
  if (second.kind !== 'kennis' || !entry || second.reference === whole.reference) return whole
  return joinAnswers(whole, second, entry.question)
}

function answer(input: EngineInput, workshop: Workshop): EngineAnswer {
  const { question, history, day } = input
  const verdict = classify(question)
  if (verdict) return answerVerdict(verdict, workshop)
  const topic = findLastTopic(history)
  if (topic && isAcceptance(question)) {
    const accepted = acceptOffer(topic, workshop, day)
    if (accepted) return accepted
  }
  return findCalculation(question, history, day, workshop.content.figures) ?? searchParts(question, topic, day, workshop)
}

/** Builds the index once; `answer` and `suggest` then only read. */
export function createEmbeddedEngine({ entries, articles, figures }: EmbeddedEngineOptions): EmbeddedEngine {
  const content: Content = {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    articles: new Map(articles.map((article) => [article.slug, article])),
    figures,
  }
  const workshop: Workshop = { content, index: buildIndex(entries, articles) }
  return {
    answer: (input) => answer(input, workshop),
    suggest: (path) => content.articles.get(path.replace(/^\/|\/$/g, ''))?.questions.slice(0, OPENING_SUGGESTIONS) ?? listOpeningQuestions(workshop),
  }
}
