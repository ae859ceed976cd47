/** One addition: writing, how visitors see it, and its earlier versions. */
import { useRef } from 'react'
import { Anchor, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { MarkdownPreview, PREVIEW_AFTER_MS } from '../../owner-kit/markdown-preview.tsx'
import { PartBoundary } from '../../owner-kit/part-boundary.tsx'
import { RecordEditor, type StoredRecordProps } from '../../owner-kit/record-editor.tsx'
import { RecordForm } from '../../owner-kit/record-form.tsx'
import { RecordHistory } from '../../owner-kit/record-history.tsx'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { recordName } from '../../owner-kit/use-record-address.ts'
import { useRecordForm } from '../../owner-kit/use-record-form.ts'
import { formatNumber } from '../../platform/number-format.ts'
import { MAX_PAGE_TEXT } from '../page-text-limits.ts'
import { pageNames, pageTextsTexts as texts, readFault, sentenceOf } from './page-texts.nl.ts'
import { pageTextCalls, pageTextPlace, usePageText, usePageTextRevisions, useRefreshPageTexts, useTextPreview, type PageTextData } from './page-texts-data.ts'

export function PageTextEditor({ id, onLeave }: { id: string; onLeave: () => void }) {
  return (
    <RecordEditor
      name={recordName(pageTextPlace, id)}
      query={usePageText(id)}
      refresh={useRefreshPageTexts()}
      texts={texts}
      onLeave={onLeave}
      Form={PageTextForm}
    />
  )
}

/** Of a text the first faults; all of them stand beside it. */
const MOST_TOLD = 3

function refusedOf(fields: readonly string[]): Record<string, string> {
  const faults = fields.flatMap((field) => readFault(field) ?? [])
  return faults.length > 0 ? { content: faults.slice(0, MOST_TOLD).map(sentenceOf).join(' ') } : {}
}

const contentOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'content' in data && typeof data.content === 'string' ? data.content : ''

function PageTextForm({ detail, onReload, onLeave }: StoredRecordProps<PageTextData>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { form, ...state } = useRecordForm({
    at: pageTextPlace,
    row: detail,
    initialValues: { content: detail.content },
    draftOf: (values) => values,
    faultsOf: () => ({}),
    refusedOf,
    read: pageTextCalls.read,
    write: ({ content }, row) => pageTextCalls.save(content, row ?? detail),
    refresh: useRefreshPageTexts(),
    onCreated: () => {},
    texts: { saved: () => texts.saved, refused: texts.refused, failed: texts.failedSave },
  })
  const { content } = form.values
  return (
    <section aria-labelledby="page-text-heading">
      <RecordForm
        id="page-text-heading"
        title={pageNames[detail.id]}
        standing={
          <p className="content-note">
            <Anchor href={`/${detail.id}#aanvullingen`}>{texts.look}</Anchor>
          </p>
        }
        state={state}
        beside={
          <PartBoundary of={content}>
            <Preview content={content} field={field} />
          </PartBoundary>
        }
        onReload={onReload}
        onLeave={onLeave}
      >
        <Textarea
          ref={field}
          label={texts.label}
          description={`${texts.note} ${texts.count(formatNumber(content.trim().length), formatNumber(MAX_PAGE_TEXT))}`}
          rows={16}
          {...form.getInputProps('content')}
        />
      </RecordForm>
      <RecordHistory
        revisions={usePageTextRevisions(detail.id)}
        textOf={contentOf}
        current={content}
        dirty={state.dirty}
        restore={({ data }) => {
          form.setValues({ content: contentOf(data) })
          showSuccess(texts.restored)
        }}
      />
    </section>
  )
}

function Preview({ content, field }: { content: string; field: Parameters<typeof MarkdownPreview>[0]['field'] }) {
  const [settled] = useDebouncedValue(content, PREVIEW_AFTER_MS)
  const { data, isError } = useTextPreview(settled)
  return <MarkdownPreview title={texts.preview} preview={data} isFailed={isError} sentenceOf={sentenceOf} lang="nl" field={field} />
}
