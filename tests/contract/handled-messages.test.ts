/** What the owner has read and answered, what is found, and by which way a message went. */
import { expect, test } from 'vitest'
import { answerContactMessage } from '../../src/contact/answer-contact-message.ts'
import { composeContactMail } from '../../src/contact/compose-contact-mail.ts'
import { composeOfficeMail } from '../../src/contact/compose-office-mail.ts'
import { exportContactMessages } from '../../src/contact/export-contact-messages.ts'
import { countContactMessages, countUnreadMessages, listContactMessages } from '../../src/contact/list-contact-messages.ts'
import { openContactMessage } from '../../src/contact/open-contact-message.ts'
import { submitContactMessage } from '../../src/contact/submit-contact-message.ts'
import { deliverNext } from '../../src/mail/deliver-next.ts'
import { signalTopics } from '../../src/mail/topics.ts'
import { isUnwanted } from '../../src/owner/signals/unwanted-mail.ts'
import { messageInput } from '../factories/contact.ts'
import { owner } from '../factories/context.ts'
import { asSystem, bySmtp, deliveryBy, ORIGIN } from '../factories/delivery.ts'
import { startMailServer } from '../setup/mail-server.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const asOwner = (site: Opened) => site.context.as(owner)
const send = async (site: Opened, values = {}) => (await submitContactMessage(site.context, messageInput(values))).id
const names = async (site: Opened, filter = {}) => (await listContactMessages(asOwner(site), { limit: 10, ...filter })).map(({ name }) => name)

