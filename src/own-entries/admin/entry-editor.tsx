/** The editor of one entry: fields, the answer as a visitor sees it, a trial, and its earlier versions. */
import { Anchor, Button, Text } from '@mantine/core'
import { PartBoundary } from '../../owner-kit/part-boundary.tsx'
import { RecordEditor, type StoredRecordProps } from '../../owner-kit/record-editor.tsx'
import { StateBadge } from '../../owner-kit/record-list.tsx'
import { RecordForm } from '../../owner-kit/record-form.tsx'
import { recordName } from '../../owner-kit/use-record-address.ts'
import type { EntryStatus } from '../own-entry.ts'
import { entryPlace, useEntryAddress } from './entry-address.ts'
import { useEntry, useEntryRemoval, useRefreshEntries, type Entry, type Origin } from './entry-data.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntryHistory } from './entry-history.tsx'
import { EntryPreview } from './entry-preview.tsx'
import { EntryTrial } from './entry-trial.tsx'
import { editorTexts as texts, ownEntryTexts } from './own-entries.nl.ts'
import { useEntryForm } from './use-entry-form.ts'

export function EntryEditor({ id, onLeave }: { id: string; onLeave: () => void }) {
  return (
    <RecordEditor
      name={recordName(entryPlace, id)}
      query={useEntry(id)}
      refresh={useRefreshEntries()}
      texts={{ gone: texts.gone, failed: ownEntryTexts.entryFailed }}
      onLeave={onLeave}
      Form={StoredEntry}
    />
  )
}

const StoredEntry = ({ detail, ...rest }: StoredRecordProps<Entry>) => <EntryForm stored={detail} from={undefined} ways="" {...rest} />

interface EntryFormProps {
  /** Undefined: a new one. */
  stored: Entry | undefined
  /** The question of a visitor that a new one answers. */
  from: Origin | undefined
  /** Other ways in which visitors asked it, one a line. */
  ways: string
  onReload: () => void
  onLeave: () => void
}

export function EntryForm({ stored, from, ways, onReload, onLeave }: EntryFormProps) {
  const { open } = useEntryAddress()
  const { form, save, ...state } = useEntryForm({ stored, from, ways, onCreated: (id) => open(id, 'replace') })
  const { remove } = useEntryRemoval()
  const status = stored?.status ?? 'draft'
  return (
    <section aria-labelledby="own-entry-heading">
      <RecordForm
        id="own-entry-heading"
        title={stored ? texts.editHeading : texts.newHeading}
        standing={<Source question={stored?.fromQuestion ?? from?.question ?? null} session={stored?.fromSession ?? from?.sessionId ?? null} />}
        state={{ ...state, save: () => save({ status }) }}
        actions={<Actions stored={stored?.status} busy={state.busy} save={(chosen) => save({ status: chosen })} />}
        beside={
          <div className="stack">
            <PartBoundary of={form.values.answer}>
              <EntryPreview form={form} />
            </PartBoundary>
            <EntryTrial form={form} reference={stored?.reference} />
          </div>
        }
        onReload={onReload}
        onLeave={onLeave}
        onDelete={({ id }, done) => remove.mutate({ id, onRemoved: done })}
      >
        <EntryFields form={form} />
      </RecordForm>
      {state.row && <EntryHistory row={state.row} form={form} dirty={state.dirty} onReverted={onReload} />}
    </section>
  )
}

function Source({ question, session }: { question: string | null; session: string | null }) {
  if (question === null) return null
  return (
    <Text mb="md" className="content-note">
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
  /** Undefined for a new one. */
  stored: EntryStatus | undefined
  busy: boolean
  save: (status: EntryStatus) => void
}

function Actions({ stored, busy, save }: ActionsProps) {
  const published = stored === 'published'
  return (
    <>
      {stored && <StateBadge state={stored} name={published ? ownEntryTexts.published : ownEntryTexts.draft} />}
      <Button onClick={() => save('published')} aria-disabled={busy}>
        {busy ? texts.saving : published ? texts.publishAgain : texts.publish}
      </Button>
      <Button variant="default" onClick={() => save('draft')} aria-disabled={busy}>
        {published ? texts.unpublish : texts.save}
      </Button>
    </>
  )
}
