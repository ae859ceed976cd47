/** More questions than an instance can bear: what is refused leaves nothing behind, and every place is given back. */
import { expect, test } from 'vitest'
import { ask } from '../../src/assistant/answering/ask.ts'
import { openAdmission } from '../../src/platform/admission.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { askAndRead, withProvider } from '../factories/provider-context.ts'
import { saysHalf, scriptedProvider } from '../factories/scripted-provider.ts'
import { eventually } from '../e2e/setup/eventually.ts'
import { onBothDatabases } from './both-databases.ts'

/** As when so many ask at the same moment that no other can be taken on. */
function fullAdmission() {
  const admission = openAdmission()
  while (!admission.isFull()) admission.enter()
  return admission
}

onBothDatabases('a busy instance', (open) => {
  test('refuses a question with when to come back, stores nothing of it, and another instance takes it', async () => {
    await using site = await open()
    const input = question()
    await expect(ask({ ...askContext(site.context), admission: fullAdmission() }, input)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 })
    for (const table of ['elk_chat_sessions', 'elk_chat_messages', 'elk_chat_runs', 'elk_rate_limits'] as const)
      expect(await site.context.db.selectFrom(table).selectAll().execute()).toEqual([])
    const second = await site.openSecond()
    expect(await askAndWait(askContext({ ...site.context, db: second.db }), input)).toBeDefined()
  })

  test('has room again once a question is answered, refused, or asked for the second time', async () => {
    await using site = await open()
    const admission = openAdmission()
    const context = { ...askContext(site.context), admission }
    const input = question({ questionId: crypto.randomUUID() })
    for (let times = 0; times < 2; times += 1) await askAndWait(context, input)
    await expect(ask(context, question({ question: ' ' }))).rejects.toMatchObject({ code: 'message_empty' })
    // The last word is told before the answer has let go.
    await eventually(() => expect(admission.inside()).toBe(0))
  })

  test('has room for others while an answer waits for a model', async () => {
    await using site = await open()
    const { script, release } = saysHalf('Dat kan altijd.', 'U gaat ervoor naar de notaris.')
    await using provider = await scriptedProvider(script)
    const admission = openAdmission()
    const { told } = await askAndRead({ ...withProvider(site.context, provider), admission }, question())
    await eventually(() => expect(provider.calls).toHaveLength(1))
    expect(admission.inside()).toBe(0)
    release()
    expect((await told).text).toContain('naar de notaris.')
  })
})