onBothDatabases('messages that the owner handles', (open) => {
  test('a message is unread until it is opened, and keeps the moment of the first time', async () => {
    await using site = await open()
    const id = await send(site, { name: 'Jannie' })
    expect([await countUnreadMessages(asOwner(site)), await names(site, { state: 'ongelezen' })]).toEqual([1, ['Jannie']])
    await openContactMessage(asOwner(site), id)
    site.context.clock.advance(60_000)
    await openContactMessage(asOwner(site), id)
    expect(await countUnreadMessages(asOwner(site))).toBe(0)
    expect((await openContactMessage(asOwner(site), id)).read_at).toBe('2026-11-20T10:00:00.000Z')
  })

  test('a message is said to be answered, and that can be taken back; both stand in the log', async () => {
    await using site = await open()
    const id = await send(site)
    await answerContactMessage(asOwner(site), { id, answered: true })
    expect(await names(site, { state: 'onbeantwoord' })).toEqual([])
    await answerContactMessage(asOwner(site), { id, answered: false })
    expect(await names(site, { state: 'onbeantwoord' })).toHaveLength(1)
    const log = await site.database.db.selectFrom('elk_audit_log').select('details').where('action', '=', 'contact.answered').orderBy('id').execute()
    expect(log.map(({ details }) => details)).toEqual(['{"answered":true}', '{"answered":false}'])
    await expect(answerContactMessage(asOwner(site), { id: crypto.randomUUID(), answered: true })).rejects.toMatchObject({ code: 'not_found' })
    await expect(answerContactMessage(site.context, { id, answered: true })).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('a message is found by its sender and its words, whatever signs are typed, and its row shows how it begins', async () => {
    await using site = await open()
    await send(site, { name: 'Jannie', message: `Ik wil een testament.\n\n${'Nog meer. '.repeat(50)}` })
    await send(site, { name: 'Kees', email: 'kees_1@voorbeeld.nl', message: '100% zeker' })
    expect([await names(site, { search: 'TESTAMENT' }), await names(site, { search: 'kees_1@' }), await names(site, { search: '100%' })]).toEqual([
      ['Jannie'],
      ['Kees'],
      ['Kees'],
    ])
    expect(await names(site, { search: '_' })).toEqual(['Kees'])
    const count = (filter = {}) => countContactMessages(asOwner(site), filter)
    expect([await count(), await count({ search: 'testament' }), await count({ search: 'niemand' })]).toEqual([2, 1, 0])
    await expect(countContactMessages(site.context, {})).rejects.toMatchObject({ code: 'not_signed_in' })
    const [first] = await listContactMessages(asOwner(site), { limit: 10, search: 'jannie' })
    expect([first?.message.length, first?.message.startsWith('Ik wil een testament. Nog meer.')]).toEqual([140, true])
    await send(site, { name: 'Özdemir', message: 'Een vraag.' })
    expect([await names(site, { search: 'özdemir' }), await names(site, { search: 'ÖZDEMIR' })]).toEqual([['Özdemir'], ['Özdemir']])
  })

  test('all messages go along as a file, without formulas, and that stands in the log', async () => {
    await using site = await open()
    await send(site, { name: '=Jannie', message: 'Regel een.\nRegel "twee".' })
    const csv = await exportContactMessages(asOwner(site))
    expect(csv.split('\r\n')[0]).toContain('Ontvangen')
    expect(csv).toContain(`'=Jannie`)
    expect(csv).toContain('Regel een.\nRegel ""twee"".')
    await expect(exportContactMessages(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await site.database.db.selectFrom('elk_audit_log').select('action').where('action', '=', 'contact.export').execute()).toHaveLength(1)
  })

  test('are listed with the state of their delivery and how they begin, and without the address of who wrote', async () => {
    await using site = await open()
    const { id } = await submitContactMessage(site.context, messageInput())
    await site.context.db.updateTable('elk_outbox').set({ status: 'failed', attempts: 9, last_error: 'refused: 550 no such user' }).execute()
    expect(await listContactMessages(site.context.as(owner), { limit: 10 })).toEqual([
      {
        id,
        name: 'Jannie de Vries',
        message: 'Kunt u mij zeggen of ik twee getuigen nodig heb? Ik woon in Assen.',
        source_page: '/contact',
        recipient_name: null,
        read_at: null,
        answered_at: null,
        created_at: '2026-11-20T10:00:00.000Z',
        delivery: {
          status: 'failed',
          attempts: 9,
          deliveredAt: null,
          onlyHere: false,
          nextTryAt: null,
          fault: { code: 'refused', detail: '550 no such user' },
        },
      },
    ])
  })

  test('an owner who switched off the mail about new messages reads them here, while an office still gets its own', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const office = { name: 'Kantoor', email: 'kantoor@voorbeeld.nl', consent: { version: '1', text: 'Ja.' } }
    const off = signalTopics.filter((topic) => topic !== 'messages').join(' ')
    const services = {
      ...bySmtp(server.url),
      compose: { contact: composeContactMail(ORIGIN), 'contact-office': composeOfficeMail },
      staysHere: isUnwanted(() => ({ signal_topics: off })),
    }
    await send(site, { name: 'Aan ons' })
    await send(site, { name: 'Aan een kantoor', office })
    while (await deliverNext(asSystem(site), services));
    const states = (await listContactMessages(asOwner(site), { limit: 10 })).map(({ name, delivery }) => [name, delivery?.status, delivery?.onlyHere])
    expect(new Map(states.map(([name, ...state]) => [name, state]))).toEqual(
      new Map([
        ['Aan ons', ['delivered', true]],
        ['Aan een kantoor', ['delivered', false]],
      ]),
    )
    expect(server.mails.map(({ to }) => to)).toEqual([['kantoor@voorbeeld.nl']])
  })

  test('what only stands here is not said to be delivered elsewhere', async () => {
    await using site = await open()
    await using server = await startMailServer()
    await send(site, { name: 'Hier' })
    await deliverNext(asSystem(site), deliveryBy({ mail_transport: 'inbox' }))
    await send(site, { name: 'Gemaild' })
    await deliverNext(asSystem(site), bySmtp(server.url))
    const states = (await listContactMessages(asOwner(site), { limit: 10 })).map(({ name, delivery }) => [name, delivery?.status, delivery?.onlyHere])
    expect(states).toEqual(
      expect.arrayContaining([
        ['Hier', 'delivered', true],
        ['Gemaild', 'delivered', false],
      ]),
    )
  })
})
