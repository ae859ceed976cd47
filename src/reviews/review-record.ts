/** Reviews as records of the owner. */
import type { AnyDatabase } from '../platform/context.ts'
import type { RecordKind } from '../records/record-kind.ts'
import { AppError } from '../errors/errors.ts'
import { readStoredReview } from './open-review.ts'

export async function refuseSample(db: AnyDatabase, id: string): Promise<undefined> {
  if ((await readStoredReview(db, id)).isSample) throw new AppError('invalid_input', { fields: ['sample'] })
}

export const reviewRecord: RecordKind = {
  table: 'elk_reviews',
  history: 'beoordeling',
  actions: { save: 'review.save', delete: 'review.delete', restore: 'review.restore' },
  kept: 'thirty-days',
  onDelete: ({ db }, id) => refuseSample(db, id),
}
