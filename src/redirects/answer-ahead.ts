/** Whether a click may be answered before it is on disk: only where the disk was quick a moment ago, so that it will be there in time. */

/** What is answered is on disk within this, and else the answer waits. */
export const ON_DISK_WITHIN_MS = 500
/** From the beginning of one write to that of the next, while no answer waits. */
export const REST_MS = 200

/** A click meets at the most the rest or a write that has just begun, and then its own write: half of the time is left for what goes slower than before. */
const QUICK_MS = 150
/** One that has waited so long says that the process gets no time. */
const OLDEST_MS = 300
/** What a write took says nothing of the machine after that. */
const KNOWN_FOR_MS = 1_000

/** Times in milliseconds; undefined where there is none. */
export interface Pace {
  /** The last write, from when it was due until it was on disk. */
  lastTook: number | undefined
  sinceLast: number
  /** The write that is under way has taken so long by now. */
  running: number | undefined
  /** The age of the oldest click that is not on disk, this one included. */
  oldest: number
}

export const mayAnswerAhead = ({ lastTook, sinceLast, running = 0, oldest }: Pace): boolean =>
  lastTook !== undefined && lastTook <= QUICK_MS && sinceLast <= KNOWN_FOR_MS && running <= QUICK_MS && oldest <= OLDEST_MS
