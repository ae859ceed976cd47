/** Notaries as records of the owner. */
import type { AnyDatabase } from '../platform/context.ts'
import type { RecordKind } from '../records/record-kind.ts'
import { AppError } from '../errors/errors.ts'
import { readStoredNotary } from './open-notary.ts'
import { reserveSlugs } from './reserve-slugs.ts'

export async function refuseSample(db: AnyDatabase, id: string): Promise<undefined> {
  if ((await readStoredNotary(db, id)).isSample) throw new AppError('invalid_input', { fields: ['sample'] })
}

export const notaryRecord: RecordKind = {
  table: 'elk_notaries',
  history: 'notaris',
  actions: { save: 'notary.save', delete: 'notary.delete', restore: 'notary.restore' },
  kept: 'thirty-days',
  onDelete: ({ db }, id) => refuseSample(db, id),
  beforeErasing: reserveSlugs,
}
