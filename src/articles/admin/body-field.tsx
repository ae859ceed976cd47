/** The text of an article as Markdown, and how visitors see it. */
import type { RefObject } from 'react'
import { Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { UseFormReturnType } from '@mantine/form'
import { MAX_BODY } from '../article-wording.ts'
import { MarkdownPreview, PREVIEW_AFTER_MS } from '../../owner-kit/markdown-preview.tsx'
import { useBodyPreview, type OpenedArticleData } from './article-data.ts'
import type { WordingValues } from './use-wording-form.ts'
import { bodyTexts as texts, sentenceOf } from './article-body.nl.ts'

type BodyRef = RefObject<HTMLTextAreaElement | null>

interface BodyFieldProps {
  article: OpenedArticleData
  form: UseFormReturnType<WordingValues>
  place: BodyRef
}

export const BodyField = ({ article: { lang }, form, place }: BodyFieldProps) => (
  <Textarea
    ref={place}
    label={texts.label}
    description={`${texts.note} ${texts.count(form.values.body.trim().length, MAX_BODY)}`}
    lang={lang}
    rows={24}
    {...form.getInputProps('body')}
  />
)

export function BodyPreview({ article: { slug, lang }, body, place }: { article: OpenedArticleData; body: string; place: BodyRef }) {
  const [settled] = useDebouncedValue(body, PREVIEW_AFTER_MS)
  const { data, isError } = useBodyPreview(slug, settled)
  return <MarkdownPreview title={texts.preview} preview={data} isFailed={isError} sentenceOf={sentenceOf} lang={lang} field={place} />
}
