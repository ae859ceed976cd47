/** Loads addresses of a running server with 16 connections, or as many as are asked for, and tells how many requests a second it answers and what each costs. */
import autocannon, { type Request } from 'autocannon'
import type { Running } from './child-process.ts'
import { median } from './numbers.ts'
import { readProcessorMs } from './process-status.ts'

const CONNECTIONS = 16

export interface Load {
  server: Running
  path: string
  /** Taken in turn instead of `path`. */
  paths?: readonly string[]
  connections?: number
  /** Taken in turn. */
  headers: Record<string, string>[]
  /** Each request comes from another address, as a proxy would tell. */
  eachFromElsewhere?: true
  /** A fixed number of requests, or seconds. */
  amount?: number
  seconds?: number
  expectedStatus: '2xx' | '3xx' | '4xx'
}

interface LoadResult {
  answered: number
  perSecond: number
  processorMs: number
  /** Slowest of 99 in 100 answers. */
  p99Ms: number
}

/** Throws when anything but the expected status came back. */
export async function load(options: Load): Promise<LoadResult> {
  let answered = 0
  let lastAt = 0
  const processorBefore = readProcessorMs(options.server.pid)
  const started = performance.now()
  const tracker = autocannon({
    url: options.server.origin + options.path,
    connections: options.connections ?? CONNECTIONS,
    requests: requestsOf(options),
    ...(options.amount === undefined ? { duration: options.seconds ?? 3 } : { amount: options.amount }),
  }).on('response', () => {
    answered += 1
    lastAt = performance.now()
  })
  const result = await tracker
  if (result.errors > 0 || result[options.expectedStatus] !== answered) throw new Error(`${options.path} under load: ${JSON.stringify(result)}`)
  const processorMs = readProcessorMs(options.server.pid) - processorBefore
  return { answered, perSecond: (answered * 1000) / (lastAt - started), processorMs: processorMs / answered, p99Ms: result.latency.p99 }
}

let addresses = 0

function fromElsewhere(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': [10, addresses >> 16, addresses >> 8, addresses].map((part) => part & 255).join('.') }
}

function requestsOf({ paths, headers, eachFromElsewhere }: Load): Request[] {
  if (paths) return paths.map((path) => ({ path, headers: headers[0] ?? {} }))
  if (eachFromElsewhere) return headers.map((own) => ({ setupRequest: (request) => ({ ...request, headers: { ...own, ...fromElsewhere() } }) }))
  return headers.map((own) => ({ headers: own }))
}

export interface Comparison {
  /** Requests a second of the site over those of the peer. */
  ratio: number
  /** Processor time a request of the peer over that of the site: the same question, but other work on the machine hardly moves it. */
  processorRatio: number
  siteAnswered: number
  sitePerSecond: number
  siteP99Ms: number
  detail: string
  processorDetail: string
}

/** One round to warm up, then site and peer in turn, so that a noisy moment of the machine meets both; medians are compared. */
export async function compare(site: Load, peer: Load, rounds: number): Promise<Comparison> {
  const ofSite: LoadResult[] = []
  const ofPeer: LoadResult[] = []
  for (let round = 0; round <= rounds; round += 1) {
    ofSite.push(await load(site))
    ofPeer.push(await load(peer))
  }
  const siteAnswered = ofSite.reduce((sum, { answered }) => sum + answered, 0)
  const of = (results: LoadResult[], name: 'perSecond' | 'processorMs' | 'p99Ms') => median(results.slice(1).map((result) => result[name]))
  const [siteRate, peerRate, siteCost, peerCost] = [of(ofSite, 'perSecond'), of(ofPeer, 'perSecond'), of(ofSite, 'processorMs'), of(ofPeer, 'processorMs')]
  return {
    ratio: siteRate / peerRate,
    processorRatio: peerCost / siteCost,
    siteAnswered,
    sitePerSecond: siteRate,
    siteP99Ms: of(ofSite, 'p99Ms'),
    detail: `${Math.round(siteRate)}/s against ${Math.round(peerRate)}/s`,
    processorDetail: `${Math.round(siteCost * 1000)} µs against ${Math.round(peerCost * 1000)} µs a request`,
  }
}
