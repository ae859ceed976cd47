/** What a run consists of: the rounds in which the site is killed, and what else may happen to it. */
import { clockTurned } from './clock-turned.ts'
import { databaseAway } from './database-away.ts'
import type { TestedDatabase } from './databases.ts'
import { diskFull } from './disk-full.ts'
import type { Kind } from './kind.ts'
import { asking } from './kinds/asking.ts'
import { contact } from './kinds/contact.ts'
import { linkImport, officeImport } from './kinds/imports.ts'
import { quotes } from './kinds/quotes.ts'
import { redirect } from './kinds/redirect.ts'
import { settings } from './kinds/settings.ts'
import { withMeans } from './means.ts'
import { countRepeats } from './quotes/mails.ts'
import type { ReportRow } from './report.ts'
import { killAgainAndAgain } from './rounds.ts'
import { prepare } from './site-under-test.ts'
import type { Trial } from './trial.ts'

interface RoundsAsked {
  database: TestedDatabase
  rounds: number
  seed: number
  /** Names of kinds; undefined: all. */
  only: readonly string[] | undefined
  isLate: () => boolean
}

const TOLD_EVERY = 10

export function measureRounds({ database, rounds, seed, only, isLate }: RoundsAsked): Promise<ReportRow[]> {
  return withMeans(seed, async (means) => {
    const clicks = redirect(means)
    const loop = quotes(means)
    const all: Kind[] = [asking(means), contact(means), clicks, settings(means), linkImport(means), officeImport(means), loop]
    const kinds = all.filter(({ name }) => !only || only.includes(name))
    if (kinds.length === 0) return []
    return database.withPlace(async (place) => {
      await prepare(place, means)
      const started = performance.now()
      const tell = (round: number) => {
        if (round % TOLD_EVERY === 0) console.error(`${database.dialect}: ${round} rounds, ${Math.round((performance.now() - started) / 1000)} s`)
      }
      const { byKind, damage } = await killAgainAndAgain({ place, means, kinds, rounds, withLongOnes: true, tell, isLate })
      const noteOf = (kind: Kind): string => {
        if (kind === clicks) return `${clicks.gone()} of the last moment, up to ${Math.round(clicks.longestGoneMs())} ms before the end`
        if (kind !== loop) return ''
        return `${loop.steps().size} kinds of steps, ${means.postbox.all.length} mails, ${countRepeats(means.postbox)} came again under their mark`
      }
      return Array.from(byKind, ([kind, outcome], index) => ({
        what: kind.name,
        database: database.dialect,
        rounds: outcome.rounds,
        acknowledged: kind.acknowledged(),
        lost: outcome.lost,
        doubled: outcome.doubled,
        // Of the one database that all of them wrote to.
        damage: index === 0 ? damage : [],
        note: noteOf(kind),
      }))
    })
  })
}

interface NamedTrial {
  name: string
  run: Trial
  /** How often it happens in a whole run. */
  times: number
}

export const trials: readonly NamedTrial[] = [
  { name: 'database away', run: databaseAway, times: 12 },
  { name: 'disk full', run: diskFull, times: 6 },
  { name: 'clock turned', run: clockTurned, times: 7 },
]
