/** The chat as a posted form: what a visitor typed is kept, and a question that is sent again is stored once. */
import { expect, test } from 'vitest'
import { answerForm, judgeForm } from '../../src/assistant/chat/answer-form.ts'
import { askContext } from '../factories/conversation.ts'
import { testEngine } from '../factories/engine.ts'
import { onBothDatabases } from './both-databases.ts'

const post = (fields: Record<string, string>) => new Request('https://site.example/gesprek', { method: 'POST', body: new URLSearchParams(fields) })

const broken = testEngine(() => {
  throw new Error('index is broken')
})

onBothDatabases('the chat without a script', (open) => {
  test('a question whose answer failed stays in the field; sent again it is answered, and stored once', async () => {
    await using site = await open()
    const sessionId = crypto.randomUUID()
    const fields = { sessionId, pagePath: '/testament', message: ' Mijn nummer is 06-12345678. Wat kost een testament? ' }
    const failed = await answerForm(askContext(site.context, broken), post(fields))
    expect(failed).toMatchObject({ status: 503, draft: fields.message, error: expect.stringContaining('fout') })
    const answered = await answerForm(askContext(site.context), post(fields))
    expect(answered).toMatchObject({ status: 200, draft: '', error: undefined, sessionId, pagePath: '/testament' })
    expect(answered.conversation.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  })

  test('another question after one that failed is a question of its own', async () => {
    await using site = await open()
    const sessionId = crypto.randomUUID()
    await answerForm(askContext(site.context, broken), post({ sessionId, message: 'Wat kost een testament?' }))
    const { conversation } = await answerForm(askContext(site.context), post({ sessionId, message: 'Wat kost een volmacht?' }))
    expect(conversation.messages.map(({ role }) => role)).toEqual(['user', 'user', 'assistant'])
  })

  test('a page that is loaded again asks nothing again, and the same words said later are a question of their own', async () => {
    await using site = await open()
    const context = askContext(site.context)
    const { sessionId, conversation } = await answerForm(context, post({ message: 'Wat kost een testament?' }))
    const fields = { sessionId, after: conversation.messages.at(-1)?.id ?? '', message: 'En een volmacht?' }
    const [first, again] = [await answerForm(context, post(fields)), await answerForm(context, post(fields))]
    expect(again.conversation.messages).toEqual(first.conversation.messages)
    expect(again.conversation.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
    const later = await answerForm(context, post({ ...fields, after: again.conversation.messages.at(-1)?.id ?? '' }))
    expect(later.conversation.messages).toHaveLength(6)
  })

  test('a judgement comes back with the conversation and the page where it began; of a stranger it is refused aloud', async () => {
    await using site = await open()
    const context = askContext(site.context)
    const { sessionId, conversation } = await answerForm(context, post({ pagePath: '/testament', message: 'Wat kost een testament?' }))
    const messageId = conversation.messages[1]?.id ?? ''
    const judged = await judgeForm(context, post({ sessionId, messageId, helpful: 'false', reason: 'anders', note: '' }))
    expect(judged).toMatchObject({ status: 200, pagePath: '/testament', conversation: { messages: [{}, { feedback: { helpful: false, reason: 'anders' } }] } })
    const other = await judgeForm(context, post({ sessionId: crypto.randomUUID(), messageId, helpful: 'true' }))
    expect(other).toMatchObject({ status: 404, conversation: { messages: [] } })
    expect(await judgeForm(context, post({ messageId }))).toBeUndefined()
  })
})
