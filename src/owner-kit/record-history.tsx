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
  note?: string
  /** One line in the list; the first words of the text when absent. */
  summaryOf?: (data: unknown) => string
  /** Goes back at once, or puts it in the form. */
  restore: (revision: Revision) => void
  busy?: boolean
}

export function RecordHistory({ revisions, textOf, current, dirty, restore, busy = false, ...rest }: RecordHistoryProps) {
  const ask = async (revision: Revision) => {
    if (busy || (dirty && !(await askConfirmation(recordTexts.revertOver)))) return
    restore(revision)
  }
  return (
    <HistoryPanel
      revisions={revisions.data}
      failed={revisions.isError && !revisions.isFetching}
      onRetry={() => void revisions.refetch()}
      textOf={textOf}
      onRestore={(revision) => void ask(revision)}
      busy={busy}
      {...rest}
      current={current}
    />
  )
}
