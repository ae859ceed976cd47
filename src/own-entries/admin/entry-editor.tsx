/** The editor of one entry: fields, the answer as a visitor sees it, a trial, and its earlier versions. */
import { useRef, useState } from 'react'
import { Anchor, Badge, Button, Group, Text, Title } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { ConflictNote } from '../../owner-kit/conflict-note.tsx'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import type { EntryStatus } from '../own-entry.ts'
import { useDelete, useSave, type Entry } from './entry-data.ts'
import { EntryFields } from './entry-fields.tsx'
import { emptyValues, toContent, toErrors, toValues, useEntryForm } from './entry-form.ts'
import { EntryHistory } from './entry-history.tsx'
import { EntryPreview } from './entry-preview.tsx'
import { EntryTrial } from './entry-trial.tsx'
import { editorTexts as texts, ownEntryTexts } from './own-entries.nl.ts'

interface EntryEditorProps {
  /** Undefined for a new one. */
  entry: Entry | undefined
  /** The question of a visitor that a new one answers. */
  from: { question: string; sessionId: string | null } | undefined
  /** Other ways in which visitors asked it, one a line. */
  ways: string
  onSaved: (entry: Entry) => void
  onClose: () => void
}

export function EntryEditor({ entry, from, ways, onSaved, onClose }: EntryEditorProps) {
  const form = useEntryForm(entry ? toValues(entry) : emptyValues(from?.question, ways))
  const unsaved = form.isDirty()
  useLeaveWarning(unsaved)
  const save = useSave({ entry, from, onSaved, onFaults: (fields) => form.setErrors(toErrors(fields)) })
  const frame = useRef<HTMLFormElement>(null)
  const [last, setLast] = useState<EntryStatus>('draft')
  const submit = (status: EntryStatus, send = save.save) => {
    setLast(status)
    if (save.busy) return
    if (form.validate().hasErrors) {
      frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    send({ content: toContent(form.values), status })
  }
  const leave = async () => {
    if (!unsaved || (await askConfirmation(texts.leave))) onClose()
  }
  return (
    <section aria-labelledby="own-entry-heading">
      <Group justify="space-between" mb="md">
        <Title order={2} id="own-entry-heading">
          {entry ? texts.editHeading : texts.newHeading}
        </Title>
        <Button variant="default" onClick={() => void leave()}>
          {ownEntryTexts.back}
        </Button>
      </Group>
      <Origin question={entry?.fromQuestion ?? from?.question ?? null} session={entry?.fromSession ?? from?.sessionId ?? null} />
      <div className="beside">
        <form
          ref={frame}
          noValidate
          className="admin-card"
          onSubmit={(event) => {
            event.preventDefault()
            submit(entry?.status ?? 'draft')
          }}
        >
          {save.conflict && <ConflictNote busy={save.busy} onKeepMine={() => submit(last, save.saveAnyway)} onLoadTheirs={save.loadTheirs} />}
          <EntryFields form={form} />
          <Actions entry={entry} saving={save.busy} onSubmit={submit} onDeleted={onClose} />
        </form>
        <div className="own-side">
          <EntryPreview form={form} />
          <EntryTrial form={form} reference={entry?.reference} />
          {entry && <EntryHistory id={entry.id} />}
        </div>
      </div>
    </section>
  )
}

function Origin({ question, session }: { question: string | null; session: string | null }) {
  if (question === null) return null
  return (
    <Text mb="md" className="own-origin">
      {texts.from(question)}{' '}
      {session !== null && (
        <Anchor underline="always" href={`?tab=chat-logs&sessie=${encodeURIComponent(session)}`}>
          {texts.fromSession}
        </Anchor>
      )}
    </Text>
  )
}

interface ActionsProps {
  entry: Entry | undefined
  saving: boolean
  onSubmit: (status: EntryStatus) => void
  onDeleted: () => void
}

function Actions({ entry, saving, onSubmit, onDeleted }: ActionsProps) {
  const published = entry?.status === 'published'
  return (
    <Group gap="sm" className="own-actions">
      {entry && (
        <Badge variant="default" tt="none" data-status={entry.status} className="own-status">
          {published ? ownEntryTexts.published : ownEntryTexts.draft}
        </Badge>
      )}
      <Button onClick={() => onSubmit('published')} aria-disabled={saving}>
        {saving ? texts.saving : published ? texts.publishAgain : texts.publish}
      </Button>
      <Button variant="default" onClick={() => onSubmit('draft')} aria-disabled={saving}>
        {published ? texts.unpublish : texts.save}
      </Button>
      {entry && <DeleteButton id={entry.id} onDeleted={onDeleted} />}
    </Group>
  )
}

function DeleteButton({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const remove = useDelete(id, onDeleted)
  return (
    <Button variant="subtle" color="red" aria-disabled={remove.isPending} onClick={() => !remove.isPending && remove.mutate()}>
      {texts.delete}
    </Button>
  )
}
