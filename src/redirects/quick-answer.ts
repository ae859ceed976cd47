/** The short way of `/out/{slug}`: a hit for which all is in memory is answered by Node itself, past the pipeline, which costs several times what counting does. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isoOf, type Clock } from '../platform/clock.ts'
import type { DailySalt } from '../platform/daily-salt.ts'
import { incomingAddress, rememberKeys } from '../platform/http/client-address.ts'
import { isOtherName } from '../platform/http/own-host.ts'
import { incomingHeader } from '../platform/http/request-header.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Measure } from '../platform/metrics.ts'
import type { AnswerHit, HitAnswer } from './answer-hit.ts'

export interface QuickServices {
  answerHit: AnswerHit
  clock: Clock
  salt: Pick<DailySalt, 'known'>
  log: Pick<Log, 'request'>
  measure: Measure | undefined
  env: { trustProxy: boolean; publicOrigin: string | undefined }
}

/** False: nothing was done with it, and it goes the long way, where the pipeline answers the same. */
export type QuickAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

const BELOW = '/out/'
const PATH = /^(\/out\/([\w-]+))(?:\?|$)/
/** What any server of HTTP reads the same. */
const HOST = /^[a-z\d.-]+(?::\d+)?$/i

export function quickAnswer({ answerHit, clock, salt, log, measure, env }: QuickServices): QuickAnswer {
  const keysOf = rememberKeys()
  const find = (id: string, incoming: IncomingMessage, slug: string): ReturnType<AnswerHit> | undefined => {
    const now = clock.now()
    const ofToday = salt.known(now)
    const header = (name: string) => incomingHeader(incoming, name)
    const host = header('host')
    if (ofToday === undefined || host === undefined || !HOST.test(host) || isOtherName(host, env.publicOrigin)) return undefined
    const keys = keysOf(ofToday, incomingAddress(incoming, env.trustProxy), header('user-agent') ?? '')
    return answerHit({ id, method: 'GET', slug, header, ...keys, at: isoOf(now.getTime()) })
  }
  return (incoming, outgoing) => {
    const { method, url = '' } = incoming
    const [, path, slug] = method === 'GET' && url.startsWith(BELOW) ? (PATH.exec(url) ?? []) : []
    if (path === undefined || slug === undefined) return false
    const started = performance.now()
    const id = newId()
    const write = ({ status, body, headers }: HitAnswer) => {
      outgoing.writeHead(status, headers).end(body, 'latin1')
      const ms = performance.now() - started
      log.request({ id, method: 'GET', path, status, ms: Math.round(ms * 10) / 10 })
      measure?.('request', { method: 'GET', route: '/out/:slug', status: String(status) }, ms)
    }
    const answer = tried(() => find(id, incoming, slug))
    if (!answer) return false
    if (answer instanceof Promise) void answer.then(write)
    else write(answer)
    return true
  }
}

/** What fails here fails on the long way as well, which tells of it. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
