/** Looks at destinations and keeps what was found. A link that does not answer stays on: that is for the owner to decide. */
import { requireEditor } from '../../audit/require-role.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { nightly, type Job } from '../../platform/jobs.ts'
import { findRedirect } from '../manage/manage.queries.ts'
import { countUnchecked, listUnchecked, storeFinding } from './health.queries.ts'
import { probe, type ProbeOptions } from './probe.ts'

/** Looked at side by side, so that one call of the owner takes little longer than one look. */
const BATCH = 10

interface Link {
  id: string
  destination_url: string
}

/** Returns whether it answered. */
async function look(context: Context, link: Link, options: ProbeOptions): Promise<boolean> {
  const finding = await probe(link.destination_url, options)
  await storeFinding(context.db, { id: link.id, destination: link.destination_url, finding, now: isoNow(context.clock) })
  return finding.fault === null
}

/** One link, whether it is active or not. */
export async function checkDestination(context: Context, { id, options }: { id: string; options: ProbeOptions }): Promise<void> {
  requireEditor(context)
  const link = await findRedirect(context.db, id)
  if (!link || link.deleted_at !== null) throw new AppError('not_found')
  await look(context, link, options)
}

/** For the system and the owner: the next ten active links that were not looked at since `before`. Says how many are left, and the slugs of those that did not answer. */
export async function checkNextDestinations(
  context: Context,
  { before, options }: { before: string; options: ProbeOptions },
): Promise<{ checked: number; left: number; unreachable: string[] }> {
  if (context.actor.kind !== 'system') requireEditor(context)
  const links = await listUnchecked(context.db, before, BATCH)
  const answered = await Promise.all(links.map((link) => look(context, link, options)))
  const unreachable = links.flatMap(({ slug }, place) => (answered[place] ? [] : [slug]))
  return { checked: links.length, left: links.length === 0 ? 0 : await countUnchecked(context.db, before), unreachable }
}

export const linkHealthJob = (options: ProbeOptions): Job => ({
  name: 'redirects.health',
  slot: nightly,
  async work(context, signal) {
    const before = isoNow(context.clock)
    let checked = 0
    // A link that gives no row anew (its destination changes meanwhile) must not keep the job going for ever.
    for (let round = 0; round < 1_000 && !signal.aborted; round += 1) {
      const next = await checkNextDestinations(context, { before, options })
      checked += next.checked
      if (next.left === 0) return checked
    }
    return checked
  },
})
