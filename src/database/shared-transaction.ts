/**
 * Small transactions that come at the same moment share one on SQLite: what a transaction costs there is its commit to the disk, and all
 * wait for it in one line anyway. Each still happens whole or not at all. PostgreSQL runs them side by side, so there each has its own.
 */
import { setImmediate } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { DialectName } from './dialects.ts'
import type { Schema } from './schema.ts'

interface Waiting {
  run(db: Transaction<Schema>): Promise<void>
  done(): void
  failed(error: unknown): void
}

/** Their statements run at one go: more would keep everybody else waiting. */
const MOST_AT_ONCE = 32
const queues = new WeakMap<Database, Waiting[]>()

/** Resolves after the commit, with what `work` gave. Rejects with what `work` threw, or when the commit fails; then nothing of it is stored. */
export async function inSharedTransaction<T>(
  { db, dialect }: { db: Database; dialect: DialectName },
  work: (db: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (dialect !== 'sqlite') return db.transaction().execute(work)
  return new Promise<T>((resolve, reject) => {
    let result: T
    const waiting: Waiting = {
      run: async (transaction) => {
        result = await work(transaction)
      },
      done: () => resolve(result),
      failed: reject,
    }
    const queue = queues.get(db)
    if (queue) queue.push(waiting)
    else {
      const own = [waiting]
      queues.set(db, own)
      void drain(db, own)
    }
  })
}

/** Never rejects: every fault goes to those whose work it was. */
async function drain(db: Database, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    // All that arrives in this round of the event loop comes along.
    await setImmediate()
    await runTogether(db, queue.splice(0, MOST_AT_ONCE))
  }
  queues.delete(db)
}

async function runTogether(db: Database, batch: readonly Waiting[]): Promise<void> {
  const faults = new Map<Waiting, unknown>()
  try {
    await db.transaction().execute(async (transaction) => {
      for (const one of batch) await runApart(transaction, one).catch((error: unknown) => faults.set(one, error))
    })
  } catch (error) {
    for (const one of batch) one.failed(faults.get(one) ?? error)
    return
  }
  for (const one of batch) {
    if (faults.has(one)) one.failed(faults.get(one))
    else one.done()
  }
}

/** What one of them wrote before it failed is taken back, and nothing of the others. */
async function runApart(transaction: Transaction<Schema>, one: Waiting): Promise<void> {
  await sql`savepoint apart`.execute(transaction)
  try {
    await one.run(transaction)
  } catch (error) {
    await sql`rollback to savepoint apart`.execute(transaction)
    throw error
  } finally {
    await sql`release savepoint apart`.execute(transaction)
  }
}
