/** Whether this process takes writes, for callers who ask often: it looks at most once a second. */

const LOOK_EVERY_MS = 1_000
/** Who waits longer for a write, behind another process for example, is not ready. */
const ANSWER_WITHIN_MS = 2_000
/** A write that found the disk full counts so long: a small one may still fit where the next does not. */
const FAULT_COUNTS_MS = 10_000
const MIN_FREE_BYTES = 20 * 1024 * 1024

/** What is not ready. */
export type Unready = 'disk' | 'database'

interface Fault {
  part: Unready
  /** A sentence for the log. */
  reason: string
}

export interface ReadinessSources {
  /** Writes and commits. */
  write(): Promise<void>
  /** On the disk that the database of this process stands on; undefined: it stands elsewhere. */
  freeBytes(): Promise<number | undefined>
  /** When a write last failed for the disk, by `now`. */
  lastStorageFault(): number | undefined
  /** Milliseconds of a clock that only goes forward. */
  now(): number
  onChange(ready: boolean, reason: string): void
}

/** Gives the question, which is answered with undefined when all is well. It never rejects, and who asks at the same moment shares one look. */
export function watchReadiness(sources: ReadinessSources): () => Promise<Unready | undefined> {
  let look: { since: number; found: Promise<Unready | undefined> } | undefined
  let known = true
  let writing: Promise<void> | undefined
  // One that hangs is waited for, not joined by a second.
  const write = () => (writing ??= sources.write().finally(() => (writing = undefined)))
  const settle = (fault: Fault | undefined): Unready | undefined => {
    const ready = fault === undefined
    if (ready !== known) sources.onChange(ready, fault?.reason ?? '')
    known = ready
    return fault?.part
  }
  return () => {
    if (!look || sources.now() - look.since >= LOOK_EVERY_MS) look = { since: sources.now(), found: findFault({ ...sources, write }).then(settle) }
    return look.found
  }
}

async function findFault(sources: ReadinessSources): Promise<Fault | undefined> {
  return (await findDiskFault(sources)) ?? findDatabaseFault(sources)
}

async function findDiskFault(sources: ReadinessSources): Promise<Fault | undefined> {
  const faultAt = sources.lastStorageFault()
  if (faultAt !== undefined && sources.now() - faultAt < FAULT_COUNTS_MS) return { part: 'disk', reason: 'a write failed for the disk a moment ago' }
  try {
    const free = await sources.freeBytes()
    if (free === undefined || free >= MIN_FREE_BYTES) return undefined
    return { part: 'disk', reason: `only ${Math.floor(free / 1024)} KB is free on the disk of the database` }
  } catch (error) {
    return { part: 'disk', reason: `the disk of the database cannot be read: ${messageOf(error)}` }
  }
}

async function findDatabaseFault(sources: ReadinessSources): Promise<Fault | undefined> {
  try {
    const reason = await Promise.race([sources.write().then(() => undefined), tooLate()])
    return reason === undefined ? undefined : { part: 'database', reason }
  } catch (error) {
    return { part: 'database', reason: `the database takes no writes: ${messageOf(error)}` }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function tooLate(): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, 'the database does not answer').unref())
}
