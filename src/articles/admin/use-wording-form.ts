/** The form of what the owner writes over one article. */
import { useRecordForm } from '../../owner-kit/use-record-form.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import { articlePlace } from './article-address.ts'
import { readFault, sentenceOf } from './article-body.nl.ts'
import { articleCalls, useRefreshArticles, type OpenedArticleData, type TypedWording } from './article-data.ts'
import { faultsOf, isWordingField, type WordingField } from './article-form.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'

/** With what the button does that saves it. */
export interface WordingValues extends TypedWording {
  step: 'draft' | 'publish'
}

const sentencesOf = (fields: readonly WordingField[]) => Object.fromEntries(fields.map((field) => [field, texts.faults[field]]))

/** Of a text the first faults; all of them stand beside it. */
const MOST_TOLD = 3

function refusedOf(fields: readonly string[]): Record<string, string> {
  const faults = fields.flatMap((field) => readFault(field) ?? [])
  const body = faults.slice(0, MOST_TOLD).map(sentenceOf).join(' ')
  return { ...sentencesOf(fields.filter(isWordingField)), ...(body && { body }) }
}

/** `typed`: what it begins with. */
export const useWordingForm = (article: OpenedArticleData, typed: TypedWording) =>
  useRecordForm<WordingValues, WordingValues, RecordRow>({
    at: articlePlace,
    row: article,
    initialValues: { ...typed, step: 'publish' },
    draftOf: (values) => values,
    faultsOf: (values) => sentencesOf(faultsOf(values)),
    refusedOf,
    read: articleCalls.read,
    write: ({ step, ...typed }, row) => articleCalls.save(step, typed, row ?? article),
    refresh: useRefreshArticles(),
    onCreated: () => {},
    texts: { ...texts, saved: ({ step }) => (step === 'publish' ? texts.published : texts.draftSaved) },
  })
