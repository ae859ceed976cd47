/** The earlier versions of a notary, and going back to one. */
import { HistoryPanel } from '../../owner-kit/history-panel.tsx'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { tidyDraft, type NotaryDraft } from '../notary-draft.ts'
import { editTexts, toastTexts } from './notaries-admin.nl.ts'
import { notaryCalls, useNotaryAction, useNotaryRevisions, type Row } from './notary-data.ts'
import { describeDraft } from './notary-values.ts'

interface NotaryHistoryProps {
  row: Row
  /** What stands in the form. */
  draft: NotaryDraft
  /** Something in the form was not saved yet. */
  dirty: boolean
  onRestored: () => void
}

export function NotaryHistory({ row, draft, dirty, onRestored }: NotaryHistoryProps) {
  const revisions = useNotaryRevisions(row.id)
  const restore = useNotaryAction(
    (revision: string) => notaryCalls.revert(row, revision),
    () => {
      showSuccess(toastTexts.restored)
      onRestored()
    },
    (error) => showFailure(error instanceof ApiProblem && error.code === 'conflict' ? toastTexts.conflict : toastTexts.failed),
  )
  const ask = async (revision: string) => {
    if (restore.isPending || (dirty && !(await askConfirmation(editTexts.restoreOver)))) return
    restore.mutate(revision)
  }
  return (
    <HistoryPanel
      revisions={revisions.data}
      failed={revisions.isError && !revisions.isFetching}
      onRetry={() => void revisions.refetch()}
      // Only this room writes these versions.
      textOf={(data) => describeDraft(data as NotaryDraft)}
      note={editTexts.historyNote}
      onRestore={({ id }) => void ask(id)}
      current={describeDraft(tidyDraft(draft))}
    />
  )
}
