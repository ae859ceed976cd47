/** 500 answers of a slow model at once, all open, while readers ask for articles. Limits: no answer fails, articles p99 50 ms. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { says } from '../tests/factories/scripted-provider.ts'
import { createChatClient, type Reply } from './chat-client.ts'
import { withModelSite } from './model-site.ts'
import { percentile } from './numbers.ts'
import { atMost, exactly, type Row } from './verdict.ts'

const STREAMS = 500
const WORD_EVERY_MS = 500
const WORDS = 40
const LAST_WORD = 'slotwoord'
const OPENED_WITHIN_MS = 8_000
const READS = 400
const READ_EVERY_MS = 20
const ARTICLES = ['/testament', '/levenstestament', '/hypotheekakte', '/voogdij']
const QUESTION = 'Kan ik mijn testament later nog wijzigen?'

const isWhole = ({ status, body }: Reply) => status === 200 && body.includes(LAST_WORD) && body.endsWith('data: [DONE]\n\n')

async function readArticle(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - started
}

export function measureStreams(): Promise<Row[]> {
  const script = says(`${'woord '.repeat(WORDS)}${LAST_WORD} `, WORD_EVERY_MS)
  return withModelSite(
    script,
    async (site, provider) => {
      const client = createChatClient(site.port, STREAMS)
      const streams = Array.from({ length: STREAMS }, async (_, place) => {
        await wait((place * OPENED_WITHIN_MS) / STREAMS)
        return client.ask({ sessionId: randomUUID(), question: QUESTION, accept: 'text/event-stream' }).then(isWhole, () => false)
      })
      await wait(OPENED_WITHIN_MS + WORD_EVERY_MS)
      const open = provider.calls.filter((call) => !call.isClosed).length
      const times: number[] = []
      for (let read = 0; read < READS; read++) {
        times.push(await readArticle(site.origin + ARTICLES[read % ARTICLES.length]))
        await wait(READ_EVERY_MS)
      }
      const failures = (await Promise.all(streams)).filter((whole) => !whole).length
      client.close()
      return [
        exactly('open streams of a model, at once', open, STREAMS),
        exactly('open streams that failed', failures, 0),
        atMost('article beside open streams, p99', percentile(times, 0.99), 50, ' ms', `p50 ${percentile(times, 0.5).toFixed(1)} ms`),
      ]
    },
    { PROVIDER_RUNNING: String(STREAMS) },
  )
}
