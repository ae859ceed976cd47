/** A conversation goes along with a message to us only when its visitor ticked the box. */
import { expect, test } from 'vitest'
import { composeContactMail } from '../../src/contact/compose-contact-mail.ts'
import { contactApi } from '../../src/contact/contact.api.ts'
import { submitContactMessage } from '../../src/contact/submit-contact-message.ts'
import { receiveContactForm, viewHandoverPage } from '../../src/contact/view-contact-page.ts'
import { messageInput, settingsWith } from '../factories/contact.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { httpApp } from '../factories/http-app.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const fields = { name: 'Jannie', email: 'jannie@voorbeeld.nl', message: 'Belt u mij?' }

async function talked(site: Opened): Promise<string> {
  const input = question({ question: 'Mijn nummer is 06-12345678. Wat kost een testament?' })
  await askAndWait(askContext(site.context), input)
  return input.sessionId
}

const post = (values: Record<string, string>) => new Request('https://site.example/contact', { method: 'POST', body: new URLSearchParams(values) })
const conversations = async (site: Opened) =>
  (await site.database.db.selectFrom('elk_contact_messages').select('conversation').orderBy('id').execute()).map((row) => row.conversation)

function api(site: Opened) {
  const app = httpApp(async (c, next) => {
    c.set('context', site.context)
    await next()
  }).route('/', contactApi())
  return (body: object) => app.request('/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
}

onBothDatabases('a message from a conversation', (open) => {
  test('the form that opens has the box, not ticked', async () => {
    await using site = await open()
    const sessionId = await talked(site)
    const view = await viewHandoverPage(post({ sessionId }), settingsWith())
    expect(view?.form).toMatchObject({ outcome: 'idle', handover: { sessionId, chosen: false } })
    expect(await viewHandoverPage(post({ sessionId: 'x' }), settingsWith())).toBeUndefined()
  })

  test.each([
    ['without the box nothing goes along', {}, null],
    ['with the box the conversation goes along, masked as it is stored', { gesprek: 'mee' }, expect.stringContaining('Wat kost een testament?')],
  ])('by the page: %s', async (_name, box, expected) => {
    await using site = await open()
    const sessionId = await talked(site)
    const { form } = await receiveContactForm(site.context, post({ ...fields, sessionId, ...box }))
    expect(form.outcome).toBe('sent')
    const stored = await conversations(site)
    expect(stored).toEqual([expected])
    expect(stored[0] ?? '').not.toMatch(/12345678|[\da-f]{8}-[\da-f]{4}/)
  })

  test.each([
    ['without the box nothing goes along', {}, null],
    ['with the box the conversation goes along', { gesprek: 'mee' }, expect.stringContaining('Een testament maakt u bij de notaris.')],
  ])('by the browser: %s', async (_name, box, expected) => {
    await using site = await open()
    const sessionId = await talked(site)
    expect((await api(site)({ ...fields, sessionId, ...box })).status).toBe(201)
    expect(await conversations(site)).toEqual([expected])
  })

  test('a form that comes back with a fault keeps the box as it was', async () => {
    await using site = await open()
    const sessionId = await talked(site)
    const ticked = await receiveContactForm(site.context, post({ ...fields, message: '', sessionId, gesprek: 'mee' }))
    expect(ticked.form).toMatchObject({ outcome: 'faults', handover: { sessionId, chosen: true } })
    const open2 = await receiveContactForm(site.context, post({ ...fields, message: '', sessionId }))
    expect(open2.form.handover).toEqual({ sessionId, chosen: false })
  })

  test('the mail to the owner carries it', async () => {
    await using site = await open()
    const chatSessionId = await talked(site)
    const compose = composeContactMail('https://www.site.example')
    const withIt = await submitContactMessage(site.context, messageInput({ chatSessionId }))
    const without = await submitContactMessage(site.context, messageInput())
    const mails = await Promise.all([withIt, without].map(({ id }) => compose(site.context, { messageId: id })))
    expect(mails.map((mail) => mail?.text.includes('Wat kost een testament?'))).toEqual([true, false])
    expect(mails.map((mail) => 'conversation' in (mail?.fields ?? {}))).toEqual([true, false])
  })

  test('a conversation that is gone keeps no message from being sent', async () => {
    await using site = await open()
    await submitContactMessage(site.context, messageInput({ chatSessionId: crypto.randomUUID() }))
    expect(await conversations(site)).toEqual([null])
  })
})
