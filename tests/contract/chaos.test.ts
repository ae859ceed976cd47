/** What `npm run chaos` looks for, on a site that says yes to everything and keeps nothing: the command finds that it is gone, and what is there twice. */
import { expect, test } from 'vitest'
import { asking } from '../../bench/chaos/kinds/asking.ts'
import { contact } from '../../bench/chaos/kinds/contact.ts'
import { linkImport, officeImport } from '../../bench/chaos/kinds/imports.ts'
import { redirect } from '../../bench/chaos/kinds/redirect.ts'
import { settings } from '../../bench/chaos/kinds/settings.ts'
import { createDraw } from '../../bench/large/draw.ts'
import type { Kind } from '../../bench/chaos/kind.ts'
import { createOwner } from '../../bench/chaos/owner.ts'
import { findDamage } from '../../bench/chaos/place.ts'
import { findQuoteMails } from '../../bench/chaos/quotes/mails.ts'
import { drawWalk } from '../../bench/chaos/quotes/plans.ts'
import { Gone, type Sending, type SiteClient } from '../../bench/chaos/site-client.ts'
import type { ReceivedMail } from '../setup/mail-server.ts'
import { newId } from '../../src/platform/ids.ts'
import { onBothDatabases } from './both-databases.ts'

const ANSWER = 'Een testament kost ongeveer 600 euro.'
const SENT = 8
const NOW = '2026-11-27T10:00:00.000Z'

const statusOf = (path: string): number => (path === '/api/contact' ? 201 : 200)

/** Keeps nothing, and is gone after some answers. */
function lyingSite(): SiteClient & { sent: { path: string; json: unknown }[] } {
  const sent: { path: string; json: unknown }[] = []
  const site = {
    origin: 'http://127.0.0.1:1',
    hasEnded: false,
    restMs: 0,
    sent,
    async send(path: string, { json }: Sending = {}) {
      site.hasEnded = sent.length >= SENT
      if (site.hasEnded) throw new Gone(path)
      sent.push({ path, json })
      const body = { id: newId(), choices: [{ message: { content: ANSWER } }] }
      return { status: statusOf(path), body: JSON.stringify(body), location: '' }
    },
  }
  return site
}

const owner: ReturnType<typeof createOwner> = { send: (site, path, sending) => site.send(path, sending) }
const postbox = { url: '', isSlow: false, all: [], find: () => undefined, count: () => 0, [Symbol.asyncDispose]: async () => {} }
const means = () => ({ draw: createDraw(1), owner, postbox })

async function written(kind: Kind): Promise<ReturnType<typeof lyingSite>> {
  const site = lyingSite()
  await kind.write(site)
  return site
}

const mail = (mark: string, subject: string): ReceivedMail => ({
  from: '',
  to: ['kantoor@voorbeeld.nl'],
  headers: new Map([
    ['message-id', `<${mark}@site.example>`],
    ['subject', subject],
  ]),
  raw: '',
  text: 'https://site.example/offerte/kantoor?sleutel=a',
  html: '',
})

