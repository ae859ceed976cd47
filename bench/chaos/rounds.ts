/** Starts the site, lets a kind of write run, kills it at a drawn moment, starts it again and looks for everything that was acknowledged. */
import { findDamage, withStore, type Place } from './place.ts'
import { joined, nothing, type Found, type Kind, type Means } from './kind.ts'
import { letMailsOut, startUnderTest } from './site-under-test.ts'
import { wait } from './site-client.ts'

const LONG_SHARE = 0.06
const WHILE_STARTING_SHARE = 0.1
/** So many writes are acknowledged first, so that a slow machine is killed as much at work as a fast one; the moment after it is drawn too. */
const WRITES = [0, 24] as const
const AFTER_MS = [0, 40] as const
/** Nothing is waited for longer than that. */
const MOST_MS = 15_000
/** Long enough that the jobs look at the clock. */
const LONG_MS = [10_000, 12_500] as const
/** Else a fast machine writes thousands of messages meanwhile, whose mails take minutes to go out. */
const LONG_REST_MS = 200
const START_MS = [50, 900] as const
/** Past the lease of a mail that was on its way; an hour and more now and then, so that what is due by the clock comes. */
const CLOCK_MS = [61_000, 40 * 60_000] as const

export interface Outcome extends Found {
  rounds: number
}

export interface Rounds {
  place: Place
  means: Means
  kinds: readonly Kind[]
  rounds: number
  /** The jobs of the clock run in some of the rounds. */
  withLongOnes: boolean
  tell: (round: number) => void
  /** No round begins any more. */
  isLate: () => boolean
}

/** Also kills while the site starts. What each kind lost is told by its name. */
export async function killAgainAndAgain({
  place,
  means,
  kinds,
  rounds,
  withLongOnes,
  tell,
  isLate,
}: Rounds): Promise<{ byKind: Map<Kind, Outcome>; damage: string[]; aheadMs: number }> {
  const { draw } = means
  const byKind = new Map(kinds.map((kind) => [kind, { ...nothing(), rounds: 0 }]))
  const within = ([least, most]: readonly [number, number]) => least + draw.below(most - least)
  let aheadMs = 0
  let last: { kind: Kind; goneAt: number } | undefined
  for (let round = 0; round < rounds && !isLate(); round += 1) {
    const kind = kinds[round % kinds.length]!
    aheadMs += within(CLOCK_MS)
    if (draw.share() < WHILE_STARTING_SHARE)
      await startUnderTest(place, means, { aheadMs, killAfterMs: within(START_MS) }).then(
        ({ running }) => running.kill(),
        () => {},
      )
    const started = await startUnderTest(place, means, { aheadMs })
    const { running, site } = started
    if (last) add(byKind.get(last.kind)!, await look(place, last.kind, 'latest', last.goneAt))
    byKind.get(kind)!.rounds += 1
    const isLong = withLongOnes && draw.share() < LONG_SHARE
    if (isLong) site.restMs = LONG_REST_MS
    const until = kind.acknowledged() + within(WRITES)
    const writing = kind.write(site)
    await Promise.race([writing, isLong ? wait(within(LONG_MS)) : untilDone(() => kind.acknowledged() >= until)])
    await wait(within(AFTER_MS))
    const goneAt = performance.now()
    if (started.hasDied) throw new Error(`the site ended by itself (${kind.name}, round ${round})`)
    await running.kill()
    site.hasEnded = true
    await writing
    last = { kind, goneAt }
    tell(round + 1)
  }
  aheadMs += CLOCK_MS[1]
  await letMailsOut(place, means, aheadMs)
  if (last) add(byKind.get(last.kind)!, await look(place, last.kind, 'latest', last.goneAt))
  // Nothing may disappear in a later round either.
  for (const [kind, outcome] of byKind) {
    add(outcome, await look(place, kind, 'ever', performance.now()))
    if (kind.findMails) add(outcome, await withStore(place, kind.findMails))
  }
  return { byKind, damage: await findDamage(place), aheadMs }
}

async function untilDone(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + MOST_MS
  while (!isDone() && performance.now() < deadline) await wait(2)
}

const look = (place: Place, kind: Kind, range: 'latest' | 'ever', goneAt: number): Promise<Found> => withStore(place, (db) => kind.find(db, range, goneAt))

/** What was found before is not counted again. */
function add(outcome: Outcome, found: Found): void {
  const { lost, doubled } = joined([outcome, found])
  outcome.lost = [...new Set(lost)]
  outcome.doubled = [...new Set(doubled)]
}
