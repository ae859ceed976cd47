/** How long a running answer may be silent, and how often it may begin again. */
import type { Clock } from '../../../platform/clock.ts'
import { limits } from '../../conversation/limits.ts'

/** Between two writes of how far the answers are, and between two looks at an answer of another instance. */
export const SNAPSHOT_MS = 250

/** A holder shows at least this often that it lives, also while the provider says nothing. */
export const BEAT_MS = 2_000

/** A holder that was silent for longer has died. */
const TAKE_OVER_AFTER_MS = 10_000

const silenceMs = (clock: Clock, run: { beat_at: string }): number => clock.now().getTime() - Date.parse(run.beat_at)

/** Whoever still waits for this answer may make it anew. */
export const isAbandoned = (clock: Clock, run: { beat_at: string }): boolean => silenceMs(clock, run) > TAKE_OVER_AFTER_MS

/** One try after the first: a question that two processes died of is not given to a third. */
const MOST_RESTARTS = 1

/** Nobody makes this answer anew any more. */
export const isGivenUp = (run: { restarts: number }): boolean => run.restarts >= MOST_RESTARTS

/** Nobody waits for this answer any more. */
export const isStale = (clock: Clock, run: { beat_at: string }): boolean => silenceMs(clock, run) > limits.staleRunSeconds * 1000

/** Runs last heard of before this moment (ISO) are stale. */
export const staleBefore = (clock: Clock): string => new Date(clock.now().getTime() - limits.staleRunSeconds * 1000).toISOString()
