/** One stored record: its form, or what there is instead while it loads, when it is gone, and for samples and deleted ones. */
import { useState, type ComponentType, type ReactNode } from 'react'
import { Alert, Group, Skeleton, Text, Title } from '@mantine/core'
import { amsterdamTime } from '../platform/dutch-time.ts'
import { ApiProblem } from './api-call.ts'
import { recordTexts } from './kit.nl.ts'
import { LoadFailed } from './load-failed.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { BackButton } from './record-form.tsx'
import { whenHandedDown } from './record-hooks.ts'
import { Only } from './role.tsx'
import type { Toast } from './toasts.tsx'
import { dropDraft } from './unsaved.ts'

export interface StoredRecordProps<Detail> {
  detail: Detail
  /** Starts anew from what is stored. */
  onReload: () => void
  onLeave: () => void
}

interface RecordEditorProps<Detail> {
  /** What is typed about it stands under this name, see `recordName`. */
  name: string
  query: { data: Detail | undefined; isFetching: boolean; error: Error | null; refetch: () => Promise<{ isError: boolean }> }
  /** Reads anew what hangs together with it. */
  refresh: () => Promise<void>
  texts: { gone: string; failed: Toast }
  onLeave: () => void
  Form: ComponentType<StoredRecordProps<Detail>>
}

export function RecordEditor<Detail>({ name, query, refresh, texts, onLeave, Form }: RecordEditorProps<Detail>) {
  /** Goes up when the form must start anew from what is stored. */
  const [generation, setGeneration] = useState(1)
  const reload = async () => {
    const { isError } = await query.refetch()
    // Then what is typed still stands there, and the reader knows.
    if (isError) return
    await whenHandedDown()
    dropDraft(name)
    setGeneration((number) => number + 1)
    await refresh()
  }
  const { data, isFetching, error } = query
  if (data) {
    return (
      <PartBoundary>
        <Form key={generation} detail={data} onReload={() => void reload()} onLeave={onLeave} />
      </PartBoundary>
    )
  }
  if (isFetching) return <Skeleton height={320} role="status" aria-label={recordTexts.loading} />
  if (!(error instanceof ApiProblem && error.status === 404)) return <LoadFailed sentence={texts.failed.message} onRetry={() => void query.refetch()} />
  return (
    <>
      <BackButton onLeave={onLeave} />
      <Text>{texts.gone}</Text>
    </>
  )
}

interface ReadOnlyRecordProps {
  /** Id of its heading. */
  id: string
  title: string
  /** Null: a sample. */
  deletedAt: string | null
  texts: { sampleText?: string; deletedTitle: string; deletedText: (time: string) => string }
  onLeave: () => void
  /** What it is about. */
  children?: ReactNode
  /** What can be done with it. */
  action?: ReactNode
}

export function ReadOnlyRecord({ id, title, deletedAt, texts, onLeave, children, action }: ReadOnlyRecordProps) {
  const isSample = deletedAt === null
  return (
    <section aria-labelledby={id}>
      <BackButton onLeave={onLeave} />
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
      <Alert variant="default" my="md" title={isSample ? recordTexts.sampleTitle : texts.deletedTitle}>
        <Text>{isSample ? texts.sampleText : texts.deletedText(amsterdamTime(deletedAt))}</Text>
        {action && (
          <Only needs="editor">
            <Group mt="sm">{action}</Group>
          </Only>
        )}
      </Alert>
    </section>
  )
}
