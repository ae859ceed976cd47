/** The owner's values of figures as records: one figure has one value of the owner for a day. */
import type { AnyDatabase, TransactionContext } from '../platform/context.ts'
import type { Change, RecordKind } from '../records/record-kind.ts'
import { AppError } from '../errors/errors.ts'
import type { FigureDraft } from './figure-draft.ts'
import { figureDraftSchema } from './figure-draft.schema.ts'
import { findValueRow, listValueRows, type FigureValueRow } from './figure-values.queries.ts'

export interface StoredValue extends FigureDraft {
  id: string
  version: number
}

const readStoredValue = ({ id, version, draft }: FigureValueRow): StoredValue => ({ id, version, ...figureDraftSchema.parse(JSON.parse(draft)) })

/** Of one figure, or of all; those that begin first stand first. */
export const listStoredValues = async (db: AnyDatabase, figure?: string): Promise<StoredValue[]> =>
  (await listValueRows(db, figure)).map(readStoredValue).toSorted((a, b) => a.from.localeCompare(b.from))

const overlaps = (a: FigureDraft, b: FigureDraft): boolean => a.from <= (b.until || '9999') && b.from <= (a.until || '9999')

/** Throws `conflict` with the field, when another value of the owner holds on a day of this one. */
export async function requireFree(db: AnyDatabase, id: string, draft: FigureDraft): Promise<void> {
  const others = (await listStoredValues(db, draft.figure)).filter((other) => other.id !== id)
  if (others.some((other) => overlaps(draft, other))) throw new AppError('conflict', { fields: ['from'] })
}

async function detailsOf({ db }: TransactionContext, id: string): Promise<Change> {
  const row = await findValueRow(db, id)
  return { details: { figure: row?.figure } }
}

export const figureRecord: RecordKind = {
  table: 'elk_figure_values',
  history: 'cijfer',
  actions: { save: 'figure.save', delete: 'figure.delete', restore: 'figure.restore' },
  kept: 'thirty-days',
  onDelete: detailsOf,
  async onRestore(at, id) {
    const row = await findValueRow(at.db, id)
    if (row) await requireFree(at.db, id, readStoredValue(row))
    return detailsOf(at, id)
  },
}
