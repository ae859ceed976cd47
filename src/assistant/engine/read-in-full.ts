/** Reads a few words that only name another subject as the question before them, asked of that subject: 'hoe lang geldt een levenstestament' and then 'en een testament'. */
import type { Turn } from '../conversation/engine.ts'
import { analyse } from '../retrieval/analyse.ts'
import type { Concept } from '../retrieval/concept.ts'
import { foldText } from '../retrieval/fold-text.ts'
import type { Corpus } from './corpus.ts'
import { findLastTopic } from './follow-up.ts'
import { otherSubjectLead } from './follow-up.nl.ts'
import { toPlainText } from './plain-text.ts'

const MOST_WORDS = 3

/** The longest name of a concept that stands in a text. */
function findName(text: string, concepts: readonly Concept[]): string | undefined {
  return concepts
    .flatMap(({ names }) => names)
    .filter((name) => ` ${text} `.includes(` ${name} `))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** Undefined unless the words are those of one concept, give or take a typing error. */
function findNamedSubject(question: string, { concepts, index }: Corpus): string | undefined {
  const rest = foldText(question)
    .replace(otherSubjectLead, '')
    .replace(/[^a-z ]/g, '')
    .trim()
  if (rest === '' || rest.split(' ').length > MOST_WORDS) return undefined
  const corrected = analyse(rest, index.vocabulary)
    .map(({ word }) => word)
    .join(' ')
  return concepts.flatMap(({ names }) => names).find((name) => name === rest || name === corrected)
}

export function readInFull(question: string, history: readonly Turn[], corpus: Corpus): string {
  const subject = findNamedSubject(question, corpus)
  const last = subject === undefined ? undefined : findLastTopic(history)
  if (subject === undefined || !last) return question
  const asked = [last.question, corpus.content.entries.get(last.reference ?? '')?.question].flatMap((text) => {
    const whole = toPlainText(text ?? '')
    const name = findName(whole, corpus.concepts)
    return name === undefined || name === subject ? [] : [` ${whole} `.replace(` ${name} `, ` ${subject} `).trim()]
  })
  return asked[0] ?? question
}
