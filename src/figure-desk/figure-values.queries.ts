/** SQL of the owner's values of figures. */
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { FigureValuesTable } from '../database/figure-tables.ts'

export type FigureValueRow = Selectable<FigureValuesTable>

/** More than anybody enters. */
const MOST = 5_000

/** Of one figure, or of all; the oldest first, without what was deleted. */
export function listValueRows(db: AnyDatabase, figure?: string): Promise<FigureValueRow[]> {
  const query = db.selectFrom('elk_figure_values').selectAll().where('deleted_at', 'is', null)
  return (figure === undefined ? query : query.where('figure', '=', figure)).orderBy('created_at').orderBy('id').limit(MOST).execute()
}

export const findValueRow = (db: AnyDatabase, id: string): Promise<FigureValueRow | undefined> =>
  db.selectFrom('elk_figure_values').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertValue(db: AnyDatabase, row: Insertable<FigureValuesTable>): Promise<void> {
  await db.insertInto('elk_figure_values').values(row).execute()
}

export async function updateValue(db: AnyDatabase, id: string, values: Updateable<FigureValuesTable>): Promise<void> {
  await db.updateTable('elk_figure_values').set(values).where('id', '=', id).execute()
}
