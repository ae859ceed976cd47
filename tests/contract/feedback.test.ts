/** What visitors think of answers: stored once an answer, masked, and for nobody else to give. */
import { expect, test } from 'vitest'
import { openChatSession } from '../../src/chat-logs/chat-logs.ts'
import { giveFeedback } from '../../src/assistant/answering/give-feedback.ts'
import { readConversation } from '../../src/assistant/answering/transcript.ts'
import { owner } from '../factories/context.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

async function answered(site: Opened): Promise<{ sessionId: string; messageId: string }> {
  const input = question()
  const answer = await askAndWait(askContext(site.context), input)
  return { sessionId: input.sessionId, messageId: answer!.messageId }
}

const stored = (site: Opened) => site.database.db.selectFrom('elk_chat_feedback').selectAll().execute()

onBothDatabases('feedback', (open) => {
  test('a judgement with its reason is stored, with the note masked, and read back by the visitor', async () => {
    await using site = await open()
    const ids = await answered(site)
    await giveFeedback(site.context, { ...ids, helpful: false, reason: 'onjuist', note: ' Mail mij op jan@example.nl ' })
    expect(await stored(site)).toEqual([
      { message_id: ids.messageId, helpful: false, reason: 'onjuist', note: expect.not.stringContaining('jan@'), given_at: '2026-11-20T10:00:00.000Z' },
    ])
    expect((await readConversation(askContext(site.context), ids.sessionId)).messages[1]?.feedback).toEqual({ helpful: false, reason: 'onjuist' })
  })

  test('a second judgement replaces the first, reason and note with it', async () => {
    await using site = await open()
    const ids = await answered(site)
    await giveFeedback(site.context, { ...ids, helpful: false, reason: 'anders', note: 'x' })
    await giveFeedback(site.context, { ...ids, helpful: true })
    expect(await stored(site)).toMatchObject([{ helpful: true, reason: null, note: null }])
  })

  test('the owner reads it beside the answer', async () => {
    await using site = await open()
    const ids = await answered(site)
    await giveFeedback(site.context, { ...ids, helpful: false, reason: 'onduidelijk', note: 'te lang' })
    const { messages, session } = await openChatSession(site.context.as(owner), ids.sessionId)
    expect(messages[1]).toMatchObject({ feedback: { helpful: false, reason: 'onduidelijk' }, note: 'te lang', calls: [], provider: null })
    expect(session).not.toHaveProperty('user_agent')
  })

  test('of another conversation, of a question and of nothing at all nobody can judge', async () => {
    await using site = await open()
    const ids = await answered(site)
    const { messages } = await readConversation(askContext(site.context), ids.sessionId)
    const others = [
      { ...ids, sessionId: crypto.randomUUID() },
      { ...ids, messageId: messages[0]!.id },
      { ...ids, messageId: crypto.randomUUID() },
    ]
    for (const other of others) await expect(giveFeedback(site.context, { ...other, helpful: true })).rejects.toMatchObject({ code: 'not_found' })
    expect(await stored(site)).toEqual([])
  })
})
