/** Tells the outbox of this process that there is something to deliver, so that it need not wait for its next look. */
import type { Database } from '../database/database.ts'

const listeners = new WeakMap<Database, Set<() => void>>()

/** Returns the function that ends the listening. */
export function onOutboxWake(db: Database, listener: () => void): () => void {
  const known = listeners.get(db) ?? new Set()
  listeners.set(db, known.add(listener))
  return () => void known.delete(listener)
}

/** Call after the transaction that stored the delivery. */
export function wakeOutbox(db: Database): void {
  for (const listener of listeners.get(db) ?? []) listener()
}
