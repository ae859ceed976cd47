/** The owner puts a notary on the list or takes it off; of a sample nothing else can change. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { changeRecord } from '../records/change-record.ts'
import type { RecordRow } from '../records/record-kind.ts'
import { updateNotary } from './notary-edit.queries.ts'
import { notaryRecord } from './notary-record.ts'
import { readStoredNotary } from './open-notary.ts'
import { columnsOf, draftOf } from './stored-notary.ts'

/** Throws `not_found`, and `conflict` when somebody else saved in between. */
export const setNotaryState = (context: Context, { state, ...row }: RecordRow & { state: 'zichtbaar' | 'uit' }): Promise<RecordRow> =>
  changeRecord(context, notaryRecord, { row }, async ({ db, clock }, id) => {
    const stored = await readStoredNotary(db, id)
    const now = isoNow(clock)
    await updateNotary(db, id, { ...columnsOf(state, stored.listedAt, now), updated_at: now })
    return { keep: stored.isSample ? undefined : { ...draftOf(stored), state }, details: { state, sample: stored.isSample } }
  })
