/** A visitor's own conversation: taken along whole, and erased without a trace. */
import { expect, test, vi } from 'vitest'
import { ask } from '../../src/assistant/answering/ask.ts'
import { giveFeedback } from '../../src/assistant/answering/give-feedback.ts'
import { downloadConversation } from '../../src/assistant/answering/own-data/download-conversation.ts'
import { eraseConversation } from '../../src/assistant/answering/own-data/erase-conversation.ts'
import { readConversation } from '../../src/assistant/answering/transcript.ts'
import { markAffiliateClicked } from '../../src/assistant/answering/mark-affiliate-clicked.ts'
import { recordCtaClick } from '../../src/redirects/record-cta-click.ts'
import { settingsWith } from '../factories/contact.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { askAndRead, withProvider } from '../factories/provider-context.ts'
import { saysForEver, scriptedProvider } from '../factories/scripted-provider.ts'
import { textOfDatabase } from '../factories/whole-database.ts'
import { eventually } from '../e2e/setup/eventually.ts'
import { onABusyMachine } from '../setup/on-a-busy-machine.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const services = { origin: 'https://www.site.example', settings: () => settingsWith() }

const everything = ({ database }: Opened): Promise<string> => textOfDatabase(database.db)

async function fullConversation(site: Opened) {
  const context = askContext(site.context)
  const input = question()
  const first = await askAndWait(context, input)
  for (const text of ['En voor twee?', 'Hoe lang duurt het?']) await askAndWait(context, { ...input, question: text })
  await giveFeedback(site.context, { sessionId: input.sessionId, messageId: first!.messageId, helpful: false, reason: 'onduidelijk', note: 'te moeilijk' })
  await recordCtaClick(
    { ...site.context, markAffiliateClicked },
    {
      sessionId: input.sessionId,
      ctaType: 'chat',
      sourcePage: '/testament',
      context: null,
      region: null,
      service: null,
    },
  )
  return { context, sessionId: input.sessionId, messageId: first!.messageId }
}

onBothDatabases('the own conversation', (open) => {
  test('after erasing no row of any table names it, and the click on a partner is still counted', async () => {
    await using site = await open()
    const { context, sessionId, messageId } = await fullConversation(site)
    const other = question()
    await askAndWait(context, other)
    await eraseConversation(context, sessionId)
    const left = await everything(site)
    for (const trace of [sessionId, messageId, 'En voor twee?', 'te moeilijk']) expect(left).not.toContain(trace)
    expect(left).toContain(other.sessionId)
    expect(await site.database.db.selectFrom('elk_affiliate_clicks').select('session_id').execute()).toEqual([{ session_id: null }])
  })

  test.each([['the same instance'], ['another instance']])(
    'an answer that is being made is stopped and not stored when it is erased on %s',
    onABusyMachine,
    async (where) => {
      await using site = await open()
      const second = await site.openSecond()
      await using provider = await scriptedProvider(saysForEver('testament'))
      const context = withProvider(site.context, provider)
      const other = where === 'the same instance' ? context : withProvider({ ...site.context, db: second.db }, provider)
      const input = question()
      const { read, told } = await askAndRead(context, input)
      await eventually(() => expect(read()).toContain('testament'))
      await eraseConversation(other, input.sessionId)
      await vi.waitFor(() => expect(provider.calls[0]?.isClosed).toBe(true), { timeout: 1_000 })
      await told
      expect(await everything(site)).not.toContain(input.sessionId)
    },
  )

  test('many conversations that are asked in and erased at the same time end erased or whole, never halves', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const asking = askContext(site.context, undefined, false)
    const erasing = askContext({ ...site.context, db: second.db })
    const inputs = Array.from({ length: 15 }, () => question())
    await Promise.allSettled(inputs.flatMap((input) => [askAndWait(asking, input), eraseConversation(erasing, input.sessionId)]))
    for (const { sessionId } of inputs) {
      const { messages, running } = await readConversation(askContext(site.context), sessionId)
      expect([messages.map(({ role }) => role).join(), running]).toEqual([expect.stringMatching(/^(user,assistant)?$/), null])
    }
  })

  test('the text says who said what and when, with sources, judgement and what else is kept', async () => {
    await using site = await open()
    const { sessionId } = await fullConversation(site)
    const { name, type, text } = await downloadConversation({ ...site.context, ...services }, { sessionId, format: 'tekst' })
    expect([name, type]).toEqual(['gesprek-2026-11-20.txt', 'text/plain; charset=utf-8'])
    const [title, asked, answered] = text.split('\n\n')
    expect(title).toBe('Uw gesprek met de AI-assistent van Elke Notaris')
    expect(asked).toBe('U, 20-11-2026 11:00\nWat kost een testament?')
    expect(answered?.split('\n')).toEqual([
      'AI-assistent, 20-11-2026 11:00',
      'Een testament maakt u bij de notaris.',
      'Bronnen:',
      '- Testament: https://www.site.example/testament',
      'Uw oordeel: u had er niets aan.',
      'Reden: Ik begrijp het niet.',
      'Uw toelichting: te moeilijk',
    ])
    for (const fact of [sessionId, '/testament', 'Mozilla/5.0', 'te zien: ja', 'daarop: ja', '180 dagen']) expect(text).toContain(fact)
  })

  test('the data for a program holds every message and every fact', async () => {
    await using site = await open()
    const { sessionId } = await fullConversation(site)
    const { name, text } = await downloadConversation({ ...site.context, ...services }, { sessionId, format: 'json' })
    const data = JSON.parse(text) as { messages: object[]; conversation: object }
    expect([name, data.messages]).toEqual(['gesprek-2026-11-20.json', expect.objectContaining({ length: 6 })])
    expect(data.messages[1]).toMatchObject({ role: 'assistant', feedback: { helpful: false, note: 'te moeilijk' } })
    expect(data.conversation).toMatchObject({ session_id: sessionId, affiliate_clicked: true, message_count: 6 })
  })

  test('of a conversation that is not there the file says so', async () => {
    await using site = await open()
    const { text } = await downloadConversation({ ...site.context, ...services }, { sessionId: crypto.randomUUID(), format: 'tekst' })
    expect(text).toContain('Wij bewaren geen gesprek met dit nummer.')
  })

  test('erasing what is not there does nothing', async () => {
    await using site = await open()
    await ask(askContext(site.context), question())
    await expect(eraseConversation(askContext(site.context), crypto.randomUUID())).resolves.toBeUndefined()
  })
})
