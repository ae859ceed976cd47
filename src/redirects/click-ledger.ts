/** Counts clicks: hits wait a moment in memory and are written together. Their answers go ahead of that as long as the disk is quick. */
import type { Database } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import type { Logger } from '../platform/log.ts'
import { mayAnswerAhead, REST_MS } from './answer-ahead.ts'
import { writeClicks, type Click, type OnCounted } from './write-clicks.ts'

const TRY_AGAIN_MS = 2_000
const ROWS_PER_WRITE = 2_000
const MAX_WAITING = 200_000
/** A database that has written nothing for so long is away: nobody waits for it any more. */
const PATIENCE_MS = 4_000

export interface ClickLedger {
  /** Undefined: the answer may go at once. Else it goes when that resolves: the click is on disk, or the database is away. */
  record(click: Click): Promise<void> | undefined
  /** Writes everything that waits; resolves when it is on disk. Throws when the database is away: the clicks stay. */
  flush(): Promise<void>
  /** Clicks given up because the database was away too long. */
  dropped(): number
  waiting(): number
}

interface LedgerOptions {
  db: Database
  dialect: DialectName
  log: Pick<Logger, 'error'>
  onCounted?: OnCounted
}

interface Held {
  click: Click
  /** By `performance.now()`. */
  at: number
  /** Of a click whose answer waits. */
  release: (() => void) | undefined
}

export function createClickLedger(options: LedgerOptions): ClickLedger {
  let held: Held[] = []
  let timer: NodeJS.Timeout | undefined
  let dueAt = 0
  /** Of the write under way. */
  let beganAt: number | undefined
  let lastBeganAt = -Infinity
  let lastEndedAt = -Infinity
  let lastTook: number | undefined
  let writing: Promise<void> = Promise.resolve()
  let isAway = false
  let dropped = 0
  let batchSize = 0
  let answersWaiting = 0
  let patience: NodeJS.Timeout | undefined

  const release = (some: readonly Held[]) => {
    for (const one of some) {
      if (!one.release) continue
      one.release()
      one.release = undefined
      answersWaiting -= 1
    }
    clearTimeout(patience)
    patience = answersWaiting > 0 ? setTimeout(giveUp, PATIENCE_MS).unref() : undefined
  }

  const giveUp = () => {
    isAway = true
    release(held)
  }

  const schedule = (delay: number) => {
    clearTimeout(timer)
    dueAt = performance.now() + delay
    timer = setTimeout(() => {
      timer = undefined
      write('what is due').catch((error: unknown) => {
        options.log.error({ err: error, waiting: held.length }, 'clicks could not be written, trying again')
        schedule(TRY_AGAIN_MS)
      })
    }, delay).unref()
  }

  const writeBatch = async (due: number) => {
    beganAt = lastBeganAt = performance.now()
    // A batch keeps its rows until it is written: whether its first click is there tells whether all of it is.
    batchSize = Math.min(batchSize || ROWS_PER_WRITE, held.length)
    const batch = held.slice(0, batchSize)
    try {
      await writeClicks(
        options.db,
        options.dialect,
        batch.map(({ click }) => click),
        options.onCounted,
      )
    } catch (error) {
      giveUp()
      throw error
    } finally {
      beganAt = undefined
    }
    lastEndedAt = performance.now()
    lastTook = lastEndedAt - due
    isAway = false
    held = held.slice(batchSize)
    batchSize = 0
    release(batch)
  }

  const drain = async (what: 'all' | 'what is due') => {
    let due = timer || what === 'all' ? performance.now() : dueAt
    while (held.length > 0) {
      await writeBatch(due)
      if (what === 'what is due' && held.length < ROWS_PER_WRITE && answersWaiting === 0) break
      due = performance.now()
    }
    if (held.length > 0 && !timer) schedule(untilNext())
  }

  // One write at a time; a flush that comes meanwhile takes what is left.
  const write = (what: 'all' | 'what is due') => (writing = writing.catch(() => {}).then(() => drain(what)))

  /** A click after a quiet moment is written at once, and so is one whose answer waits. */
  const untilNext = () => (answersWaiting > 0 ? 0 : Math.max(0, lastBeganAt + REST_MS - performance.now()))

  return {
    record(click) {
      if (held.length >= MAX_WAITING) {
        dropped += 1
        return undefined
      }
      const at = performance.now()
      const one: Held = { click, at, release: undefined }
      held.push(one)
      const pace = { lastTook, sinceLast: at - lastEndedAt, running: beganAt === undefined ? undefined : at - beganAt, oldest: at - (held[0] ?? one).at }
      const written = isAway || mayAnswerAhead(pace) ? undefined : answerLater(one)
      // While the database is away it is tried again at its own time, and a write under way goes on with what came meanwhile.
      if (!timer || (!isAway && beganAt === undefined && dueAt > at + untilNext())) schedule(untilNext())
      return written
    },
    flush: () => write('all'),
    dropped: () => dropped,
    waiting: () => held.length,
  }

  function answerLater(one: Held): Promise<void> {
    answersWaiting += 1
    patience ??= setTimeout(giveUp, PATIENCE_MS).unref()
    return new Promise((resolve) => {
      one.release = resolve
    })
  }
}
