/**
 * What the owner typed and did not save, of every form of the area. It is asked about before it would be lost, and it outlives the session:
 * whoever signs in again finds it where it stood. It is kept in memory; only for a reload that the owner asks for it goes through the storage of
 * this one tab, and is taken out of it at once.
 */
import type { RecordRow } from '../records/record-kind.ts'
import { askConfirmation } from './confirm.tsx'
import { recordTexts } from './kit.nl.ts'

/** Without passwords and keys: those are typed again. */
export interface Draft<Values = unknown> {
  values: Values
  /** What the form began with. */
  base: Values
  /** The version that it began with; undefined for what is new or has none. */
  row?: RecordRow | undefined
}

export interface OpenForm {
  isUnsaved: () => boolean
  /** Whether it is still on the screen there. */
  staysAt: (search: string) => boolean
  discard: () => void
}

const HAND_OVER = 'elk-typed'

const openForms = new Set<OpenForm>()
let drafts: Map<string, Draft> | undefined
let isHandedOver = false

function keptDrafts(): Map<string, Draft> {
  drafts ??= new Map(takeHandedOver())
  return drafts
}

function takeHandedOver(): [string, Draft][] {
  try {
    const text = sessionStorage.getItem(HAND_OVER)
    sessionStorage.removeItem(HAND_OVER)
    // Only `reloadPage` writes it.
    return text === null ? [] : (JSON.parse(text) as [string, Draft][])
  } catch {
    return []
  }
}

/** The browser's own question, before the page goes away. */
function warn(event: BeforeUnloadEvent): void {
  if (!isHandedOver && (keptDrafts().size > 0 || formsLostAt(undefined).length > 0)) event.preventDefault()
}

export function addForm(form: OpenForm): () => void {
  window.addEventListener('beforeunload', warn)
  openForms.add(form)
  return () => void openForms.delete(form)
}

/** The caller knows what the form of that name holds. */
export const draftOf = <Values>(name: string): Draft<Values> | undefined => keptDrafts().get(name) as Draft<Values> | undefined
export const keepDraft = (name: string, draft: Draft): void => void keptDrafts().set(name, draft)
export const dropDraft = (name: string): void => void keptDrafts().delete(name)
/** After signing out. */
export const forgetDrafts = (): void => keptDrafts().clear()

/** Forms with unsaved text that would go off the screen; `undefined` leaves the area. */
export const formsLostAt = (search: string | undefined): OpenForm[] =>
  [...openForms].filter((form) => form.isUnsaved() && (search === undefined || !form.staysAt(search)))

export const askToLeave = (forms: readonly OpenForm[]): Promise<boolean> => (forms.length === 0 ? Promise.resolve(true) : askConfirmation(recordTexts.leave))

/** Loads the page anew with everything that was typed. A browser that keeps nothing asks its own question first. */
export function reloadPage(): void {
  try {
    sessionStorage.setItem(HAND_OVER, JSON.stringify([...keptDrafts()]))
    isHandedOver = true
  } catch {
    // Then the browser warns of what would be lost.
  }
  location.reload()
}
