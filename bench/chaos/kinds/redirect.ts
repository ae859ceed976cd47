/** Visitors follow a partner link. Clicks wait a moment in memory before they are written: those of the last moment before a kill may go (decision 4). */
import { inParts, createAcknowledged, nothing, type Kind, type Means } from '../kind.ts'
import { isAccepted, untilGone } from '../site-client.ts'

export const SLUG = 'kans-partner'
const VISITORS = 4
/** The 200 ms of the decision, and what it takes to write what waited. */
export const MAY_GO_MS = 500

interface Click {
  path: string
  at: number
}

/** `mayGoMs`: how long before a kill a click may have been acknowledged and still be lost. */
export function redirect({ draw }: Pick<Means, 'draw'>, mayGoMs = MAY_GO_MS): Kind & { gone(): number; longestGoneMs(): number } {
  const { all, take } = createAcknowledged<Click>()
  const allowed = new Set<Click>()
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
          all.push({ path, at: performance.now() })
          return true
        })
      await Promise.all(Array.from({ length: VISITORS }, visitor))
    },
    async find(db, range, goneAt) {
      const clicks = take(range).filter((click) => !allowed.has(click))
      const rows = await inParts(
        clicks.map(({ path }) => path),
        (part) => db.selectFrom('elk_redirect_clicks').select(['source_path', 'hits']).where('source_path', 'in', part).execute(),
      )
      const hits = new Map<string, number>()
      for (const row of rows) hits.set(row.source_path ?? '', (hits.get(row.source_path ?? '') ?? 0) + row.hits)
      const found = nothing()
      for (const click of clicks) {
        const times = hits.get(click.path) ?? 0
        if (times > 1) found.doubled.push(`click from ${click.path}`)
        if (times > 0) continue
        const before = goneAt - click.at
        if (range === 'latest' && before <= mayGoMs) {
          allowed.add(click)
          longestGoneMs = Math.max(longestGoneMs, before)
        } else found.lost.push(`click from ${click.path}, acknowledged ${Math.round(before)} ms before the end`)
      }
      return found
    },
  }
}
