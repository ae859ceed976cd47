/** A verb's context on a test database, with a clock that stands still until it is moved. */
import type { OpenDatabase } from '../../src/database/database.ts'
import type { Actor, Context } from '../../src/platform/context.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { LEAST_COST } from './cheap-hash.ts'

export interface TestClock {
  now(): Date
  advance(milliseconds: number): void
}

export function testClock(start = '2026-11-20T10:00:00.000Z'): TestClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}

export const silentLog = { debug() {}, info() {}, warn() {}, error() {} }

export interface TestContext extends Context {
  clock: TestClock
  as(actor: Actor): TestContext
}

export const owner: Actor = { kind: 'user', userId: 'owner-1', sessionId: 'session-1', role: 'owner' }
export const visitor = (key = 'visitor-1'): Actor => ({ kind: 'visitor', visitor: key })

export function testContext({ db, dialect }: OpenDatabase, clock = testClock()): TestContext {
  const make = (actor: Actor): TestContext => ({
    db,
    dialect,
    clock,
    log: silentLog,
    secrets: createSecrets('a-master-key-for-tests-of-at-least-32-characters'),
    actor,
    hashing: LEAST_COST,
    as: make,
  })
  return make(visitor())
}
