/** Reads a few words that only name another subject as the question before them, asked of that subject: 'hoe lang geldt een levenstestament' and then 'en een testament'. */
import type { Turn } from '../conversation/engine.ts'
import { analyse } from '../retrieval/analyse.ts'
import type { Concept } from '../retrieval/concept.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import { foldText } from '../retrieval/fold-text.ts'
import { findLastTopic } from './follow-up.ts'
import { toPlainText } from './plain-text.ts'

const MOST_WORDS = 3

/** What is known in a language. */
export interface NamedSubjects {
  concepts: readonly Concept[]
  index: Pick<KnowledgeIndex, 'vocabulary'>
  entries: ReadonlyMap<string, Pick<KnowledgeEntry, 'question'>>
  /** What may stand before the name of another subject, for folded text. */
  lead: RegExp
  /** Belongs to some names and not to others: 'a will', 'a prenup'. */
  article?: RegExp
}

/** The longest name of a concept that stands in a text. */
function findName(text: string, concepts: readonly Concept[]): string | undefined {
  return concepts
    .flatMap(({ names }) => names)
    .filter((name) => ` ${text} `.includes(` ${name} `))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** Undefined unless the words are those of one concept, give or take a typing error. */
function findNamedSubject(question: string, { concepts, index, lead, article }: NamedSubjects): string | undefined {
  const rest = foldText(question)
    .replace(lead, '')
    .replace(/[^a-z ]/g, '')
    .trim()
  const bare = article ? rest.replace(article, '') : rest
  if (bare === '' || bare.split(' ').length > MOST_WORDS) return undefined
  const corrected = analyse(bare, index.vocabulary)
    .map(({ word }) => word)
    .join(' ')
  return concepts.flatMap(({ names }) => names).find((name) => name === rest || name === bare || name === corrected)
}

const TWICE = /\b(?:a|an|my|our|the) (?=(?:a|my|our|the) )/

export function readInFull(question: string, history: readonly Turn[], known: NamedSubjects): string {
  const subject = findNamedSubject(question, known)
  const last = subject === undefined ? undefined : findLastTopic(history)
  if (subject === undefined || !last) return question
  const asked = [last.question, known.entries.get(last.reference ?? '')?.question].flatMap((text) => {
    const whole = toPlainText(text ?? '')
    const name = findName(whole, known.concepts)
    return name === undefined || name === subject ? [] : [` ${whole} `.replace(` ${name} `, ` ${subject} `).trim().replace(TWICE, '')]
  })
  return asked[0] ?? question
}
