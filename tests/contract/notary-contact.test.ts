/** Contact with a notary arrives, and says where. */
import { expect, test } from 'vitest'
import { answerContact } from '../../src/notaries/contact-request.ts'
import { composeOfficeMail } from '../../src/contact/compose-office-mail.ts'
import { OFFICE_CONSENT } from '../../src/contact/office-notice.nl.ts'
import type { ListedFor } from '../../src/notaries/list-notaries.ts'
import { retentionTerms } from '../../src/settings/retention.settings.ts'
import { defaultsOf } from '../../src/settings/setting.ts'
import { contactNotary, type NotaryMessage } from '../../src/notaries/contact-notary.ts'
import { listNotaries } from '../../src/notaries/list-notaries.ts'
import { recordContactClick } from '../../src/notaries/record-contact-click.ts'
import { recordEvent } from '../../src/events/record-event.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'
import { addNotary, events, messages, outbox, plant } from '../factories/stored-notaries.ts'

const NOW = '2026-11-20T10:00:00.000Z'

const message = (values: Partial<NotaryMessage> & Pick<NotaryMessage, 'notaryId'>): NotaryMessage => ({
  name: 'Jannie de Vries',
  email: 'jannie@voorbeeld.nl',
  phone: '06 12 34 56 78',
  message: 'Wanneer kan ik langskomen?',
  sourcePage: '/notaries',
  trap: '',
  ...values,
})

/** In demo, unless told otherwise. */
const served = (site: Opened, listed: Partial<ListedFor> = {}) => ({
  ...site.context,
  offices: () => ({ demo: true, sendsMail: true, ...listed }),
  settings: () => defaultsOf(retentionTerms),
})
const live = { demo: false }

onBothDatabases('contact with a notary', (open) => {
  test('a message is stored with its notary and waits in the outbox', async () => {
    await using site = await open()
    const notaryId = await addNotary(site)
    const { id } = await contactNotary(served(site), message({ notaryId }))
    const { id: _id, created_at: _created, ...row } = (await messages(site))[0] ?? {}
    expect(row).toEqual({
      name: 'Jannie de Vries',
      email: 'jannie@voorbeeld.nl',
      phone: '06 12 34 56 78',
      message: 'Wanneer kan ik langskomen?',
      conversation: null,
      recipient_name: null,
      recipient_email: null,
      consent_version: null,
      consent_text: null,
      read_at: null,
      answered_at: null,
      deleted_at: null,
      version: 1,
      notary_id: notaryId,
      source_page: '/notaries',
    })
    expect(await outbox(site)).toMatchObject([{ kind: 'contact', dedupe_key: id, status: 'queued' }])
  })

  test('in live the message is mailed to the office and to nobody else, with the answer going to the visitor and what the visitor was told kept', async () => {
    await using site = await open()
    const notaryId = await addNotary(site)
    await site.database.db.updateTable('elk_notaries').set({ email: 'kantoor@site.example' }).where('id', '=', notaryId).execute()
    const { id } = await contactNotary(served(site, live), message({ notaryId }))
    const [row] = await messages(site)
    expect(row).toMatchObject({ recipient_name: 'Kantoor aan de Gracht', recipient_email: 'kantoor@site.example', consent_version: OFFICE_CONSENT })
    expect(row?.consent_text).toMatch(/gaan per mail naar Kantoor aan de Gracht, dat u zelf antwoordt.*hoogstens 1\sjaar/)
    expect(await outbox(site)).toMatchObject([{ kind: 'contact-office', dedupe_key: id, payload: JSON.stringify({ messageId: id }) }])
    const mail = await composeOfficeMail(site.context, { messageId: id })
    expect(mail).toMatchObject({ to: { address: 'kantoor@site.example' }, replyTo: { name: 'Jannie de Vries', address: 'jannie@voorbeeld.nl' } })
    expect(mail?.text).toContain('Wanneer kan ik langskomen?')
    expect(mail?.text).not.toContain('/settings')
  })

  test('in live an office without a mail address, or on a site that cannot mail, takes no messages and nothing is stored', async () => {
    await using site = await open()
    const notaryId = await addNotary(site)
    const email = (address: string | null) => site.database.db.updateTable('elk_notaries').set({ email: address }).where('id', '=', notaryId).execute()
    await email(null)
    await expect(contactNotary(served(site, live), message({ notaryId }))).rejects.toMatchObject({ code: 'not_found' })
    await email('kantoor@site.example')
    await expect(contactNotary(served(site, { demo: false, sendsMail: false }), message({ notaryId }))).rejects.toMatchObject({ code: 'not_found' })
    expect([await messages(site), await outbox(site)]).toEqual([[], []])
    expect((await listNotaries(site.context, { demo: false, sendsMail: true })).map(({ takesMessages }) => takesMessages)).toEqual([true])
  })

  test('a notary that the site does not show is not written to, nor is a sample in live', async () => {
    await using site = await open()
    await plant(site)
    const sample = (await listNotaries(site.context, { demo: true }))[0]?.id ?? ''
    await expect(contactNotary(served(site), message({ notaryId: 'nobody' }))).rejects.toMatchObject({ code: 'not_found' })
    await expect(contactNotary(served(site, live), message({ notaryId: sample }))).rejects.toMatchObject({ code: 'not_found' })
    expect([await messages(site), await outbox(site)]).toEqual([[], []])
  })

  test('a program that fills in the hidden field is turned away', async () => {
    await using site = await open()
    const notaryId = await addNotary(site)
    await expect(contactNotary(served(site), message({ notaryId, trap: 'https://spam.example' }))).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await messages(site)).toEqual([])
  })

  test('the contact button and the form button are events with the name of the notary', async () => {
    await using site = await open()
    const notary = { name: 'Kantoor aan de Gracht' }
    await recordContactClick(site.context, { notary, form: false })
    await recordContactClick(site.context, { notary, form: true })
    expect(await events(site)).toEqual([
      { name: 'contact_button_click', properties: '{"notary":"Kantoor aan de Gracht"}', created_at: NOW },
      { name: 'contact_button_click', properties: '{"notary":"Kantoor aan de Gracht - Form"}', created_at: NOW },
    ])
  })
})

