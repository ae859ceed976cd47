/** What is typed of a value, with its rules; a new one begins where the last one ends. */
import { useRecordForm, type RecordFormState } from '../../owner-kit/use-record-form.ts'
import { dutchDay, systemClock } from '../../platform/clock.ts'
import { addDays } from '../../platform/days.ts'
import { findFigureFaults, type FigureDraft } from '../figure-draft.ts'
import { showFigure, useRefreshFigures, valueCalls, type EnteredValue, type FigureDetail } from './figure-data.ts'
import { faultSentence, toastTexts } from './figures.nl.ts'

/** The day after the figure runs out and the end of that year; the source is mostly the same. */
function nextOf({ id, until, source, url }: FigureDetail, today: string): FigureDraft {
  const from = until === undefined ? today : addDays(until, 1)
  return { figure: id, low: '', high: '', from, until: until === undefined ? '' : `${from.slice(0, 4)}-12-31`, source, url, checked: today, note: '' }
}

const tidy = (draft: FigureDraft): FigureDraft => ({
  figure: draft.figure,
  low: draft.low.trim(),
  high: draft.high.trim(),
  from: draft.from,
  until: draft.until,
  source: draft.source.trim(),
  url: draft.url.trim(),
  checked: draft.checked,
  note: draft.note.trim(),
})

const sentences = (fields: readonly string[]): Record<string, string> => Object.fromEntries(fields.map((name) => [name, faultSentence(name)]))

export type ValueFormState = RecordFormState<FigureDraft> & {
  /** As it would be sent. */
  draft: FigureDraft
  /** A sentence for each field that is not right. */
  mistakes: Record<string, string>
}

export function useValueForm(figure: FigureDetail, stored: EnteredValue | undefined): ValueFormState {
  const today = dutchDay(systemClock)
  const faultsOf = (draft: FigureDraft) => sentences(findFigureFaults(draft, figure.shape, today))
  const state = useRecordForm({
    at: { one: 'waarde', also: ['cijfer'], of: figure.id },
    row: stored,
    initialValues: stored ? tidy(stored) : nextOf(figure, today),
    draftOf: tidy,
    faultsOf,
    refusedOf: sentences,
    read: (id) => valueCalls.read(figure.id, id),
    write: valueCalls.save,
    refresh: useRefreshFigures(),
    onCreated: (id) => showFigure(figure.id, id),
    texts: { ...toastTexts, saved: () => toastTexts.saved },
  })
  const draft = tidy(state.form.values)
  return { ...state, draft, mistakes: faultsOf(draft) }
}
