/** Notaries: the samples of a new installation, what a site shows, and contact that arrives. */
import { expect, test } from 'vitest'
import { answerContact } from '../../src/notaries/contact-request.ts'
import { contactNotary, type NotaryMessage } from '../../src/notaries/contact-notary.ts'
import { findDeed } from '../../src/deeds/deed.ts'
import { findNotary, listNotaries } from '../../src/notaries/list-notaries.ts'
import { formatBestPrice } from '../../src/notaries/notaries.nl.ts'
import { insertNotary, insertPrice } from '../../src/notaries/notaries.queries.ts'
import { recordContactClick } from '../../src/notaries/record-contact-click.ts'
import { notarySeed } from '../../src/notaries/seed-notaries.ts'
import { newId } from '../../src/platform/ids.ts'
import { plantSeeds } from '../../src/platform/seed.ts'
import { recordEvent } from '../../src/events/record-event.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const NOW = '2026-11-20T10:00:00.000Z'
const DAY_MS = 86_400_000

async function addNotary(site: Opened, values: { is_active?: boolean; as_of?: string } = {}): Promise<string> {
  const { db } = site.database
  const id = newId()
  const lists = { languages: '["Nederlands","Fries"]', specializations: '["Testament"]', features: '[]' }
  const row = { id, name: 'Kantoor aan de Gracht', avatar: null, logo: null, rating: 9.9, review_count: 40, location: 'Leeuwarden', best_price: '600,-' }
  await insertNotary(db, { ...row, ...lists, phone: null, email: null, is_active: values.is_active ?? true, created_at: NOW })
  await insertPrice(db, { id: newId(), notary_id: id, deed: 'huis-kopen', amount_cents: 90_000, includes: 'Akte.', as_of: '2026-11-01' })
  await insertPrice(db, { id: newId(), notary_id: id, deed: 'testament', amount_cents: 60_000, includes: 'Akte.', as_of: values.as_of ?? '2026-11-01' })
  return id
}

const plant = (site: Opened) => plantSeeds(site.context, [notarySeed])
const events = (site: Opened) => site.database.db.selectFrom('elk_events').select(['name', 'properties', 'created_at']).orderBy('id').execute()
const messages = (site: Opened) => site.database.db.selectFrom('elk_contact_messages').selectAll().orderBy('id').execute()
const outbox = (site: Opened) => site.database.db.selectFrom('elk_outbox').select(['kind', 'dedupe_key', 'status', 'payload']).execute()

const message = (values: Partial<NotaryMessage> & Pick<NotaryMessage, 'notaryId'>): NotaryMessage => ({
  name: 'Jannie de Vries',
  email: 'jannie@voorbeeld.nl',
  phone: '06 12 34 56 78',
  message: 'Wanneer kan ik langskomen?',
  sourcePage: '/notaries',
  trap: '',
  demo: true,
  ...values,
})

onBothDatabases('the sample notaries', (open) => {
  test('are seven, are all marked, and every name, number and address says that it is invented', async () => {
    await using site = await open()
    await plant(site)
    const notaries = await listNotaries(site.context, { demo: true })
    expect(notaries).toHaveLength(7)
    expect(new Set(notaries.map(({ name }) => name)).size).toBe(7)
    for (const { name, isSample, phone, email, rating, reviewCount } of notaries) {
      expect([name, isSample]).toEqual([expect.stringMatching(/^Voorbeeld /), true])
      expect(phone).toMatch(/^0\d\d - 000 00 00$/)
      expect(email).toMatch(/@voorbeeld\.invalid$/)
      expect(rating).toBeGreaterThanOrEqual(1)
      expect(rating).toBeLessThanOrEqual(10)
      expect(reviewCount).toBeGreaterThanOrEqual(3)
    }
  })

  test('ask from 508 to 752 euros, each for a deed we know, with what it covers and its date', async () => {
    await using site = await open()
    await plant(site)
    const prices = (await listNotaries(site.context, { demo: true })).flatMap((notary) => notary.prices)
    const amounts = prices.map(({ amountCents }) => amountCents)
    expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([50_800, 75_200])
    for (const { deed, includes, asOf } of prices) {
      expect(findDeed(deed), deed).toBeDefined()
      expect(includes, deed).toMatch(/\.$/)
      expect(asOf).toBe('2026-11-20')
    }
  })

  test('have as their best price the lowest of their prices', async () => {
    await using site = await open()
    await plant(site)
    const stored = new Map((await site.database.db.selectFrom('elk_notaries').select(['id', 'best_price']).execute()).map((row) => [row.id, row.best_price]))
    for (const { id, prices } of await listNotaries(site.context, { demo: true })) expect(stored.get(id)).toBe(formatBestPrice(prices[0]?.amountCents ?? 0))
    expect([...stored.values()]).toContain('508,-')
  })

  test('are planted once and never shown in live', async () => {
    await using site = await open()
    expect(await plant(site)).toEqual(['notaries'])
    expect(await plant(site)).toEqual([])
    expect(await listNotaries(site.context, { demo: false })).toEqual([])
  })
})