onBothDatabases('events', (open) => {
  const click = { name: 'contact_button_click' as const, properties: { notary: 'A' } }

  test('more than sixty in ten minutes from one network are left out, and another network is not hindered', async () => {
    await using site = await open()
    const stored: boolean[] = []
    for (let n = 0; n < 61; n += 1) stored.push(await recordEvent(site.context, click))
    expect([stored.filter(Boolean).length, stored.at(-1)]).toEqual([60, false])
    expect(await recordEvent(site.context.as({ kind: 'visitor', visitor: 'another' }), click)).toBe(true)
    site.context.clock.advance(600_000)
    expect(await recordEvent(site.context, click)).toBe(true)
    expect(await events(site)).toHaveLength(62)
  })

  test('a database that is away is logged and stands in nobody’s way', async () => {
    await using site = await open()
    const logged: unknown[] = []
    const log = { ...site.context.log, warn: (...values: unknown[]) => void logged.push(values) }
    await site.database.db.schema.dropTable('elk_events').execute()
    expect(await recordEvent({ ...site.context, log }, click)).toBe(false)
    expect(logged).toHaveLength(1)
  })

  test('texts are kept short', async () => {
    await using site = await open()
    await recordEvent(site.context, { ...click, properties: { notary: 'x'.repeat(5_000) } })
    expect((await events(site))[0]?.properties).toHaveLength(200 + '{"notary":""}'.length)
  })
})

