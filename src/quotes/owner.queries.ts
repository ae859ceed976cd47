/** SQL of what the owner sees of requests. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import { containing, folded } from '../database/folded.ts'
import { foldLetters, slugOf } from '../platform/fold-letters.ts'
import type { InvitationState } from './invitation-state.ts'
import { settledBy } from './invitations.queries.ts'
import type { RequestRow } from './quotes.queries.ts'

export interface PipelineFilter {
  state?: RequestRow['state'] | undefined
  /** Only those in the folder of doubtful ones, or only the others. */
  doubtful?: boolean | undefined
  /** In the reference, the deed, the place or the name of an office. */
  search?: string | undefined
  /** Keyed hash of a mail address. */
  person?: string | undefined
}

const answers = sql<number>`(select count(*) from elk_quote_invitations i where i.request_id = r.id and i.state in ('quoted', 'chosen', 'passed'))`
const asked = sql<number>`(select count(*) from elk_quote_invitations i where i.request_id = r.id)`

interface Database {
  db: AnyDatabase
  dialect: DialectName
}

/** Slugs have hyphens where people type spaces. */
function answersTo(dialect: DialectName, search: string) {
  const [text, slug] = [containing(foldLetters(search)), slugOf(search)]
  const inSlugs = slug === '' ? sql`false` : sql`r.deed like ${containing(slug)} or r.place like ${containing(slug)}`
  // There are few names, and many invitations: each name is folded once.
  const names = sql`with n as materialized (select distinct office_name from elk_quote_invitations) select n.office_name from n where ${folded(dialect, 'n.office_name')} like ${text} escape '\\'`
  return sql<boolean>`(r.reference like ${containing(search.toUpperCase())} escape '\\' or ${inSlugs}
    or r.id in (select i.request_id from elk_quote_invitations i where i.office_name in (${names})))`
}

/** Newest first, after the given one when set. */
export async function listPipeline({ db, dialect }: Database, filter: PipelineFilter, limit: number, after?: { at: string; id: string }) {
  let query = db
    .selectFrom('elk_quote_requests as r')
    .select(['r.id', 'r.reference', 'r.deed', 'r.place', 'r.state', 'r.doubt', 'r.created_at', 'r.due_at'])
    .select([asked.as('asked'), answers.as('answers')])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
  if (filter.state) query = query.where('r.state', '=', filter.state)
  if (filter.doubtful !== undefined) query = query.where('r.doubt', filter.doubtful ? 'is not' : 'is', null)
  if (filter.person) query = query.where('r.person_hash', '=', filter.person)
  if (filter.search) query = query.where(answersTo(dialect, filter.search))
  if (after) query = query.where((eb) => eb(eb.refTuple('r.created_at', 'r.id'), '<', eb.tuple(after.at, after.id)))
  return query.execute()
}

/** By state, with how many of them are doubtful. */
export const countStates = (db: AnyDatabase) =>
  db
    .selectFrom('elk_quote_requests')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count'), (eb) => eb.fn.count<number>('doubt').as('doubtful')])
    .groupBy('state')
    .execute()

/** In order. */
export const listSteps = (db: AnyDatabase, requestId: string) =>
  db
    .selectFrom('elk_quote_steps')
    .select(['id', 'invitation_id', 'step', 'actor', 'at'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute()

const counted = (states: readonly InvitationState[]) => sql<number>`sum(case when state in (${sql.join(states)}) then 1 else 0 end)`

/** Of these offices, what they were sent since a moment and what came of it. At most a few hundred ids a call. */
export const countByOffice = (db: AnyDatabase, { since, now }: { since: string; now: string }, ids: readonly string[]) =>
  db
    .selectFrom('elk_quote_invitations')
    .select((eb) => [
      'notary_id',
      eb.fn.countAll<number>().as('invited'),
      settledBy(now).as('settled'),
      eb.fn.count<number>('answered_at').as('answered'),
      counted(['quoted', 'chosen', 'passed']).as('quotes'),
      counted(['chosen']).as('chosen'),
    ])
    .where('invited_at', '>=', since)
    .where('notary_id', 'in', ids)
    .groupBy('notary_id')
    .execute()

/** Likewise, when each was asked and answered, of those that were. */
export const listAnswerTimes = (db: AnyDatabase, since: string, ids: readonly string[]) =>
  db
    .selectFrom('elk_quote_invitations')
    .select(['notary_id', 'invited_at', 'answered_at'])
    .where('invited_at', '>=', since)
    .where('notary_id', 'in', ids)
    .where('answered_at', 'is not', null)
    .execute()

/** What the mail server took for offices within a stretch of time, by office. */
export const listDelivered = (db: AnyDatabase, from: string, until: string) =>
  db
    .selectFrom('elk_quote_invitations')
    .select(['id', 'notary_id', 'office_name', 'delivered_at', 'relation', 'credit'])
    .where('delivered_at', '>=', from)
    .where('delivered_at', '<', until)
    .orderBy('office_name')
    .orderBy('delivered_at')
    .orderBy('id')
    .execute()

/** False when there is no such invitation, or it was not sent. */
export async function setCredit(db: AnyDatabase, id: string, credit: string | null): Promise<boolean> {
  const set = await db.updateTable('elk_quote_invitations').set({ credit }).where('id', '=', id).where('invited_at', 'is not', null).executeTakeFirst()
  return set.numUpdatedRows > 0n
}

export async function countDoubtful(db: AnyDatabase): Promise<number> {
  const row = await db
    .selectFrom('elk_quote_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('doubt', 'is not', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Its term begins anew. False when it does not wait in the folder. */
export async function clearDoubt(db: AnyDatabase, id: string, eraseAt: string): Promise<boolean> {
  const values = { doubt: null, erase_at: eraseAt }
  const cleared = await db.updateTable('elk_quote_requests').set(values).where('id', '=', id).where('doubt', 'is not', null).executeTakeFirst()
  return cleared.numUpdatedRows > 0n
}
