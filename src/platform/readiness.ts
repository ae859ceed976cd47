/** Whether this process takes writes, for callers who ask often: it looks at most once a second. */

const LOOK_EVERY_MS = 1_000
/** Who waits longer for a write, behind another process for example, is not ready. */
const ANSWER_WITHIN_MS = 2_000
/** A write that found the disk full counts so long: a small one may still fit where the next does not. */
const FAULT_COUNTS_MS = 10_000
const MIN_FREE_BYTES = 20 * 1024 * 1024

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

/** Gives the question. It never rejects, and who asks at the same moment shares one look. */
export function watchReadiness(sources: ReadinessSources): () => Promise<boolean> {
  let look: { since: number; ready: Promise<boolean> } | undefined
  let known = true
  let writing: Promise<void> | undefined
  // One that hangs is waited for, not joined by a second.
  const write = () => (writing ??= sources.write().finally(() => (writing = undefined)))
  const settle = (fault: string | undefined): boolean => {
    const ready = fault === undefined
    if (ready !== known) sources.onChange(ready, fault ?? '')
    known = ready
    return ready
  }
  return () => {
    if (!look || sources.now() - look.since >= LOOK_EVERY_MS) look = { since: sources.now(), ready: findFault({ ...sources, write }).then(settle) }
    return look.ready
  }
}

/** A sentence for the log, or undefined when all is well. */
async function findFault(sources: ReadinessSources): Promise<string | undefined> {
  const faultAt = sources.lastStorageFault()
  if (faultAt !== undefined && sources.now() - faultAt < FAULT_COUNTS_MS) return 'a write failed for the disk a moment ago'
  try {
    const free = await sources.freeBytes()
    if (free !== undefined && free < MIN_FREE_BYTES) return `only ${Math.floor(free / 1024)} KB is free on the disk of the database`
    return await Promise.race([sources.write().then(() => undefined), tooLate()])
  } catch (error) {
    return `the database takes no writes: ${error instanceof Error ? error.message : String(error)}`
  }
}

function tooLate(): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, 'the database does not answer').unref())
}
