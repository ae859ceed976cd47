/** The earlier versions of a record, and going back to one. */
import { askConfirmation } from './confirm.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { recordTexts } from './kit.nl.ts'
import type { Revision } from '../revisions/revisions.ts'

interface RecordHistoryProps {
  revisions: { data: readonly Revision[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** A version as one text. */
  textOf: (data: unknown) => string
  /** What stands in the form, as one text. */
  current: string
  /** Something in the form was not saved yet. */
  dirty: boolean
  note: string
  revert: { isPending: boolean; mutate: (revision: string) => void }
}

export function RecordHistory({ revisions, textOf, current, dirty, note, revert }: RecordHistoryProps) {
  const ask = async (revision: string) => {
    if (revert.isPending || (dirty && !(await askConfirmation(recordTexts.revertOver)))) return
    revert.mutate(revision)
  }
  return (
    <HistoryPanel
      revisions={revisions.data}
      failed={revisions.isError && !revisions.isFetching}
      onRetry={() => void revisions.refetch()}
      textOf={textOf}
      note={note}
      onRestore={({ id }) => void ask(id)}
      current={current}
    />
  )
}