onBothDatabases('contact with a notary without JavaScript', (open) => {
  const ADDRESS = 'http://localhost/notaries/contact'
  const get = (search: string) => new Request(`${ADDRESS}?${search}`)
  const post = (fields: Record<string, string>) => new Request(ADDRESS, { method: 'POST', body: new URLSearchParams(fields) })
  const filled = { stap: 'versturen', name: 'Jannie', email: 'jannie@voorbeeld.nl', phone: '', message: 'Goedendag.' }

  test('what was typed without JavaScript is kept when the office takes no messages any more', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    const sent = post({ notaris, stap: 'versturen', name: 'Jannie', email: 'jannie@voorbeeld.nl', phone: '', message: 'Wanneer kan ik langskomen?' })
    const answer = await answerContact(site.context, sent, served(site, { demo: false, sendsMail: false }))
    expect(answer).toMatchObject({ view: { step: 'formulier', form: { values: { message: 'Wanneer kan ik langskomen?' } } } })
    expect('view' in answer && answer.view.form.outcome).not.toBe('idle')
  })

  test('each button is counted once and leads on, so that a reload counts nothing', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    expect(await answerContact(site.context, post({ notaris }), served(site))).toEqual({ moveTo: `/notaries/contact?notaris=${notaris}` })
    expect(await answerContact(site.context, post({ notaris, stap: 'formulier' }), served(site))).toEqual({
      moveTo: `/notaries/contact?notaris=${notaris}&stap=formulier`,
    })
    expect((await events(site)).map(({ properties }) => properties)).toEqual([
      '{"notary":"Kantoor aan de Gracht"}',
      '{"notary":"Kantoor aan de Gracht - Form"}',
    ])
    for (const search of [`notaris=${notaris}`, `notaris=${notaris}&stap=formulier`]) await answerContact(site.context, get(search), served(site))
    expect(await events(site)).toHaveLength(2)
  })

  test('a message is stored and leads to its confirmation; the same form sent twice is one message', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    const form = { ...filled, notaris, key: crypto.randomUUID() }
    for (let n = 0; n < 2; n += 1) {
      expect(await answerContact(site.context, post(form), served(site))).toEqual({ moveTo: `/notaries/contact?notaris=${notaris}&stap=verzonden` })
    }
    expect(await messages(site)).toMatchObject([{ name: 'Jannie', phone: null, notary_id: notaris, source_page: '/notaries/contact' }])
    expect(await outbox(site)).toHaveLength(1)
  })

  test('what is wrong is named by field and what was typed comes back', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    const answer = await answerContact(site.context, post({ ...filled, notaris, name: ' ', email: 'geen adres', phone: 'bel mij' }), served(site))
    expect(answer).toMatchObject({
      view: {
        status: 422,
        step: 'formulier',
        form: {
          outcome: 'faults',
          faults: { name: 'empty', email: 'invalid', phone: 'invalid' },
          values: { name: ' ', email: 'geen adres', phone: 'bel mij', message: 'Goedendag.' },
        },
      },
    })
    expect(await messages(site)).toEqual([])
  })

  test('a sixth message in ten minutes is refused with the text kept', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    for (let n = 0; n < 5; n += 1) await answerContact(site.context, post({ ...filled, notaris }), served(site))
    const answer = await answerContact(site.context, post({ ...filled, notaris, message: 'Nog een.' }), served(site))
    expect(answer).toMatchObject({ view: { status: 429, form: { outcome: 'too_many', values: { message: 'Nog een.' } } } })
    expect(await messages(site)).toHaveLength(5)
  })

  test('a message that cannot be stored is said to have failed, with the text kept', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    await site.database.db.schema.dropTable('elk_outbox').execute()
    const answer = await answerContact(site.context, post({ ...filled, notaris }), served(site))
    expect(answer).toMatchObject({ view: { status: 503, form: { outcome: 'failed', values: { name: 'Jannie', message: 'Goedendag.' } } } })
    expect(await messages(site)).toEqual([])
  })

  test.each(['', 'notaris=nobody', 'notaris=nobody&stap=formulier', "notaris=' or 1=1 --"])('?%s is answered with a way back', async (search) => {
    await using site = await open()
    expect(await answerContact(site.context, get(search), served(site))).toMatchObject({ view: { status: 404, notary: undefined } })
  })

  test('a body that is no form is answered as an unknown notary', async () => {
    await using site = await open()
    const request = new Request(ADDRESS, { method: 'POST', body: '{"notaris":', headers: { 'Content-Type': 'application/json' } })
    expect(await answerContact(site.context, request, served(site))).toMatchObject({ view: { status: 404 } })
  })
})
