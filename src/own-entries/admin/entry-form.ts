/** What the owner types in the form of an entry, and the entry it makes. */
import type { UseFormReturnType } from '@mantine/form'
import type { Topic } from '../../assistant/retrieval/topics.ts'
import { limits, type EntryStatus, type OwnEntryContent } from '../own-entry.ts'
import { topicNames } from '../../assistant/retrieval/topic-names.nl.ts'
import { editorTexts as texts, faultTexts } from './own-entries.nl.ts'
import { dayOf } from '../../platform/dutch-time.ts'

export interface EntryValues extends Omit<OwnEntryContent, 'ways' | 'replaces'> {
  /** One a line. */
  ways: string
  /** '' for none. */
  replaces: string
  /** As it was saved last; the button that saves decides. */
  status: EntryStatus
}

export type EntryForm = UseFormReturnType<EntryValues>

export const today = (): string => dayOf(new Date())

export const emptyValues = (question = '', ways = ''): EntryValues => ({
  question,
  ways,
  answer: '',
  topic: 'platform' satisfies Topic,
  sources: [{ title: '', url: '' }],
  replaces: '',
  checkedOn: today(),
  status: 'draft',
})

export const toValues = ({ question, ways, answer, topic, sources, replaces, checkedOn, status }: OwnEntryContent & { status: EntryStatus }): EntryValues => ({
  question,
  ways: ways.join('\n'),
  answer,
  topic,
  sources: sources.length > 0 ? sources : [{ title: '', url: '' }],
  replaces: replaces ?? '',
  checkedOn,
  status,
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Lines and sources that were left empty are no fault. */
export const toContent = ({ question, ways, answer, topic, sources, replaces, checkedOn }: Omit<EntryValues, 'status'>): OwnEntryContent => ({
  question: question.trim(),
  answer: answer.trim(),
  ways: linesOf(ways),
  topic,
  sources: sources.map(({ title, url }) => ({ title: title.trim(), url: url.trim() })).filter(({ title, url }) => title || url),
  replaces: replaces || null,
  checkedOn,
})

const isAddress = (url: string): boolean => /^(https:\/\/[^\s]+\.[^\s]+|\/(?![/\\])[^\s\\]*)$/.test(url)

/** What can be said before anything is sent: sentences by field. */
export function faultsOf({ question, ways, sources, checkedOn }: OwnEntryContent): Record<string, string> {
  const fits = {
    question: question.length >= 3 && question.length <= limits.question,
    ways: ways.length <= limits.ways && ways.every((way) => way.length >= 3 && way.length <= limits.way),
    sources: sources.length <= limits.sources && sources.every(({ title, url }) => title.length >= 3 && isAddress(url)),
    checkedOn: /^\d{4}-\d{2}-\d{2}$/.test(checkedOn),
  }
  return toErrors(Object.entries(fits).flatMap(([field, fit]) => (fit ? [] : [field])))
}

/** 'content.sources.0.url' -> 'sources'; what the rules name stays as it is. */
const fieldOf = (field: string): string => (field.startsWith('content.') ? (field.split('.')[1] ?? field) : field)

/** Names of faults -> sentences at the fields. */
export const toErrors = (fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map(fieldOf).flatMap((field) => (faultTexts[field] ? [[field.split('.')[0] ?? field, faultTexts[field]]] : [])))

const orNone = (text: string): string => text || texts.replacesPlaceholder

/** A version as one text, so that two can be compared. */
export function textOfContent({ question, ways, answer, topic, sources, replaces, checkedOn }: OwnEntryContent): string {
  return [
    question,
    ...ways,
    answer,
    `${texts.topic}: ${topicNames[topic]}`,
    ...sources.map(({ title, url }) => `${title} ${url}`),
    `${texts.replaces}: ${orNone(replaces ?? '')}`,
    `${texts.checkedOn}: ${checkedOn}`,
  ].join('\n')
}
