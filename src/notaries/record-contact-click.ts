/** A visitor touched a contact button: the event carries the name of the notary. */
import { recordEvent } from '../events/record-event.ts'
import type { Context } from '../platform/context.ts'
import type { Notary } from './notary.ts'

export interface ContactClick {
  notary: Pick<Notary, 'name'>
  /** The button of the form, behind the one of the notary. */
  form: boolean
}

/** Resolves with whether it was stored; a click too many is left out. */
export function recordContactClick(context: Context, { notary, form }: ContactClick): Promise<boolean> {
  return recordEvent(context, { name: 'contact_button_click', properties: { notary: form ? `${notary.name} - Form` : notary.name } })
}
