/** What visitors, offices and the owner send: each from an address of its own, since a network may ask only so much. */
import type { Draw } from '../large/draw.ts'

export interface Sent {
  status: number
  body: string
  /** Where a form leads on to: path and query. */
  location: string
}

export interface Sending {
  method?: 'GET' | 'POST' | 'PUT'
  json?: unknown
  form?: Record<string, string>
  csv?: string
  headers?: Record<string, string>
}

export interface SiteClient {
  origin: string
  /** The server was killed: who waits for something stops waiting. */
  hasEnded: boolean
  /** How long each sender rests after what was done, in milliseconds. */
  restMs: number
  /** Rejects with `Gone` when the connection breaks before the answer is whole. */
  send(path: string, sending?: Sending): Promise<Sent>
}

/** The server ended before it answered: whether it did what was asked is not known. */
export class Gone extends Error {
  override name = 'Gone'
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

export function createSiteClient(origin: string, draw: Draw): SiteClient {
  const address = () => Array.from({ length: 4 }, () => 1 + draw.below(223)).join('.')
  return {
    origin,
    hasEnded: false,
    restMs: 0,
    async send(path, { method = 'GET', json, form, csv, headers } = {}) {
      try {
        const response = await fetch(origin + path, {
          method,
          redirect: 'manual',
          headers: {
            'User-Agent': BROWSER,
            'Sec-Fetch-Site': 'same-origin',
            'X-Forwarded-For': address(),
            ...(json !== undefined && { 'Content-Type': 'application/json' }),
            ...(csv !== undefined && { 'Content-Type': 'text/csv' }),
            ...headers,
          },
          ...(json !== undefined && { body: JSON.stringify(json) }),
          ...(form && { body: new URLSearchParams(form) }),
          ...(csv !== undefined && { body: csv }),
        })
        const location = response.headers.get('location') ?? ''
        return { status: response.status, body: await response.text(), location: location.replace(/^https?:\/\/[^/]+/, '') }
      } catch (error) {
        throw new Gone(path, { cause: error })
      }
    },
  }
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Does it again and again until the server is gone; what was refused, or broke off, is tried again after a moment. */
export async function untilGone(site: SiteClient, work: () => Promise<boolean>): Promise<void> {
  while (!site.hasEnded) {
    const isDone = await work().catch((error: unknown) => {
      if (error instanceof Gone) return false
      throw error
    })
    const restMs = isDone ? site.restMs : 20
    if (restMs > 0) await wait(restMs)
  }
}

/** That the database is away or full; that the machine was too busy to read the request in time. */
const REFUSALS: ReadonlySet<number> = new Set([503, 408])

/** True for an acknowledgement, false for a refusal that may be tried again. Throws for what should never be. */
export function isAccepted({ status, body }: Sent, expected: number, what: string): boolean {
  if (REFUSALS.has(status)) return false
  if (status !== expected) throw new Error(`${what} answered ${status}: ${body.slice(0, 500)}`)
  return true
}
