/** An answer of the assistant that the owner wrote, and what it must have to be published. */
import type { Topic } from '../assistant/retrieval/topics.ts'
import type { OwnKnowledge } from '../assistant/retrieval/own-index.ts'
import { slugOf } from '../platform/fold-letters.ts'

interface EntrySource {
  title: string
  /** https, or a path of this site. */
  url: string
}

/** What the owner types. */
export interface OwnEntryContent {
  question: string
  /** Other ways of asking. */
  ways: string[]
  /** Markdown with figure tokens. */
  answer: string
  topic: Topic
  sources: EntrySource[]
  /** Id of the entry of the content that it takes the place of. */
  replaces: string | null
  /** YYYY-MM-DD */
  checkedOn: string
}

export type EntryStatus = 'draft' | 'published'

export interface OwnEntry extends OwnEntryContent {
  id: string
  reference: string
  status: EntryStatus
  /** The question of a visitor that led to it, masked, with its conversation. */
  fromQuestion: string | null
  fromSession: string | null
  /** Counts the changes. */
  version: number
  createdAt: string
  updatedAt: string
}

export const limits = { question: 160, way: 200, ways: 30, answer: 900, shortestAnswer: 20, sourceTitle: 120, sources: 4, entries: 500 } as const

/** What keeps an entry from being published, by field. */
export type EntryFault =
  | 'question' // no question mark, too short or too long
  | 'answer' // too short or too long
  | 'answer.figure' // a token that is broken or names no figure
  | 'sources' // none, while the house rule asks for one
  | 'checkedOn' // in the future
  | 'replaces' // there is no such entry, or another entry replaces it already
  | 'question.taken' // another entry has the same question

/** What can be said without the database and the figures. A draft may be unfinished. */
export function findFaults(content: OwnEntryContent, status: EntryStatus, today: string): EntryFault[] {
  const faults: EntryFault[] = []
  const { question, answer, sources, checkedOn } = content
  if (status === 'published' && !(question.endsWith('?') && question.length >= 5)) faults.push('question')
  if (status === 'published' && answer.length < limits.shortestAnswer) faults.push('answer')
  if (status === 'published' && sources.length === 0) faults.push('sources')
  if (checkedOn > today) faults.push('checkedOn')
  return faults
}

const BARE_AMOUNT = /€\s?\d|\d\s?euro\b|\d\s?(?:%|procent)/i

/** An amount that is typed does not change by itself when the law does. */
export const hasTypedAmount = (text: string): boolean => BARE_AMOUNT.test(text.replace(/\{\{[^{}]*\}\}/g, '').replace(/\]\([^)]*\)/g, ']'))

/** As the engine reads it. */
export function toKnowledge(reference: string, content: OwnEntryContent): OwnKnowledge {
  const { question, ways, answer, topic, sources, checkedOn, replaces } = content
  // What the owner wrote is given whole and as it stands.
  const statement = { id: 'eigen', text: answer, aspects: [], from: [], asked: ways, yes: [], no: [] }
  return { id: reference, topic, question, statements: [statement], sources, checked: checkedOn, next: [], ...(replaces !== null && { replaces }) }
}

/** 'Kan ik parkeren?' -> 'eigen-kan-ik-parkeren-3f2a'; the end keeps two entries apart. */
export function makeReference(question: string, id: string): string {
  const slug = slugOf(question).slice(0, 40).replace(/-$/, '')
  return ['eigen', slug, id.slice(-6)].filter(Boolean).join('-')
}
