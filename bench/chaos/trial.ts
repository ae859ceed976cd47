/** What else may happen to a site that is written to: everything but requests for quotes at once, and afterwards all of it is looked for. */
import type { TestedDatabase } from './databases.ts'
import { joined, type Kind, type Means } from './kind.ts'
import { asking } from './kinds/asking.ts'
import { contact } from './kinds/contact.ts'
import { linkImport, officeImport } from './kinds/imports.ts'
import { redirect } from './kinds/redirect.ts'
import { settings } from './kinds/settings.ts'
import { findDamage, withStore, type Place } from './place.ts'
import type { ReportRow } from './report.ts'
import { wait } from './site-client.ts'
import type { Started } from './site-under-test.ts'

/** Ends what hangs. */
const MOST_MS = 600_000

export interface TrialAt {
  database: TestedDatabase
  seed: number
}

/** How often something happens. */
export type Trial = (at: TrialAt, times: number) => Promise<ReportRow>

export const kindsOf = (means: Means): Kind[] => [asking(means), contact(means), redirect(means), settings(means), linkImport(means), officeImport(means)]

const countAll = (kinds: readonly Kind[]): number => kinds.reduce((sum, kind) => sum + kind.acknowledged(), 0)

/** All kinds write. `ended` resolves once the server is gone and they have noticed. */
export function beginWriting(kinds: readonly Kind[], started: Started) {
  const { site } = started
  const writing = Promise.all(kinds.map((kind) => kind.write(site)))
  let fault: unknown
  writing.catch((error: unknown) => (fault = error))
  return {
    /** Until so many more were acknowledged, of all kinds together. Throws when nothing goes on. */
    async goOn(writes: number): Promise<void> {
      const until = countAll(kinds) + writes
      const deadline = performance.now() + MOST_MS
      while (countAll(kinds) < until) {
        if (fault) throw fault as Error
        if (started.hasDied) throw new Error('the site ended by itself')
        if (performance.now() > deadline) throw new Error('nothing is acknowledged any more')
        await wait(5)
      }
    },
    async ended(): Promise<void> {
      site.hasEnded = true
      await writing
    },
  }
}

interface Ending {
  what: string
  rounds: number
  note: string
}

/** Looks for everything, once the site has ended. */
export async function report(place: Place, kinds: readonly Kind[], { what, rounds, note }: Ending): Promise<ReportRow> {
  const found = await withStore(place, async (db) => {
    const all = []
    for (const kind of kinds) all.push(await kind.find(db, 'ever', performance.now()))
    return joined(all)
  })
  return { what, database: place.dialect, rounds, acknowledged: countAll(kinds), ...found, damage: await findDamage(place), note }
}

/** It could not be tried on this machine, which the table says. */
export const notHere = (what: string, { database }: TrialAt, why: string): ReportRow => ({
  what,
  database: database.dialect,
  rounds: 0,
  acknowledged: 0,
  lost: [],
  doubled: [],
  damage: [],
  note: `not tried: ${why}`,
})
