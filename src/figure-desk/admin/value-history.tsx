/** The earlier versions of a value, and going back to one. */
import { useMutation } from '@tanstack/react-query'
import { RecordHistory } from '../../owner-kit/record-history.tsx'
import { showRefusal, showReverted } from '../../owner-kit/record-hooks.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import type { FigureDraft } from '../figure-draft.ts'
import { useRefreshFigures, useVersions, valueCalls } from './figure-data.ts'
import { editTexts as texts, toastTexts } from './figures.nl.ts'

/** A version as one text. */
const describe = ({ low, high, from, until, source, url, checked, note }: FigureDraft): string =>
  [[low, high].filter(Boolean).join(' tot '), texts.period(from, until), source, url, checked, note].filter(Boolean).join('\n')

interface ValueHistoryProps {
  row: RecordRow
  draft: FigureDraft
  /** Something in the form was not saved yet. */
  dirty: boolean
  /** What is typed counts no more. */
  onReverted: () => void
}

export function ValueHistory({ row, draft, dirty, onReverted }: ValueHistoryProps) {
  const refresh = useRefreshFigures()
  const revert = useMutation({
    mutationFn: (revision: string) => valueCalls.revert(row, revision),
    onSuccess: () => {
      onReverted()
      showReverted()
    },
    onError: (error) => showRefusal(error, toastTexts),
    onSettled: refresh,
  })
  return (
    <RecordHistory
      revisions={useVersions(row.id)}
      // Only this room writes these versions.
      textOf={(data) => describe(data as FigureDraft)}
      current={describe(draft)}
      dirty={dirty}
      note={texts.historyNote}
      restore={({ id }) => revert.mutate(id)}
      busy={revert.isPending}
    />
  )
}
