/** The site that is put to the test: it starts again and again on the same data, with a clock that goes on by more than it did. */
import { join } from 'node:path'
import type { Database } from '../../src/database/database.ts'
import type { Running } from '../child-process.ts'
import { startSite } from '../site.ts'
import { linkCsv } from './kinds/imports.ts'
import { SLUG } from './kinds/redirect.ts'
import type { Means } from './kind.ts'
import { PASSWORD, saveAsOwner } from './owner.ts'
import { withStore, type Place } from './place.ts'
import { createSiteClient, isAccepted, wait, type SiteClient } from './site-client.ts'

const CLOCK = join(import.meta.dirname, 'turned-clock.mjs')
/** Compiled once, since the same program starts a thousand times. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/chaos-code')

/** Ends what hangs: a machine that does much else besides takes long to start anything. */
const READY_WITHIN_MS = 1_800_000

export interface Started {
  running: Running
  site: SiteClient
  /** It has ended; before anybody told it to, that is a fault of its own. */
  hasDied: boolean
}

export interface StartOptions {
  /** By which its clock is ahead. */
  aheadMs: number
  /** To which the clock turns with each SIGUSR2. */
  turnsMs?: readonly number[]
  killAfterMs?: number
}

export async function startUnderTest(place: Place, { draw, postbox }: Means, { aheadMs, turnsMs = [], killAfterMs }: StartOptions): Promise<Started> {
  const env = {
    NODE_OPTIONS: `--import=${CLOCK}`,
    NODE_COMPILE_CACHE: COMPILED,
    CLOCK_AHEAD_MS: String(aheadMs),
    CLOCK_TURNS_MS: turnsMs.join(),
    DATABASE_URL: place.url ?? '',
    ADMIN_PASSWORD: PASSWORD,
    SMTP_URL: postbox.url,
    TRUST_PROXY: '1',
    WARM_UP: 'off',
    LOG_LEVEL: 'error',
    // Who kills here is the test: a machine that does much else besides may keep the site from turning.
    HANG_SECONDS: '0',
  }
  const running = await startSite(place.dataDir, 'entry', env, {
    pollMs: 25,
    readyWithinMs: READY_WITHIN_MS,
    ...(killAfterMs !== undefined && { killAfterMs }),
  })
  const started: Started = { running, site: createSiteClient(running.origin, draw), hasDied: false }
  void running.gone.then(() => (started.hasDied = true))
  return started
}

/** What the owner of a new site does first: where mail goes, and a link to click on. */
export async function prepare(place: Place, means: Means): Promise<void> {
  const { running, site } = await startUnderTest(place, means, { aheadMs: 0 })
  await saveAsOwner(means.owner, site, { mail_transport: 'smtp', mail_to: 'eigenaar@site.example', contact_email: 'postvak@site.example' })
  const sent = await means.owner.send(site, '/api/admin/redirects/import', { method: 'POST', csv: linkCsv([SLUG]) })
  if (!isAccepted(sent, 200, 'the first link')) throw new Error('the first link was refused')
  await running.stop()
}

/** How long no mail goes out before the site starts anew: a fast machine leaves thousands, which a busy one sends by the dozen a second. */
const STANDSTILL_MS = 60_000
/** A mail whose sender died more than once waits for its next try; what that sets off may wait again. */
const MOST_STARTS = 4

/** Lets out what still waits to be mailed: with a clock that is past each lease, and then past the moment of each next try. */
export async function letMailsOut(place: Place, means: Means, aheadMs: number): Promise<void> {
  means.postbox.isSlow = false
  let ahead = aheadMs
  for (let start = 0; start < MOST_STARTS; start += 1) {
    const { running } = await startUnderTest(place, means, { aheadMs: ahead })
    const least = { mails: Infinity, at: performance.now() }
    let left = await withStore(place, findWaiting)
    while (left.mails > 0 && left.lastTryAt <= Date.now() + ahead && performance.now() - least.at < STANDSTILL_MS) {
      if (left.mails < least.mails) Object.assign(least, { mails: left.mails, at: performance.now() })
      await wait(500)
      left = await withStore(place, findWaiting)
    }
    await running.stop()
    if (left.mails === 0) break
    ahead = Math.max(ahead, left.lastTryAt - Date.now()) + 1000
  }
  means.postbox.isSlow = true
}

/** How many mails are not out, and when the last of them is due, in milliseconds of the site's clock. What is on its way is due at once. */
async function findWaiting(db: Database): Promise<{ mails: number; lastTryAt: number }> {
  const rows = await db.selectFrom('elk_outbox').select(['status', 'run_at']).where('status', 'in', ['queued', 'sending']).execute()
  const isOnItsWay = rows.some(({ status }) => status === 'sending')
  return { mails: rows.length, lastTryAt: isOnItsWay ? 0 : Math.max(0, ...rows.map(({ run_at }) => Date.parse(run_at))) }
}
