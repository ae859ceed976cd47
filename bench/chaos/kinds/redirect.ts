/** Visitors follow a partner link. Clicks may wait a moment in memory before they are written: those of the last moment before a kill may go (decision 4). */
import { inParts, createAcknowledged, nothing, type Found, type Kind, type Means } from '../kind.ts'
import { isAccepted, untilGone } from '../site-client.ts'

export const SLUG = 'kans-partner'
const VISITORS = 4
/** The 200 ms of the decision, and what it takes to write what waited. */
const MAY_GO_MS = 500
/** Longer than a sender rests. A machine that stands still for a second gives the site no second to write in. */
const LONGEST_SILENCE_MS = 220

interface Click {
  path: string
  at: number
}

/** How long of the time between the two the site was seen at work: a silence between answers counts for no more than a short one. `answers` in their order. */
function seenAtWorkMs(answers: readonly number[], from: number, to: number): number {
  const moments = [from, ...answers.filter((at) => at > from && at < to), to]
  return moments.reduce((sum, at, index) => sum + Math.min(at - (moments[index - 1] ?? at), LONGEST_SILENCE_MS), 0)
}

export function redirect({ draw }: Pick<Means, 'draw'>, now = () => performance.now()): Kind & { gone(): number; longestGoneMs(): number } {
  const { all, take } = createAcknowledged<Click>()
  const allowed = new Set<Click>()
  const told = new Set<Click>()
  let longestGoneMs = 0
  return {
    name: 'redirect',
    acknowledged: () => all.length,
    gone: () => allowed.size,
    longestGoneMs: () => longestGoneMs,
    async write(site) {
      const visitor = () =>
        untilGone(site, async () => {
          // By the page that it came from each click is told from the others.
          const path = `/kans/${draw.uuid()}`
          const sent = await site.send(`/out/${SLUG}`, { headers: { Referer: site.origin + path, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' } })
          if (!isAccepted(sent, 200, 'the link')) return false
          all.push({ path, at: now() })
          return true
        })
      await Promise.all(Array.from({ length: VISITORS }, visitor))
    },
    async find(db, range, goneAt) {
      const clicks = take(range).filter((click) => !allowed.has(click) && !told.has(click))
      const rows = await inParts(
        clicks.map(({ path }) => path),
        (part) => db.selectFrom('elk_redirect_clicks').select(['source_path', 'hits']).where('source_path', 'in', part).execute(),
      )
      const hits = new Map<string, number>()
      for (const row of rows) hits.set(row.source_path ?? '', (hits.get(row.source_path ?? '') ?? 0) + row.hits)
      const found: Found = nothing()
      const answers = clicks.map(({ at }) => at)
      for (const click of clicks) {
        const times = hits.get(click.path) ?? 0
        if (times > 1) found.doubled.push(`click from ${click.path}`)
        if (times > 0) continue
        const before = range === 'latest' ? seenAtWorkMs(answers, click.at, goneAt) : Infinity
        if (before <= MAY_GO_MS) {
          allowed.add(click)
          longestGoneMs = Math.max(longestGoneMs, before)
        } else {
          told.add(click)
          found.lost.push(`click from ${click.path}, acknowledged ${Math.round(goneAt - click.at)} ms before the ${range === 'latest' ? 'end' : 'last look'}`)
        }
      }
      return found
    },
  }
}
