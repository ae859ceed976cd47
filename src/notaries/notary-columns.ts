/** Notaries as columns of a spreadsheet. */
import type { NotaryDraft } from './notary-draft.ts'

/** The columns of the file, in their order, and the fields of a notary that they hold. */
export const fieldOfColumn = {
  naam: 'name',
  plaats: 'location',
  talen: 'languages',
  specialisaties: 'specializations',
  kenmerken: 'features',
  telefoon: 'phone',
  mail: 'email',
  website: 'website',
  register: 'registerUrl',
  register_gezien_op: 'registerDay',
  bron: 'source',
  bron_gezien_op: 'sourceDay',
  vergoeding: 'relation',
  prijzen: 'prices',
} as const satisfies Record<string, keyof NotaryDraft>

type Column = keyof typeof fieldOfColumn

/** What other programs call such a column. */
const otherNames: Readonly<Record<string, Column>> = {
  'e-mail': 'mail',
  email: 'mail',
  mailadres: 'mail',
  'e-mailadres': 'mail',
  emailadres: 'mail',
}

const isColumn = (heading: string): heading is Column => Object.hasOwn(fieldOfColumn, heading)

/** Undefined for a heading that says nothing to us. */
export const columnOf = (heading: string): Column | undefined =>
  isColumn(heading) ? heading : Object.hasOwn(otherNames, heading) ? otherNames[heading] : undefined
