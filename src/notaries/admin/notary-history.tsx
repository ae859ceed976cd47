/** The earlier versions of a notary, and going back to one. */
import { RecordHistory } from '../../owner-kit/record-history.tsx'
import { tidyDraft, type NotaryDraft } from '../notary-draft.ts'
import { editTexts, toastTexts } from './notaries-admin.nl.ts'
import { notaryCalls, useNotaryRevert, useNotaryRevisions, type Row } from './notary-data.ts'
import { describeDraft } from './notary-values.ts'

interface NotaryHistoryProps {
  row: Row
  /** What stands in the form. */
  draft: NotaryDraft
  /** Something in the form was not saved yet. */
  dirty: boolean
  onReverted: () => void
}

export function NotaryHistory({ row, draft, dirty, onReverted }: NotaryHistoryProps) {
  const revert = useNotaryRevert((revision) => notaryCalls.revert(row, revision), toastTexts, onReverted)
  return (
    <RecordHistory
      revisions={useNotaryRevisions(row.id)}
      // Only this room writes these versions.
      textOf={(data) => describeDraft(data as NotaryDraft)}
      current={describeDraft(tidyDraft(draft))}
      dirty={dirty}
      note={editTexts.historyNote}
      restore={({ id }) => revert.mutate(id)}
      busy={revert.isPending}
    />
  )
}
