/** One kind of write that is put to the test. */
import type { Database } from '../../src/database/database.ts'
import type { Draw } from '../large/draw.ts'
import type { Postbox } from './postbox.ts'
import type { Owner } from './owner.ts'
import type { SiteClient } from './site-client.ts'

export interface Found {
  /** Acknowledged, and not there. */
  lost: string[]
  /** There more than once. */
  doubled: string[]
}

export interface Kind {
  name: string
  /** First what was not acknowledged before, as a browser or a person sends it again; then on until the server is gone. */
  write(site: SiteClient): Promise<void>
  /** Of how many writes the sender heard that they were done. */
  acknowledged(): number
  /** Looks for what was acknowledged since the last look, or ever. `goneAt`, by `performance.now()`: when the server was killed. */
  find(db: Database, range: 'latest' | 'ever', goneAt: number): Promise<Found>
  /** The mails and the database agree, once everything that waited is out. */
  findMails?: (db: Database) => Promise<Found>
}

export interface Means {
  draw: Draw
  owner: Owner
  postbox: Postbox
}

export const nothing = (): Found => ({ lost: [], doubled: [] })

export const joined = (found: readonly Found[]): Found => ({ lost: found.flatMap(({ lost }) => lost), doubled: found.flatMap(({ doubled }) => doubled) })

/** Keeps a list of what was acknowledged, and which of it no look has seen yet. */
export function createAcknowledged<T>() {
  const all: T[] = []
  let seen = 0
  return {
    all,
    take: (range: 'latest' | 'ever'): T[] => {
      const from = range === 'ever' ? 0 : seen
      seen = all.length
      return all.slice(from)
    },
  }
}

/** Judges by how often each is there. */
export function foundOnce<T>(acknowledged: readonly T[], nameOf: (one: T) => string, times: ReadonlyMap<string, number>): Found {
  const names = acknowledged.map(nameOf)
  return { lost: names.filter((name) => !times.has(name)), doubled: names.filter((name) => (times.get(name) ?? 0) > 1) }
}

const AT_ONCE = 400

/** Asks for a few hundred names at a time. */
export async function inParts<T>(names: readonly string[], ask: (part: readonly string[]) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = []
  for (let from = 0; from < names.length; from += AT_ONCE) all.push(...(await ask(names.slice(from, from + AT_ONCE))))
  return all
}

/** How often each name is there. */
export async function countNames(
  names: readonly string[],
  ask: (part: readonly string[]) => Promise<readonly { name: string | null }[]>,
): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const { name } of await inParts(names, ask)) if (name !== null) times.set(name, (times.get(name) ?? 0) + 1)
  return times
}
