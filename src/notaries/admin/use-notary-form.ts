/** The form of one notary. */
import { useRecordForm, type RecordFormState } from '../../owner-kit/use-record-form.ts'
import { dutchDay, systemClock } from '../../platform/clock.ts'
import { findDraftFaults, tidyDraft } from '../notary-draft.ts'
import { toastTexts } from './notaries-admin.nl.ts'
import { notaryPlace } from './notary-address.ts'
import { notaryCalls, useRefreshNotaries, type NotaryDetail } from './notary-data.ts'
import { totalFaults } from './total-faults.ts'
import { draftOfValues, sentencesOf, valuesOf, type NotaryValues } from './notary-values.ts'

export type NotaryFormState = RecordFormState<NotaryValues> & { today: string }

export function useNotaryForm(stored: NotaryDetail | undefined, onCreated: (id: string) => void): NotaryFormState {
  const today = dutchDay(systemClock)
  const state = useRecordForm({
    at: notaryPlace,
    row: stored,
    initialValues: valuesOf(stored),
    draftOf: (values) => tidyDraft(draftOfValues(values)),
    faultsOf: (draft, { prices }) => ({ ...sentencesOf(findDraftFaults(draft, today)), ...totalFaults(prices) }),
    // The browser's own rules let pass only what they do not know: whether a place is there.
    refusedOf: (fields) => sentencesOf(Object.fromEntries(fields.map((field) => [field, field === 'location' ? 'unknown_place' : 'invalid']))),
    read: notaryCalls.read,
    write: notaryCalls.save,
    refresh: useRefreshNotaries(),
    onCreated,
    texts: { ...toastTexts, saved: ({ state: shown }) => (shown === 'zichtbaar' ? toastTexts.shown : toastTexts.saved) },
  })
  return { ...state, today }
}
