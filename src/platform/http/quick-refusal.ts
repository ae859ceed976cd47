/** The short way of a question that cannot be taken on: Node itself says when to come back, since refusing many must cost next to nothing. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { busy, type Admission } from '../admission.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Measure } from '../metrics.ts'
import { problemBody, problemHeaders } from './problems.ts'

export interface RefusalServices {
  admission: Pick<Admission, 'isFull'>
  log: Pick<Log, 'request'>
  measure: Measure | undefined
  /** Security headers of a response that is no page. */
  headers: [string, string][]
}

/** `questions`: the paths where questions are put. False: there is room, or it is something else, and it goes the long way. */
export function quickRefusal({ admission, log, measure, headers: common }: RefusalServices, questions: readonly string[]) {
  const fault = busy()
  const headers = [...common, ...Object.entries(problemHeaders(fault))].flat()
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (incoming.method !== 'POST' || !admission.isFull()) return false
    const path = questions.find((question) => incoming.url === question)
    if (path === undefined) return false
    const started = performance.now()
    const id = newId()
    const body = problemBody(fault, id)
    // As text it goes out with the head in one piece.
    outgoing.writeHead(fault.status, [...headers, 'Content-Length', String(Buffer.byteLength(body))]).end(body)
    const ms = performance.now() - started
    log.request({ id, method: 'POST', path, status: fault.status, ms: Math.round(ms * 10) / 10 })
    measure?.('request', { method: 'POST', route: path, status: String(fault.status) }, ms)
    return true
  }
}
