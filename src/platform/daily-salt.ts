/** The salt of the day for visitor keys. Shared by all instances, destroyed after two days, so that old keys lead nowhere. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Clock } from './clock.ts'
import { dropSaltsBefore, findSalt, insertSalt } from './daily-salt.queries.ts'
import { DAY_MS } from './days.ts'

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export interface DailySalt {
  get(): Promise<string>
  /** The salt of this moment, where it is in memory. */
  known(now: Date): string | undefined
}

/** Days turn over at midnight UTC. Falls back to a salt of this process while the database is away. */
export function createDailySalt(db: Database, clock: Clock): DailySalt {
  const fallback = randomBytes(32).toString('hex')
  let known: { day: string; salt: string; begins: number } | undefined
  return {
    known(now) {
      const sinceMidnight = known ? now.getTime() - known.begins : NaN
      return sinceMidnight >= 0 && sinceMidnight < DAY_MS ? known?.salt : undefined
    },
    async get() {
      const day = dayOf(clock.now())
      if (known?.day === day) return known.salt
      try {
        known = { day, salt: await readOrMake(db, day), begins: Date.parse(day) }
        await dropOldSalts(db, clock)
        return known.salt
      } catch {
        return fallback
      }
    },
  }
}

/** Destroys the salts of more than two days ago. Returns how many. */
export const dropOldSalts = (db: Database, clock: Clock): Promise<number> => dropSaltsBefore(db, dayOf(new Date(clock.now().getTime() - 2 * DAY_MS)))

async function readOrMake(db: Database, day: string): Promise<string> {
  const existing = await findSalt(db, day)
  if (existing) return existing
  await insertSalt(db, day, randomBytes(32).toString('hex'))
  return (await findSalt(db, day)) ?? ''
}
