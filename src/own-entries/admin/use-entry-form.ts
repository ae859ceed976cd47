/** The form of one entry. */
import { useRecordForm } from '../../owner-kit/use-record-form.ts'
import { entryPlace } from './entry-address.ts'
import { entryCalls, useRefreshEntries, type Entry, type Origin } from './entry-data.ts'
import { emptyValues, faultsOf, toContent, toErrors, toValues } from './entry-form.ts'
import { ownEntryTexts as texts } from './own-entries.nl.ts'

interface EntryFormOptions {
  /** Undefined: a new one. */
  stored: Entry | undefined
  from: Origin | undefined
  /** Other ways in which visitors asked it, one a line. */
  ways: string
  onCreated: (id: string) => void
}

export const useEntryForm = ({ stored, from, ways, onCreated }: EntryFormOptions) =>
  useRecordForm({
    at: entryPlace,
    row: stored,
    initialValues: stored ? toValues(stored) : emptyValues(from?.question, ways),
    draftOf: ({ status, ...values }) => ({ content: toContent(values), status }),
    faultsOf: ({ content }) => faultsOf(content),
    refusedOf: toErrors,
    read: entryCalls.read,
    write: (draft, row) => entryCalls.save(draft, row, from),
    refresh: useRefreshEntries(),
    onCreated,
    texts: {
      saved: ({ status }, before) => (status === 'published' ? texts.savedPublished : before.status === 'published' ? texts.unpublished : texts.savedDraft),
      refused: texts.faults,
      failed: texts.saveFailed,
    },
  })
