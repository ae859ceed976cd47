/** Looks whether a destination answers: HEAD, then GET, over at most five redirects that are each judged like a destination. */
import { request as httpsRequest } from 'node:https'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { checkedLookup, ClosedAddress, systemResolve, type Resolve } from '../../platform/checked-lookup.ts'
import { isPublicAddress } from '../../platform/public-address.ts'
import { readDestination } from '../destination.ts'
import type { Finding, HealthFault } from './health.ts'

const MAX_REDIRECTS = 5
const TIMEOUT_MS = 10_000
const USER_AGENT = 'Mozilla/5.0 (compatible; link check of a partner site)'

export interface ProbeOptions {
  ownHosts: readonly string[]
  timeoutMs?: number
  resolve?: Resolve
  isAllowed?: (address: string) => boolean
  request?: (options: RequestOptions, answer: (response: IncomingMessage) => void) => ClientRequest
}

class ProbeFault extends Error {
  readonly fault: HealthFault
  constructor(fault: HealthFault) {
    super(fault)
    this.fault = fault
  }
}

interface Answer {
  status: number
  location: string | undefined
  certificateUntil: string | null
}

type Trace = Pick<Finding, 'status' | 'finalHost' | 'certificateUntil'>

/** Never throws. The whole of it takes ten seconds at most. */
export async function probe(address: string, options: ProbeOptions): Promise<Finding> {
  const started = performance.now()
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const trace: Trace = { status: null, finalHost: null, certificateUntil: null }
  const attempt = (method: 'HEAD' | 'GET') => follow(address, { ...options, method, signal, trace })
  const fault = await attempt('HEAD')
    // Not every server knows HEAD; only one that refuses GET too is at fault.
    .catch((error: unknown) => (isWorthAnotherTry(error) && !signal.aborted ? attempt('GET') : Promise.reject(error)))
    .then(
      () => null,
      (error: unknown) => (signal.aborted ? 'timeout' : faultOf(error)),
    )
  return { ...trace, fault, latencyMs: Math.round(performance.now() - started) }
}

const isWorthAnotherTry = (error: unknown): boolean => ['status', 'network', 'bad-redirect'].includes(faultOf(error))

interface FollowOptions extends ProbeOptions {
  method: 'HEAD' | 'GET'
  signal: AbortSignal
  trace: Trace
}

async function follow(address: string, options: FollowOptions): Promise<void> {
  let next = address
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const { url } = readDestination(next, options.ownHosts)
    if (url === undefined) throw new ProbeFault(hop === 0 ? 'closed-address' : 'bad-redirect')
    const { hostname } = new URL(url)
    const answer = await ask(new URL(url), options)
    Object.assign(options.trace, { status: answer.status, finalHost: hostname, certificateUntil: answer.certificateUntil })
    const isRedirect = answer.status >= 300 && answer.status < 400 && answer.status !== 304
    if (!isRedirect) {
      if (answer.status >= 400) throw new ProbeFault('status')
      return
    }
    const target = answer.location === undefined ? undefined : URL.parse(answer.location, url)
    if (!target) throw new ProbeFault('bad-redirect')
    next = target.href
  }
  throw new ProbeFault('too-many-redirects')
}

function ask(url: URL, { request = httpsRequest, resolve = systemResolve, isAllowed = isPublicAddress, method, signal }: FollowOptions): Promise<Answer> {
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const settings: RequestOptions = {
    method,
    hostname: literal,
    port: url.port === '' ? 443 : Number(url.port),
    path: url.pathname + url.search,
    headers: { 'User-Agent': USER_AGENT, Accept: '*/*', Host: url.host },
    lookup: checkedLookup(resolve, isAllowed),
    // A connection of its own: one that is kept could belong to a name that was judged at another time.
    agent: false,
    signal,
  }
  return new Promise((settle, fail) => {
    const asked = request(settings, (response) => {
      settle({ status: response.statusCode ?? 0, location: response.headers.location, certificateUntil: certificateEnd(response.socket) })
      // Only whether it answers matters; a body could be endless.
      asked.destroy()
    })
    asked.on('error', fail)
    asked.end()
  })
}

function certificateEnd(socket: IncomingMessage['socket']): string | null {
  const until = (socket as Partial<TLSSocket>).getPeerCertificate?.()?.valid_to
  return until ? new Date(until).toISOString() : null
}

function faultOf(error: unknown): HealthFault {
  if (error instanceof ProbeFault) return error.fault
  if (error instanceof ClosedAddress) return 'closed-address'
  const code = String((error as NodeJS.ErrnoException).code)
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'no-name'
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code) ? 'certificate' : 'network'
}
