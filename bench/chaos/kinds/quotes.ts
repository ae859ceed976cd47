/** Requests for quotes go their whole way, several at once: whatever step the server is killed in, who did it sees that it was done, or does it again. */
import type { Database } from '../../../src/database/database.ts'
import { nothing, type Found, type Kind, type Means } from '../kind.ts'
import { drawWalk } from '../quotes/plans.ts'
import { findQuoteMails } from '../quotes/mails.ts'
import { readMark } from '../quotes/steps-visitor.ts'
import { nameOf, type At, type Walk } from '../quotes/walk.ts'
import { Gone, untilGone, type SiteClient } from '../site-client.ts'

const WALKERS = 6

/** `steps`: how often each was acknowledged. */
export function quotes({ draw, owner, postbox }: Means): Kind & { steps(): ReadonlyMap<string, number> } {
  const walks: Walk[] = []
  const running: Walk[] = Array.from({ length: WALKERS }, () => begin())
  const counts = new Map<string, number>()
  let touched = new Set<Walk>()
  let mark = ''
  let nextMark = ''

  function begin(): Walk {
    const walk = drawWalk(draw)
    walks.push(walk)
    return walk
  }

  async function go(walk: Walk, at: At): Promise<boolean> {
    const step = walk.steps[walk.at]
    if (!step) return false
    touched.add(walk)
    const place = walk.at
    let isDone: boolean
    try {
      isDone = await step.act(walk, at)
    } catch (error) {
      walk.isUnsure = true
      throw error
    }
    if (!isDone || walk.at !== place) return false
    walk.acknowledged.push(step)
    counts.set(step.name, (counts.get(step.name) ?? 0) + 1)
    Object.assign(walk, { at: place + 1, isUnsure: false, starts: 0 })
    return true
  }

  return {
    name: 'requests for quotes',
    acknowledged: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    steps: () => counts,
    async write(site: SiteClient) {
      // A form that was shown before the clock went on is old enough to be from a person.
      mark = nextMark
      for (const walk of running) walk.starts += 1
      const at = { site, owner, postbox, mark }
      const walker = (index: number) => () => {
        const walk = running[index] ?? begin()
        running[index] = walk.at < walk.steps.length ? walk : begin()
        return go(running[index], at)
      }
      const remember = async () => {
        nextMark = (await readMark(site).catch(goneAsNothing)) || nextMark
      }
      await Promise.all([remember(), ...running.map((_, index) => untilGone(site, walker(index)))])
    },
    async find(db, range) {
      const looked = range === 'ever' ? walks : [...touched]
      touched = new Set()
      const found = nothing()
      for (const walk of looked) found.lost.push(...(await faultsOf(walk, db)))
      // A number of times that is not one says both: it is told apart by its words.
      return split(found)
    },
    findMails: (db) => findQuoteMails(db, postbox),
  }
}

function goneAsNothing(error: unknown): string {
  if (error instanceof Gone) return ''
  throw error
}

async function faultsOf(walk: Walk, db: Database): Promise<string[]> {
  const next = walk.steps[walk.at]
  const mayBeErased = next?.erases === true && walk.isUnsure
  if (mayBeErased) return []
  const from = walk.acknowledged.findLastIndex(({ erases }) => erases === true)
  const faults: string[] = []
  for (const step of walk.acknowledged.slice(Math.max(0, from))) {
    const fault = await step.fault(walk, db)
    if (fault !== undefined) faults.push(`${nameOf(walk)}, ${step.name}: ${fault}`)
  }
  return faults
}

const isMore = (text: string): boolean => /is there (?:[2-9]|\d{2,}) times/.test(text)

function split({ lost }: Found): Found {
  return { lost: lost.filter((text) => !isMore(text)), doubled: lost.filter(isMore) }
}
