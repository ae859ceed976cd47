/** SQL of what requests came to, counted from invitations: those stay when the request is erased. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'

/** The newest, one row a request whose time is over. An answer that is no quote does not count. */
export const listOutcomes = (db: AnyDatabase, { since, now, limit }: { since: string; now: string; limit: number }) =>
  db
    .with('quoted', (cte) =>
      cte
        .selectFrom('elk_quote_invitations')
        .select(['request_id', 'answered_at'])
        .select(sql<number>`row_number() over (partition by request_id order by answered_at)`.as('turn'))
        .where('invited_at', '>=', since)
        .where('due_at', '<=', now)
        .where('answered_at', 'is not', null)
        .where('decline_reason', 'is', null),
    )
    .selectFrom('elk_quote_invitations as i')
    .leftJoin('quoted', (join) => join.onRef('quoted.request_id', '=', 'i.request_id').on('quoted.turn', '=', 2))
    .select((eb) => [
      eb.fn.min<string>('i.invited_at').as('askedAt'),
      eb.fn.max<string | null>('quoted.answered_at').as('secondAt'),
      eb.fn.count<number>('i.total_cents').as('totals'),
      eb.fn.min<number | null>('i.total_cents').as('lowest'),
      eb.fn.max<number | null>('i.total_cents').as('highest'),
    ])
    .where('i.invited_at', '>=', since)
    .where('i.due_at', '<=', now)
    .groupBy('i.request_id')
    .orderBy('askedAt', 'desc')
    .limit(limit)
    .execute()
