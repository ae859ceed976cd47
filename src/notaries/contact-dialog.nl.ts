/** Every sentence of the contact with a notary; small, since the browser loads it too. */
import type { ContactField, FieldFault, FieldFaults } from '../contact/contact-fields.ts'
import { fieldSentence, optionalMark } from '../contact/contact.nl.ts'

export const contactTexts = {
  start: 'Contact opnemen',
  call: 'Bel',
  with: (name: string) => `met ${name}`,
  title: 'Contact opnemen',
  form: 'Contactformulier invullen',
  orCall: 'Of bel',
  platformPhone: 'Ons nummer',
  notaryPhone: 'De notaris zelf',
  close: 'Sluiten',
  formTitle: 'Contactformulier',
  fields: { name: 'Naam', email: 'E-mail', phone: 'Telefoonnummer', message: 'Bericht' } satisfies Record<ContactField, string>,
  optional: optionalMark,
  cancel: 'Annuleren',
  send: 'Versturen',
  sending: 'Verzenden...',
  unknownTitle: 'Deze notaris staat niet in de lijst',
  unknownLead: 'Misschien is het kantoor van de lijst gehaald. Kies een andere notaris.',
  backToList: 'Naar alle notarissen',
} as const

const phoneFaults: Record<FieldFault, string> = {
  empty: '',
  too_long: 'Dit telefoonnummer is te lang. Gebruik hoogstens 30 tekens.',
  invalid: 'Dit telefoonnummer klopt niet. Gebruik cijfers, bijvoorbeeld 06 12 34 56 78.',
}

/** '' when nothing is wrong with the field. */
export function faultSentence(field: ContactField, faults: FieldFaults): string {
  if (field !== 'phone') return fieldSentence(field, faults)
  return faults.phone ? phoneFaults[faults.phone] : ''
}
