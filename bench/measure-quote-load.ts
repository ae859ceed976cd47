/** Fifty requests for quotes a second for half a minute, with as many articles beside them: how long each takes to be acknowledged, and whether all are there. */
import { Agent, request } from 'node:http'
import { quoteRequest } from '../tests/factories/route-bodies.ts'
import { emptyDraft } from '../src/notaries/notary-draft.ts'
import type { Means } from './chaos/kind.ts'
import { withMeans } from './chaos/means.ts'
import { withStore } from './chaos/place.ts'
import { readMark } from './chaos/quotes/steps-visitor.ts'
import { isAccepted, wait, type SiteClient } from './chaos/site-client.ts'
import { prepare, startUnderTest } from './chaos/site-under-test.ts'
import { percentile } from './numbers.ts'
import { withFolder } from './site.ts'
import { atMost, exactly, shown, type Row } from './verdict.ts'

const PER_SECOND = 50
const SECONDS = 30
const WARM_UP_SECONDS = 3
const OFFICES = 4
const ARTICLE = '/testament'
const SEED = 7
/** Who sends the form sooner after it was shown is taken for a program. */
const FORM_MS = 4_500

interface Timed {
  status: number
  ms: number
}

type Send = (path: string, form?: Record<string, string>) => Promise<Timed>

function createSend(origin: string, address: () => string): { send: Send; close: () => void } {
  // Given up before the server gives it up, so that none is closed while a request is on its way to it.
  const agent = new Agent({ keepAlive: true, timeout: 2_500 })
  const send: Send = (path, form) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const body = form && new URLSearchParams(form).toString()
      const headers = {
        'x-forwarded-for': address(),
        'accept-encoding': 'br',
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      }
      const outgoing = request(
        origin + path,
        { method: body === undefined ? 'GET' : 'POST', agent, headers: { ...headers, 'sec-fetch-site': 'same-origin' } },
        (response) => {
          response.resume()
          response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }))
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  return { send, close: () => agent.destroy() }
}

async function addOffices({ owner }: Means, site: SiteClient): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; number <= OFFICES; number += 1) {
    const email = `kantoor-${number}@kantoor.example`
    const json = { ...emptyDraft, name: `Kantoor ${number}`, email, location: 'Utrecht', specializations: ['Testament'], state: 'zichtbaar' }
    const added = await owner.send(site, '/api/admin/notaries', { method: 'POST', json })
    isAccepted(added, 201, 'adding an office')
    const { id } = JSON.parse(added.body) as { id: string }
    isAccepted(
      await owner.send(site, `/api/admin/quote-offices/${id}`, { method: 'PUT', json: { takesRequests: true, capacity: 20, email } }),
      200,
      'an office takes requests',
    )
    ids.push(id)
  }
  return ids
}

/** At an even pace, whether those before have been answered or not. */
async function atPace<T>(seconds: number, one: () => Promise<T>): Promise<T[]> {
  const started = performance.now()
  const all: Promise<T>[] = []
  for (let number = 0; number < seconds * PER_SECOND; number += 1) {
    await wait(Math.max(0, started + (number * 1_000) / PER_SECOND - performance.now()))
    all.push(one())
  }
  return Promise.all(all)
}

const times = (all: readonly Timed[], share: number): number => {
  const samples = all.map(({ ms }) => ms)
  return percentile(samples, share)
}

export function measureQuoteLoad(): Promise<Row[]> {
  return withMeans(SEED, (means) =>
    withFolder(async (dataDir) => {
      const place = { dialect: 'sqlite' as const, dataDir, url: undefined }
      await prepare(place, means)
      const { running, site } = await startUnderTest(place, means, { aheadMs: 0 })
      const { draw } = means
      const { send, close } = createSend(running.origin, () => Array.from({ length: 4 }, () => 1 + draw.below(223)).join('.'))
      const ticked = Object.fromEntries((await addOffices(means, site)).map((id) => [`kantoor-${id}`, 'ja']))
      const gezien = await readMark(site)
      await wait(FORM_MS)
      const ask = () => send('/offerte', { ...quoteRequest, ...ticked, key: draw.uuid(), email: `${draw.uuid()}@jansen.example`, website: '', gezien })
      const read = () => send(ARTICLE)
      const both = (seconds: number) => Promise.all([atPace(seconds, ask), atPace(seconds, read)])
      const [warm] = await both(WARM_UP_SECONDS)
      const [asked, articles] = await both(SECONDS)
      close()
      await running.stop()
      const accepted = [...warm, ...asked].filter(({ status }) => status === 303).length
      const stored = await withStore(place, (db) =>
        db
          .selectFrom('elk_quote_requests')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      )
      return [
        shown(`${PER_SECOND} requests for quotes a second, acknowledged p50`, times(asked, 0.5), ' ms'),
        atMost(
          'the same, p99 over the p50 of an article',
          times(asked, 0.99) / times(articles, 0.5),
          10,
          '',
          `${times(asked, 0.99).toFixed(1)} ms over ${times(articles, 0.5).toFixed(1)} ms`,
        ),
        exactly('the same, of those sent not accepted', warm.length + asked.length - accepted, 0),
        exactly('the same, accepted and not stored', accepted - stored.count, 0),
      ]
    }),
  )
}
