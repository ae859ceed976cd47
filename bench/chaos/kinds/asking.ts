/** Visitors ask the assistant, and read the whole answer. A question whose answer did not come is sent again under the same id. */
import { listQuestions } from '../../questions.ts'
import { createAcknowledged, inParts, type Kind, type Means } from '../kind.ts'
import { isAccepted, untilGone, type SiteClient } from '../site-client.ts'

const VISITORS = 4
const QUESTIONS = 24

interface Question {
  sessionId: string
  questionId: string
  question: string
}

interface Asked extends Question {
  answer: string
}

const readAnswer = (body: string): string => (JSON.parse(body) as { choices: [{ message: { content: string } }] }).choices[0].message.content

const names = (list: readonly Asked[]): string[] => list.map(({ sessionId, question }) => `${sessionId} "${question}"`)

export function asking({ draw }: Pick<Means, 'draw'>): Kind {
  const questions = listQuestions(QUESTIONS)
  const { all, take } = createAcknowledged<Asked>()
  const waiting = new Map<string, Question>()
  const ask = async (site: SiteClient, one: Question): Promise<boolean> => {
    waiting.set(one.questionId, one)
    const { sessionId, questionId, question: message } = one
    const sent = await site.send('/api/chat', { method: 'POST', json: { sessionId, questionId, message }, headers: { Accept: 'application/json' } })
    if (!isAccepted(sent, 200, `"${message}"`)) return false
    waiting.delete(questionId)
    all.push({ ...one, answer: readAnswer(sent.body) })
    return true
  }
  const next = (): Question => [...waiting.values()].find(({ questionId }) => !busy.has(questionId)) ?? fresh()
  const fresh = (): Question => ({ sessionId: draw.uuid(), questionId: draw.uuid(), question: draw.of(questions) })
  const busy = new Set<string>()
  return {
    name: 'asking',
    acknowledged: () => all.length,
    async write(site) {
      busy.clear()
      const visitor = () =>
        untilGone(site, async () => {
          const one = next()
          busy.add(one.questionId)
          const accepted = await ask(site, one)
          busy.delete(one.questionId)
          return accepted
        })
      await Promise.all(Array.from({ length: VISITORS }, visitor))
    },
    async find(db, range) {
      const asked = take(range)
      const rows = await inParts([...new Set(asked.map(({ sessionId }) => sessionId))], (part) =>
        db
          .selectFrom('elk_chat_messages')
          .select(['session_id', 'role', 'content'])
          .where('session_id', 'in', part)
          .orderBy('timestamp')
          .orderBy('id')
          .execute(),
      )
      const bySession = Map.groupBy(rows, (row) => row.session_id)
      const storedOf = ({ sessionId }: Asked) => bySession.get(sessionId) ?? []
      const isThere = (one: Asked) =>
        storedOf(one).some(({ role, content }) => role === 'user' && content === one.question) &&
        storedOf(one).some(({ role, content }) => role === 'assistant' && content === one.answer)
      return { lost: names(asked.filter((one) => !isThere(one))), doubled: names(asked.filter((one) => storedOf(one).length > 2)) }
    },
  }
}
