/** Ends answers that nobody makes and nobody waits for any more: what there was of them is kept as an unfinished answer. */
import type { AnyDatabase, Context } from '../../../platform/context.ts'
import { announce } from '../../../webhooks/announce.ts'
import { insertMessage } from '../assistant.queries.ts'
import { isGivenUp, isStale, staleBefore } from './run-times.ts'
import { runTexts } from './runs.nl.ts'
import { deleteRunAsRead, findRunOfSession, listRunsBefore, type RunRow } from './runs.queries.ts'

const BATCH = 50

/** In the caller's transaction. Does nothing when the run has moved on since it was read. */
export async function closeRun(db: AnyDatabase, run: RunRow): Promise<void> {
  if (!(await deleteRunAsRead(db, run))) return
  const ending = endingOf(run)
  if (!ending) return
  await insertMessage(db, {
    id: run.message_id,
    session_id: run.session_id,
    role: 'assistant',
    timestamp: run.beat_at,
    sources: '[]',
    question_id: run.question_id,
    ...ending,
  })
  const data = { conversation_id: run.session_id, message_id: run.message_id }
  if (ending.kind === 'onbekend') await announce(db, { type: 'question.unanswered', data }, run.beat_at)
}

/** Nothing for an answer that was stopped before its first word, nor for one that may still be asked for again. */
function endingOf(run: RunRow) {
  const content = run.content.trim()
  if (content !== '') return { content, kind: 'kennis', engine: 'provider', status: 'partial' } as const
  if (run.stop_requested || !isGivenUp(run)) return undefined
  return { content: runTexts.givenUp, kind: 'onbekend', engine: 'embedded', status: 'complete' } as const
}

/** The session's run that still goes on; a stale one is ended first. */
export async function findRunning({ db, clock }: Pick<Context, 'db' | 'clock'>, sessionId: string): Promise<RunRow | undefined> {
  const run = await findRunOfSession(db, sessionId)
  if (!run || !isStale(clock, run)) return run
  await db.transaction().execute((tx) => closeRun(tx, run))
  return undefined
}

/** Every stale run of the site, for the hourly job. */
export async function closeStaleRuns({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = staleBefore(clock)
  for (;;) {
    const runs = await listRunsBefore(db, before, BATCH)
    for (const run of runs) await db.transaction().execute((tx) => closeRun(tx, run))
    if (runs.length < BATCH) return
  }
}