onBothDatabases('chaos', (open) => {
  test.each([
    ['asking', asking, SENT],
    ['contact', contact, SENT],
    ['settings', settings, 5],
    ['an import of links', linkImport, SENT * 3],
    ['an import of offices', officeImport, SENT * 3],
  ] as const)('%s that was acknowledged and is not there is lost', async (_, kindOf, lost) => {
    await using site = await open()
    const kind = kindOf(means())
    await written(kind)
    expect(kind.acknowledged()).toBe(SENT)
    const found = await kind.find(site.database.db, 'latest', 0)
    expect(found.lost).toHaveLength(lost)
    expect(found.doubled).toEqual([])
  })

  test('a click of the last half second before a kill may go, an older one is lost, once', async () => {
    await using site = await open()
    let clock = 0
    const kind = redirect(means(), () => (clock += 100))
    await written(kind)
    const found = await kind.find(site.database.db, 'latest', clock + 50)
    expect([found.lost.length, kind.gone(), kind.longestGoneMs()]).toEqual([SENT - 5, 5, 450])
    expect((await kind.find(site.database.db, 'ever', 60_000)).lost).toEqual([])
  })

  test('the time in which a machine stood still is no time in which a click could be written', async () => {
    await using site = await open()
    let clock = 0
    const kind = redirect(means(), () => (clock += 1))
    await written(kind)
    expect((await kind.find(site.database.db, 'latest', clock + 60_000)).lost).toEqual([])
    expect(kind.gone()).toBe(SENT)
    // A click that was lost in an earlier round was written then, or is lost for good.
    const second = redirect(means())
    await written(second)
    expect((await second.find(site.database.db, 'ever', 0)).lost).toHaveLength(SENT)
  })

  test('what is there more than once is doubled', async () => {
    await using site = await open()
    const kind = contact(means())
    const { sent } = await written(kind)
    const { message } = sent[0]!.json as { message: string }
    const row = { name: 'J', email: 'j@jansen.example', phone: null, message, notary_id: null, source_page: '/contact', conversation: null, created_at: NOW }
    for (const id of [newId(), newId()])
      await site.database.db
        .insertInto('elk_contact_messages')
        .values({ id, ...row })
        .execute()
    expect(await kind.find(site.database.db, 'ever', 0)).toMatchObject({
      doubled: [message],
      lost: expect.toSatisfy((lost: string[]) => lost.length === SENT - 1),
    })
    // And nobody would ever get it.
    expect((await findDamage({ ...site.place, dialect: site.database.dialect })).join()).toMatch(/messages without a delivery/)
  })

  test('a part of a file that was on its way is no import', async () => {
    await using site = await open()
    const broken = { ...lyingSite(), send: async (path: string) => Promise.reject(Object.assign(new Gone(path), { at: (broken.hasEnded = true) })) }
    const kind = linkImport(means())
    const draw = createDraw(1)
    await kind.write(broken)
    // The first slug that the same draws give.
    const slug = `kans-${draw.uuid().slice(0, 13)}`
    const link = { id: newId(), slug, title: 'Partner', destination_url: 'https://partner.example.com', description: '', is_active: true, is_sample: false }
    await site.database.db
      .insertInto('elk_affiliate_redirects')
      .values({ ...link, click_count: 0, created_at: NOW, updated_at: NOW })
      .execute()
    expect((await kind.find(site.database.db, 'latest', 0)).lost).toEqual([expect.stringContaining(slug)])
  })

  test('each step of a request that is not there is missed', async () => {
    await using site = await open()
    const draw = createDraw(4)
    const walks = Array.from({ length: 30 }, () => drawWalk(draw))
    const seen = new Set<string>()
    for (const walk of walks) {
      walk.offices.forEach((office) => (office.id = newId()))
      for (const step of walk.steps) {
        if (seen.has(step.name)) continue
        seen.add(step.name)
        const fault = await step.fault({ ...walk, at: walk.steps.length }, site.database.db)
        // What was erased is not there, as it should be.
        expect([step.name, fault === undefined]).toEqual([step.name, step.erases === true])
      }
    }
    expect(seen.size).toBe(20)
  })

  test('a mail that came under two marks is doubled, unless it says so; one that is due and never came is lost', async () => {
    await using site = await open()
    const key = `${newId()}-uitnodiging`
    await site.database.db
      .insertInto('elk_outbox')
      .values({
        id: newId(),
        dedupe_key: key,
        kind: 'quote-invitation',
        payload: '{}',
        run_at: NOW,
        created_at: NOW,
        locked_until: null,
        lock_id: null,
        sent_at: null,
        last_error: null,
      })
      .execute()
    const look = (...all: ReceivedMail[]) => findQuoteMails(site.database.db, { all })
    expect((await look()).lost).toEqual([`mail ${key} (queued)`])
    expect((await look(mail('a-uitnodiging', 'Offerte gevraagd'), mail('a-uitnodiging', 'Offerte gevraagd'))).doubled).toEqual([])
    expect((await look(mail('a-uitnodiging', 'Offerte gevraagd'), mail('b-uitnodiging', 'Offerte gevraagd'))).doubled).toHaveLength(1)
    expect((await look(mail('a-uitnodiging', 'Offerte gevraagd'), mail('a-uitnodiging-opnieuw-1', 'Opnieuw gestuurd: Offerte gevraagd'))).doubled).toEqual([])
  })
})
