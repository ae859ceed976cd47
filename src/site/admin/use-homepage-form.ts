/** The form of one homepage text. */
import { useRecordForm } from '../../owner-kit/use-record-form.ts'
import { homepagePlace } from './homepage-address.ts'
import { homepageCalls, useRefreshHomepage, type HomepageTextData } from './homepage-data.ts'
import { bodyOfForm, emptyForm, formOf, savedToast, sentencesOf, type HomepageField } from './homepage-form.ts'
import { homepageEditorTexts as texts } from './homepage.nl.ts'

const refusedOf = (fields: readonly HomepageField[]) => Object.fromEntries(fields.map((field) => [field, texts.faults[field]]))
const isField = (field: string): field is HomepageField => field in texts.faults

/** `text` undefined: a new one. */
export const useHomepageForm = (text: HomepageTextData | undefined, onCreated: (id: string) => void) =>
  useRecordForm({
    at: homepagePlace,
    row: text,
    initialValues: text ? formOf(text) : emptyForm,
    draftOf: (form) => form,
    faultsOf: sentencesOf,
    refusedOf: (fields) => refusedOf(fields.filter(isField)),
    read: homepageCalls.read,
    write: (form, row) => homepageCalls.save(bodyOfForm(form), row),
    refresh: useRefreshHomepage(),
    onCreated,
    texts: { ...texts, saved: (form) => savedToast(form, new Date()) },
  })
