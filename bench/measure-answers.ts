/**
 * Embedded answers with many visitors at once, each asking again as soon as the answer is complete. Limits: with 16 visitors the first byte
 * at p50 20 ms and p99 100 ms, with 32 the complete answer at p50 60 ms and p99 250 ms.
 */
import { randomUUID } from 'node:crypto'
import { createChatClient, type AskSite, type Reply } from './chat-client.ts'
import { percentile } from './numbers.ts'
import { listQuestions } from './questions.ts'
import { withSite } from './site.ts'
import { atMost, shown, type Row } from './verdict.ts'

const VISITORS = 16
const CROWD = 32
const QUESTIONS = 24
const WARM_UP = 240
const ASKED = 960
const ASKED_ALONE = 96

export function measureAnswers(): Promise<Row[]> {
  return withSite(async (site) => {
    const client = createChatClient(site.port, CROWD)
    try {
      await askMany(client.ask, VISITORS, WARM_UP)
      const visitors = await askMany(client.ask, VISITORS, ASKED)
      const started = performance.now()
      const crowd = await askMany(client.ask, CROWD, ASKED)
      const perSecond = Math.round((ASKED * 1000) / (performance.now() - started))
      const alone = await askMany(client.ask, 1, ASKED_ALONE)
      return [
        atMost('embedded answer, first byte p50', at(visitors, 'firstByteMs', 0.5), 20, ' ms'),
        atMost('embedded answer, first byte p99', at(visitors, 'firstByteMs', 0.99), 100, ' ms'),
        atMost('embedded answer, complete p50', at(crowd, 'completeMs', 0.5), 60, ' ms', `${perSecond} answers/s`),
        atMost('embedded answer, complete p99', at(crowd, 'completeMs', 0.99), 250, ' ms'),
        shown('embedded answer, complete p50, one visitor', at(alone, 'completeMs', 0.5), ' ms'),
      ]
    } finally {
      client.close()
    }
  })
}

function at(replies: Reply[], name: 'firstByteMs' | 'completeMs', share: number): number {
  const samples = replies.map((reply) => reply[name])
  return percentile(samples, share)
}

async function askMany(ask: AskSite, visitors: number, count: number): Promise<Reply[]> {
  const questions = listQuestions(QUESTIONS)
  const replies: Reply[] = []
  let asked = 0
  const visitor = async () => {
    while (asked < count) {
      const question = questions[asked++ % QUESTIONS] ?? ''
      const reply = await ask({ sessionId: randomUUID(), question, accept: 'text/event-stream' })
      if (!isAnswered(reply)) throw new Error(`"${question}" was not answered`)
      replies.push(reply)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return replies
}

const isAnswered = ({ status, body }: Reply): boolean => status === 200 && body.endsWith('data: [DONE]\n\n') && !body.includes('"type":"error"')