onBothDatabases('the list of notaries', (open) => {
  test('holds real ones in demo and in live, by name, cheapest price first', async () => {
    await using site = await open()
    await plant(site)
    await addNotary(site)
    expect((await listNotaries(site.context, { demo: true })).map(({ name }) => name)[0]).toBe('Kantoor aan de Gracht')
    expect(await listNotaries(site.context, { demo: false })).toMatchObject([
      {
        name: 'Kantoor aan de Gracht',
        location: 'Leeuwarden',
        languages: ['Nederlands', 'Fries'],
        specializations: ['Testament'],
        features: [],
        isSample: false,
      },
    ])
    const [only] = await listNotaries(site.context, { demo: false })
    expect(only?.prices.map(({ deed, amountCents }) => [deed, amountCents])).toEqual([
      ['testament', 60_000],
      ['huis-kopen', 90_000],
    ])
  })

  test('tells no rating in live: no reviews are kept that it could be the mean of', async () => {
    await using site = await open()
    await addNotary(site)
    expect(await listNotaries(site.context, { demo: false })).toMatchObject([{ rating: undefined, reviewCount: 0 }])
  })

  test('leaves out who is not active, and prices of more than a year ago', async () => {
    await using site = await open()
    await addNotary(site, { is_active: false })
    expect(await listNotaries(site.context, { demo: true })).toEqual([])
    await addNotary(site, { as_of: '2025-11-19' })
    expect((await listNotaries(site.context, { demo: true }))[0]?.prices.map(({ deed }) => deed)).toEqual(['huis-kopen'])
    site.context.clock.advance(400 * DAY_MS)
    expect((await listNotaries(site.context, { demo: true }))[0]?.prices).toEqual([])
  })

  test('a sample is not found by its id in live', async () => {
    await using site = await open()
    await plant(site)
    const [sample] = await listNotaries(site.context, { demo: true })
    const id = sample?.id ?? ''
    expect(await findNotary(site.context, { id, demo: true })).toMatchObject({ id })
    expect(await findNotary(site.context, { id, demo: false })).toBeUndefined()
  })
})

