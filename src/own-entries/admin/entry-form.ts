/** What the owner types in the form of an entry, and the entry it makes. */
import { useForm, type UseFormReturnType } from '@mantine/form'
import type { Topic } from '../../assistant/retrieval/knowledge.ts'
import { limits, type OwnEntryContent } from '../own-entry.ts'
import { faultTexts } from './own-entries.nl.ts'
import { dayOf } from '../../platform/dutch-time.ts'

export interface EntryValues extends Omit<OwnEntryContent, 'ways' | 'replaces'> {
  /** One a line. */
  ways: string
  /** '' for none. */
  replaces: string
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
})

export const toValues = ({ question, ways, answer, topic, sources, replaces, checkedOn }: OwnEntryContent): EntryValues => ({
  question,
  ways: ways.join('\n'),
  answer,
  topic,
  sources: sources.length > 0 ? sources : [{ title: '', url: '' }],
  replaces: replaces ?? '',
  checkedOn,
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Lines and sources that were left empty are no fault. */
export const toContent = ({ ways, replaces, sources, ...rest }: EntryValues): OwnEntryContent => ({
  ...rest,
  question: rest.question.trim(),
  answer: rest.answer.trim(),
  ways: linesOf(ways),
  replaces: replaces || null,
  sources: sources.map(({ title, url }) => ({ title: title.trim(), url: url.trim() })).filter(({ title, url }) => title || url),
})

const isAddress = (url: string): boolean => /^(https:\/\/[^\s]+\.[^\s]+|\/(?![/\\])[^\s\\]*)$/.test(url)

/** What can be said before anything is sent. */
export function validate(values: EntryValues): Record<string, string | null> {
  const { question, ways, sources, checkedOn } = toContent(values)
  const waysFit = ways.length <= limits.ways && ways.every((way) => way.length >= 3 && way.length <= limits.way)
  const sourcesFit = sources.length <= limits.sources && sources.every(({ title, url }) => title.length >= 3 && isAddress(url))
  return {
    question: question.length >= 3 && question.length <= limits.question ? null : (faultTexts['question'] ?? null),
    ways: waysFit ? null : (faultTexts['ways'] ?? null),
    sources: sourcesFit ? null : (faultTexts['sources'] ?? null),
    checkedOn: /^\d{4}-\d{2}-\d{2}$/.test(checkedOn) ? null : (faultTexts['checkedOn'] ?? null),
  }
}

export const useEntryForm = (initialValues: EntryValues): EntryForm => useForm<EntryValues>({ initialValues, validate })

/** Names of faults by the server -> sentences at the fields. */
export const toErrors = (fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap((field) => (faultTexts[field] ? [[field.split('.')[0] ?? field, faultTexts[field]]] : [])))
