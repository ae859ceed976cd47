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