onBothDatabases('contact with a notary', (open) => {
  test('a message is stored with its notary and waits in the outbox', async () => {
    await using site = await open()
    const notaryId = await addNotary(site)
    const { id } = await contactNotary(site.context, message({ notaryId }))
    const { id: _id, created_at: _created, ...row } = (await messages(site))[0] ?? {}
    expect(row).toEqual({
      name: 'Jannie de Vries',
      email: 'jannie@voorbeeld.nl',
      phone: '06 12 34 56 78',
      message: 'Wanneer kan ik langskomen?',
      conversation: null,
      notary_id: notaryId,
      source_page: '/notaries',
    })
    expect(await outbox(site)).toMatchObject([{ kind: 'contact', dedupe_key: id, status: 'queued' }])
  })

  test('a notary that the site does not show is not written to, nor is a sample in live', async () => {
    await using site = await open()
    await plant(site)
    const sample = (await listNotaries(site.context, { demo: true }))[0]?.id ?? ''
    await expect(contactNotary(site.context, message({ notaryId: 'nobody' }))).rejects.toMatchObject({ code: 'not_found' })
    await expect(contactNotary(site.context, message({ notaryId: sample, demo: false }))).rejects.toMatchObject({ code: 'not_found' })
    expect([await messages(site), await outbox(site)]).toEqual([[], []])
  })

  test('a program that fills in the hidden field is turned away', async () => {
    await using site = await open()
    const notaryId = await addNotary(site)
    await expect(contactNotary(site.context, message({ notaryId, trap: 'https://spam.example' }))).rejects.toMatchObject({ code: 'invalid_input' })
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

  test('each button is counted once and leads on, so that a reload counts nothing', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    expect(await answerContact(site.context, post({ notaris }), { demo: false })).toEqual({ moveTo: `/notaries/contact?notaris=${notaris}` })
    expect(await answerContact(site.context, post({ notaris, stap: 'formulier' }), { demo: false })).toEqual({
      moveTo: `/notaries/contact?notaris=${notaris}&stap=formulier`,
    })
    expect((await events(site)).map(({ properties }) => properties)).toEqual([
      '{"notary":"Kantoor aan de Gracht"}',
      '{"notary":"Kantoor aan de Gracht - Form"}',
    ])
    for (const search of [`notaris=${notaris}`, `notaris=${notaris}&stap=formulier`]) await answerContact(site.context, get(search), { demo: false })
    expect(await events(site)).toHaveLength(2)
  })

  test('a message is stored and leads to its confirmation; the same form sent twice is one message', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    const form = { ...filled, notaris, submissionKey: crypto.randomUUID() }
    for (let n = 0; n < 2; n += 1) {
      expect(await answerContact(site.context, post(form), { demo: false })).toEqual({ moveTo: `/notaries/contact?notaris=${notaris}&stap=verzonden` })
    }
    expect(await messages(site)).toMatchObject([{ name: 'Jannie', phone: null, notary_id: notaris, source_page: '/notaries/contact' }])
    expect(await outbox(site)).toHaveLength(1)
  })

  test('what is wrong is named by field and what was typed comes back', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    const answer = await answerContact(site.context, post({ ...filled, notaris, name: ' ', email: 'geen adres', phone: 'bel mij' }), { demo: false })
    expect(answer).toMatchObject({
      view: {
        status: 422,
        step: 'formulier',
        outcome: 'faults',
        faults: { name: 'empty', email: 'invalid', phone: 'invalid' },
        typed: { name: ' ', email: 'geen adres', phone: 'bel mij', message: 'Goedendag.' },
      },
    })
    expect(await messages(site)).toEqual([])
  })

  test('a sixth message in ten minutes is refused with the text kept', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    for (let n = 0; n < 5; n += 1) await answerContact(site.context, post({ ...filled, notaris }), { demo: false })
    const answer = await answerContact(site.context, post({ ...filled, notaris, message: 'Nog een.' }), { demo: false })
    expect(answer).toMatchObject({ view: { status: 429, outcome: 'too_many', typed: { message: 'Nog een.' } } })
    expect(await messages(site)).toHaveLength(5)
  })

  test('a message that cannot be stored is said to have failed, with the text kept', async () => {
    await using site = await open()
    const notaris = await addNotary(site)
    await site.database.db.schema.dropTable('elk_outbox').execute()
    const answer = await answerContact(site.context, post({ ...filled, notaris }), { demo: false })
    expect(answer).toMatchObject({ view: { status: 503, outcome: 'failed', typed: { name: 'Jannie', message: 'Goedendag.' } } })
    expect(await messages(site)).toEqual([])
  })

  test.each(['', 'notaris=nobody', 'notaris=nobody&stap=formulier', "notaris=' or 1=1 --"])('?%s is answered with a way back', async (search) => {
    await using site = await open()
    expect(await answerContact(site.context, get(search), { demo: true })).toMatchObject({ view: { status: 404, notary: undefined } })
  })

  test('a body that is no form is answered as an unknown notary', async () => {
    await using site = await open()
    const request = new Request(ADDRESS, { method: 'POST', body: '{"notaris":', headers: { 'Content-Type': 'application/json' } })
    expect(await answerContact(site.context, request, { demo: true })).toMatchObject({ view: { status: 404 } })
  })
})
