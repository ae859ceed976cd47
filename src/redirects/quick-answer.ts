/** The short way of `/out/{slug}`: a hit for which all is in memory is answered at once, past the pipeline, which costs ten times what counting does. */
import type { HttpBindings } from '@hono/node-server'
import type { Clock } from '../platform/clock.ts'
import type { DailySalt } from '../platform/daily-salt.ts'
import { incomingAddress, rememberKeys } from '../platform/http/client-address.ts'
import { isOtherName } from '../platform/http/own-host.ts'
import { incomingHeader, type Incoming } from '../platform/http/request-header.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Measure } from '../platform/metrics.ts'
import type { AnswerHit } from './answer-hit.ts'

export interface QuickServices {
  answerHit: AnswerHit
  clock: Clock
  salt: Pick<DailySalt, 'known'>
  log: Pick<Log, 'request'>
  measure: Measure | undefined
  env: { trustProxy: boolean; publicOrigin: string | undefined }
}

/** Undefined: it goes the long way, where the pipeline answers the same. */
export type QuickAnswer = (request: Pick<Request, 'url' | 'method'>, bindings: Partial<HttpBindings> | undefined) => Response | undefined

/** Of an address as it is written by a browser, without letters that need decoding. */
const PATH = /^https?:\/\/[^/]+(\/out\/([^/?%]+))(?:\?|$)/

export function quickAnswer({ answerHit, clock, salt, log, measure, env }: QuickServices): QuickAnswer {
  const keysOf = rememberKeys()
  const answer = (incoming: Incoming, slug: string): Response | undefined => {
    const now = clock.now()
    const ofToday = salt.known(now)
    const header = (name: string) => incomingHeader(incoming, name)
    if (ofToday === undefined || isOtherName(header('host'), env.publicOrigin)) return undefined
    const keys = keysOf(ofToday, incomingAddress(incoming, env.trustProxy), header('user-agent') ?? '')
    return answerHit({ method: 'GET', slug, header, ...keys, at: now.toISOString() })
  }
  return ({ url, method }, bindings) => {
    const [, path, slug] = method === 'GET' && bindings?.incoming ? (PATH.exec(url) ?? []) : []
    if (path === undefined || slug === undefined || !bindings?.incoming) return undefined
    const started = performance.now()
    const response = answer(bindings.incoming, slug)
    if (!response) return undefined
    const ms = performance.now() - started
    log.request({ id: newId(), method, path, status: response.status, ms: Math.round(ms * 10) / 10 })
    measure?.('request', { method, route: '/out/:slug', status: String(response.status) }, ms)
    return response
  }
}
