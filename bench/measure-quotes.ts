/** The owner's pipeline over 10,000 requests with 40,000 invitations, and the sweep that ends 500 of them. */
import { migrate, openDatabase, type Database } from '../src/database/database.ts'
import { newId } from '../src/platform/ids.ts'
import { endOverdue } from '../src/quotes/quote-clock.ts'
import { listRequests } from '../src/quotes/read-requests.ts'
import { createSecrets } from '../src/platform/secrets.ts'
import type { Actor, Context } from '../src/platform/context.ts'
import { insertRows } from './large/insert-rows.ts'
import { percentile } from './numbers.ts'
import { withFolder } from './site.ts'
import { atMost, type Row } from './verdict.ts'

const REQUESTS = 10_000
const OFFICES = 4
const OVERDUE = 500
const READS = 100
const NOW = Date.parse('2026-11-20T10:00:00.000Z')

const MINUTE_MS = 60_000

const at = (minutes: number): string => new Date(NOW + minutes * MINUTE_MS).toISOString()
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** Those that come first are over; the others still run. */
async function fill(db: Database): Promise<void> {
  const requests = Array.from({ length: REQUESTS }, (_, index) => {
    const dueAt = at(index < OVERDUE ? -1 : index)
    const moments = {
      created_at: at(index - REQUESTS),
      confirmed_at: at(index - REQUESTS),
      due_at: dueAt,
      ended_at: null,
      erase_at: at(99_999),
    }
    const person = { sealed: null, person_hash: null, consent_version: null, consent_text: null, link_hash: null, language: null }
    return {
      id: newId(),
      reference: `r${index}`,
      deed: 'testament',
      place: 'utrecht',
      wanted: 'maand' as const,
      state: 'own' as const,
      doubt: null,
      source_page: '/',
      ...person,
      ...moments,
    }
  })
  await insertRows(
    db,
    'sqlite',
    'elk_quote_requests',
    requests.map((row) => ({ ...row, state: 'unconfirmed' as const })),
  )
  await db.updateTable('elk_quote_requests').set({ state: 'open' }).execute()
  const invitations = requests.flatMap(({ id, created_at, due_at }) =>
    Array.from({ length: OFFICES }, (_, office) => ({
      id: newId(),
      request_id: id,
      notary_id: `kantoor-${office}`,
      office_name: `Kantoor ${office}`,
      reasons: '{}',
      state: 'invited' as const,
      link_hash: null,
      invited_at: created_at,
      due_at,
      answered_at: null,
      decline_reason: null,
      total_cents: null,
      reminders: 3,
      remind_at: null,
      credit: null,
      created_at,
    })),
  )
  await insertRows(db, 'sqlite', 'elk_quote_invitations', invitations)
}

export function measureQuotes(): Promise<Row[]> {
  return withFolder(async (dataDir) => {
    const { db, dialect, close } = openDatabase({ url: undefined, dataDir })
    try {
      await migrate(db, dialect)
      await fill(db)
      const secrets = createSecrets('a-master-key-for-the-bench-of-at-least-32-characters')
      const context = (actor: Actor): Context => ({
        db,
        dialect,
        clock: { now: () => new Date(NOW) },
        log: silent,
        secrets,
        actor,
        refreshContent: async () => {},
      })
      const owner = context({ kind: 'user', userId: 'owner', sessionId: 'session', role: 'owner' })
      const times: number[] = []
      for (let read = 0; read < READS; read += 1) {
        const started = performance.now()
        await listRequests(owner, { filter: read % 2 === 0 ? {} : { state: 'open' }, search: read % 5 === 0 ? `r${read * 90}` : undefined, limit: 25 })
        times.push(performance.now() - started)
      }
      const started = performance.now()
      const ended = await endOverdue(context({ kind: 'system' }))
      const sweep = (performance.now() - started) / 1000
      return [
        atMost("10,000 requests, owner's pipeline p95", percentile(times, 0.95), 50, ' ms'),
        atMost(`sweep that ends ${ended} requests of ${OFFICES} offices`, sweep, 1, ' s'),
      ]
    } finally {
      await close()
    }
  })
}
