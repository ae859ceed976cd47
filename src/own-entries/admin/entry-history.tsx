/** Earlier versions of an entry, and going back to one. */
import { RecordHistory } from '../../owner-kit/record-history.tsx'
import type { RecordRow } from '../../records/record-kind.ts'
import type { EntryStatus, OwnEntryContent } from '../own-entry.ts'
import { entryCalls, useEntryRevert, useEntryRevisions } from './entry-data.ts'
import { textOfContent, toContent, type EntryForm } from './entry-form.ts'
import { editorTexts as texts, ownEntryTexts } from './own-entries.nl.ts'

interface EntryHistoryProps {
  row: RecordRow
  form: EntryForm
  /** Something in the form was not saved yet. */
  dirty: boolean
  onReverted: () => void
}

// Only this room writes these versions.
const read = (data: unknown) => data as OwnEntryContent & { status: EntryStatus }

export function EntryHistory({ row, form, dirty, onReverted }: EntryHistoryProps) {
  const revert = useEntryRevert((revision) => entryCalls.revert(row, revision), { conflict: texts.conflict, failed: texts.restoreFailed }, onReverted)
  return (
    <RecordHistory
      revisions={useEntryRevisions(row.id)}
      textOf={(data) => textOfContent(read(data))}
      summaryOf={(data) => `${read(data).status === 'published' ? ownEntryTexts.published : ownEntryTexts.draft}: ${read(data).question}`}
      current={textOfContent(toContent(form.values))}
      dirty={dirty}
      note={texts.historyNote}
      restore={({ id }) => revert.mutate(id)}
      busy={revert.isPending}
    />
  )
}
