/** Visitors of three kinds, each request with a deadline after which they are gone, and what became of each. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listQuestions } from './questions.ts'

export type Kind = 'article' | 'link' | 'question'

/** 'shed': 503 with when to come back; 'late': not there by the deadline; 'failed': anything else. */
type Fate = 'good' | 'shed' | 'late' | 'failed'

export interface Tally {
  seconds: number
  counts: Record<Kind, Record<Fate, number>>
  /** Of what was good. */
  times: Record<Kind, number[]>
}

const DEADLINE_MS = 5_000
const ARTICLES = ['/testament', '/levenstestament', '/hypotheekakte', '/voogdij']
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const kinds = ['article', 'link', 'question'] as const

const ofKinds = <T>(make: () => T): Record<Kind, T> => ({ article: make(), link: make(), question: make() })
const newTally = (): Tally => ({ seconds: 0, counts: ofKinds(() => ({ good: 0, shed: 0, late: 0, failed: 0 })), times: ofKinds(() => []) })

export const total = ({ counts }: Tally, fate: Fate, of: readonly Kind[] = kinds): number => of.reduce((sum, kind) => sum + counts[kind][fate], 0)
export const goodPerSecond = (tally: Tally): number => total(tally, 'good') / tally.seconds
/** Of what ended, the share that was good. */
export const goodShare = (tally: Tally, of: readonly Kind[]): number => {
  const ended = (['good', 'shed', 'late', 'failed'] as const).reduce((sum, fate) => sum + total(tally, fate, of), 0)
  return ended === 0 ? 0 : total(tally, 'good', of) / ended
}

export interface Visitors {
  /** `clients` that each ask anew once they have their answer. */
  inTurn(clients: number, seconds: number): Promise<Tally>
  /** So many begin each second, whatever becomes of those before. */
  arriving(perSecond: number, seconds: number): Promise<Tally>
  close(): void
}

const during = async (seconds: number, work: (tally: Tally, isOver: () => boolean) => Promise<void>): Promise<Tally> => {
  const tally = newTally()
  const started = performance.now()
  const isOver = () => performance.now() - started > seconds * 1000
  await work(tally, isOver)
  return { ...tally, seconds }
}

/** What comes in is drawn from `mix` in its order. */
export function openVisitors(port: number, mix: readonly Kind[]): Visitors {
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' })
  const questions = listQuestions(50)
  let drawn = 0

  const send = (kind: Kind, number: number): Promise<Fate> =>
    new Promise((resolve) => {
      const body = kind === 'question' ? JSON.stringify({ sessionId: randomUUID(), message: questions[number % questions.length] }) : undefined
      const path = kind === 'question' ? '/api/chat' : kind === 'link' ? '/out/testament' : (ARTICLES[number % ARTICLES.length] ?? '/')
      const headers = {
        'user-agent': BROWSER,
        accept: 'application/json',
        'accept-encoding': 'br',
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const outgoing = request({ host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', agent, headers }, (response) => {
        const { statusCode = 0 } = response
        response
          .resume()
          .on('error', () => {})
          .on('close', () => {
            clearTimeout(timer)
            if (!response.complete) resolve('failed')
            else if (statusCode === 503 && Number(response.headers['retry-after']) > 0) resolve('shed')
            else resolve(statusCode === 200 ? 'good' : 'failed')
          })
      })
      const timer = setTimeout(() => {
        resolve('late')
        outgoing.destroy()
      }, DEADLINE_MS)
      outgoing.on('error', () => {
        clearTimeout(timer)
        resolve('failed')
      })
      outgoing.end(body)
    })

  const sendNext = async (tally: Tally, isOver: () => boolean): Promise<void> => {
    const number = drawn++
    const kind = mix[number % mix.length] ?? 'article'
    const started = performance.now()
    const fate = await send(kind, Math.floor(number / mix.length))
    // What ends after the time is nobody's: as much was under way when it began.
    if (isOver()) return
    tally.counts[kind][fate] += 1
    if (fate === 'good') tally.times[kind].push(performance.now() - started)
  }

  return {
    inTurn: (clients, seconds) =>
      during(seconds, async (tally, isOver) => {
        const client = async () => {
          while (!isOver()) await sendNext(tally, isOver)
        }
        await Promise.all(Array.from({ length: clients }, client))
      }),
    arriving: (perSecond, seconds) =>
      during(seconds, async (tally, isOver) => {
        const started = performance.now()
        const all: Promise<void>[] = []
        while (!isOver()) {
          const due = ((performance.now() - started) / 1000) * perSecond
          while (all.length < due) all.push(sendNext(tally, isOver))
          await wait(5)
        }
        await Promise.all(all)
      }),
    close: () => agent.destroy(),
  }
}
