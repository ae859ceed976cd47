/** The overview of an office: its requests together, for whoever reads its mailbox now. */
import { expect, test } from 'vitest'
import { HOUR_MS } from '../../src/platform/days.ts'
import { readAskable } from '../../src/quotes/list-askable.ts'
import { listQuoteOffices } from '../../src/quotes/list-quote-offices.ts'
import { saveQuoteOffice } from '../../src/quotes/save-quote-office.ts'
import { answerDesk } from '../../src/quotes/view-desk.ts'
import { owner, visitor } from '../factories/context.ts'
import {
  actDesk,
  actOffice,
  addQuoteOffice,
  askOffices,
  deskOf,
  linkIn,
  mailsOf,
  officeView,
  openDesk,
  openOffice,
  post,
  proveOffice,
  quoteServices,
} from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const gone = { gone: true, status: 404 }

const offeredNow = async (site: Opened) => {
  const { match } = await readAskable(site.context, quoteServices)
  const found = await match({ region: quoteServices.regions.find('utrecht')!, deed: 'testament' })
  return found.map(({ office }) => office.id)
}

/** Two requests of one office, and one of another. */
async function askThrice(site: Opened) {
  const north = await addQuoteOffice(site, 'Kantoor Noord')
  const south = await addQuoteOffice(site, 'Kantoor Zuid')
  const first = await askOffices(site, [north], { key: crypto.randomUUID() })
  await askOffices(site, [north, south], { key: crypto.randomUUID(), note: '' })
  return { north, page: first.pages[0] ?? '' }
}

onBothDatabases('the overview of an office', (openSite) => {
  test('the link of a request opens that request alone, also once the mailbox was proven; another code opens the overview', async () => {
    await using site = await openSite()
    const { page } = await askThrice(site)
    await proveOffice(site, page)
    const rows = await site.context.db.selectFrom('elk_quote_requests').select('reference').orderBy('created_at').execute()
    const [own, later] = rows.map(({ reference }) => reference)
    const shown = JSON.stringify(await officeView(site, page))
    expect(shown).toContain(own)
    expect(shown).not.toContain(later)
    expect(await actOffice(site, page, { doe: 'code', voor: 'overzicht' })).toMatchObject({ view: { stage: 'prove', isForDesk: true } })
    expect(await actOffice(site, page, { doe: 'bewijs', voor: 'overzicht', code: '000000' })).toMatchObject({ view: { status: 422, verdict: 'wrong' } })
    const desk = await openDesk(site, await deskOf(site, page))
    expect(desk).toMatchObject({ view: { office: { name: 'Kantoor Noord' }, requests: [{ isOpen: true }, { isOpen: true }] } })
    const links = 'view' in desk && desk.view.stage === 'open' ? desk.view.requests.map(({ link }) => link) : []
    for (const link of links) expect(await openOffice(site, `/offerte/kantoor?sleutel=${link}`)).toMatchObject({ view: { stage: 'request' } })
    expect(JSON.stringify(desk)).not.toMatch(/jansen/i)
  })

  test('the overview opens for ten hours, for that office alone, and not once its mail address is another', async () => {
    await using site = await openSite()
    const { north, page } = await askThrice(site)
    await proveOffice(site, page)
    const path = await deskOf(site, page)
    expect(await openDesk(site, path)).toHaveProperty('view')
    const other = await site.context.db.selectFrom('elk_notaries').select('id').where('id', '<>', north).executeTakeFirstOrThrow()
    const address = new URL(path, 'https://site.example')
    for (const [name, value] of [
      ['kantoor', other.id],
      ['tot', '9999999999999'],
      ['sleutel', 'a'.repeat(43)],
    ] as const) {
      const changed = new URL(address)
      changed.searchParams.set(name, value)
      expect(await openDesk(site, `${changed.pathname}${changed.search}`)).toEqual(gone)
    }
    site.context.clock.advance(10 * HOUR_MS)
    expect(await openDesk(site, path)).toEqual(gone)
    const again = await deskOf(site, page)
    await site.context.db.updateTable('elk_notaries').set({ email: 'ander@kantoor.example' }).where('id', '=', north).execute()
    expect(await openDesk(site, again)).toEqual(gone)
    expect(await openDesk(site, '/offerte/overzicht')).toEqual(gone)
  })

  test('an office says itself whether it takes requests and how many, which holds at once, stands in the log, and is undone by the owner', async () => {
    await using site = await openSite()
    const { north, page } = await askThrice(site)
    await proveOffice(site, page)
    const path = await deskOf(site, page)
    const listed = async () => (await offeredNow(site)).includes(north)
    expect([await listed(), await openDesk(site, path)]).toMatchObject([true, { view: { takes: true, capacity: 5, isOff: false } }])
    for (const tegelijk of ['', 'veel', '0', '101', '1.5'])
      expect(await actDesk(site, path, { doe: 'stand', neemt: 'nee', tegelijk })).toMatchObject({ view: { status: 422, capacityFault: true } })
    expect(await listed()).toBe(true)
    expect(await actDesk(site, path, { doe: 'stand', neemt: 'nee', tegelijk: '9' })).toEqual({ moveTo: `${path}&bewaard` })
    expect(await openDesk(site, `${path}&bewaard`)).toMatchObject({ view: { takes: false, capacity: 9, isSaved: true } })
    expect(await listed()).toBe(false)
    const rows = await site.context.db.selectFrom('elk_audit_log').selectAll().where('action', '=', 'quote-office.pace').execute()
    expect(rows).toMatchObject([{ subject: north, actor: 'visitor' }])
    expect(JSON.parse(rows[0]?.details ?? '')).toEqual({ before: { takes: true, capacity: 5 }, after: { takes: false, capacity: 9 } })
    const asOwner = { ...site.context.as(owner), offices: quoteServices.offices }
    const own = async () => (await listQuoteOffices(asOwner, { limit: 10 })).find(({ id }) => id === north)
    expect(await own()).toMatchObject({ takesRequests: true, capacity: 9, isAddressNew: false, pausedAt: expect.any(String) as string })
    await saveQuoteOffice(asOwner, { id: north, takesRequests: true, capacity: 9, email: 'kantoor-noord@kantoor.example' })
    expect(await listed()).toBe(false)
    await saveQuoteOffice(asOwner, { id: north, takesRequests: true, capacity: 5, email: 'kantoor-noord@kantoor.example', endsPause: true })
    expect([await listed(), await own()]).toMatchObject([true, { capacity: 5, pausedAt: null }])
  })

  test('an office that was asked nothing asks for the link, which goes to its mailbox alone; a button there opens the overview, and opening shows nothing', async () => {
    await using site = await openSite()
    const north = await addQuoteOffice(site, 'Kantoor Noord')
    const door = `/offerte/overzicht?kantoor=${north}`
    expect(await openDesk(site, door)).toMatchObject({ view: { stage: 'ask', status: 200, isSent: false } })
    expect(await mailsOf(site)).toEqual([])
    expect(await actDesk(site, door, { doe: 'link' })).toEqual({ moveTo: `${door}&gevraagd` })
    expect(await openDesk(site, `${door}&gevraagd`)).toMatchObject({ view: { stage: 'ask', isSent: true } })
    const mails = await mailsOf(site)
    expect(mails.map(({ to, subject }) => [to?.address, subject])).toEqual([['kantoor-noord@kantoor.example', 'Het overzicht van uw kantoor']])
    const path = linkIn(mails[0])
    for (let times = 0; times < 2; times += 1) expect(await openDesk(site, path)).toMatchObject({ view: { stage: 'first' } })
    expect(await site.context.db.selectFrom('elk_quote_offices').select('proven_at').executeTakeFirst()).toEqual({ proven_at: null })
    expect(await actDesk(site, path, { doe: 'open' })).toEqual({ moveTo: path })
    expect(await openDesk(site, path)).toMatchObject({ view: { stage: 'open', office: { id: north }, requests: [] } })
    site.context.clock.advance(10 * HOUR_MS)
    expect(await openDesk(site, path)).toEqual(gone)
  })

  test('the link goes nowhere without an address that the owner confirmed, which is told to nobody, and is asked for no more than a few times', async () => {
    await using site = await openSite()
    const north = await addQuoteOffice(site, 'Kantoor Noord')
    const south = await addQuoteOffice(site, 'Kantoor Zuid')
    await site.context.db.updateTable('elk_notaries').set({ email: 'ander@kantoor.example' }).where('id', '=', north).execute()
    const ask = async (id: string, who = site.context) => {
      site.context.clock.advance(1_000)
      return answerDesk(who, post(`/offerte/overzicht?kantoor=${id}`, { doe: 'link' }), quoteServices)
    }
    expect(await ask(north)).toEqual({ moveTo: `/offerte/overzicht?kantoor=${north}&gevraagd` })
    expect(await mailsOf(site)).toEqual([])
    for (let times = 0; times < 3; times += 1) expect(await ask(south, site.context.as(visitor(`een-${times}`)))).toHaveProperty('moveTo')
    expect(await ask(south, site.context.as(visitor('vier')))).toMatchObject({ view: { stage: 'ask', status: 429, isMany: true } })
    expect(await mailsOf(site)).toHaveLength(3)
    for (const no of [crypto.randomUUID(), 'niets']) expect(await openDesk(site, `/offerte/overzicht?kantoor=${no}`)).toEqual(gone)
    const others = await Promise.all(['A', 'B', 'C', 'D'].map((name) => addQuoteOffice(site, `Kantoor ${name}`)))
    for (const other of others) expect(await ask(other)).toHaveProperty('moveTo')
    expect(await ask(await addQuoteOffice(site, 'Kantoor E'))).toMatchObject({ view: { status: 429 } })
  })

  test('what the owner switched off an office does not switch on', async () => {
    await using site = await openSite()
    const { north, page } = await askThrice(site)
    await proveOffice(site, page)
    const path = await deskOf(site, page)
    const asOwner = { ...site.context.as(owner), offices: quoteServices.offices }
    await saveQuoteOffice(asOwner, { id: north, takesRequests: false, capacity: 5, email: 'kantoor-noord@kantoor.example' })
    await actDesk(site, path, { doe: 'stand', neemt: 'ja', tegelijk: '5' })
    expect(await offeredNow(site)).not.toContain(north)
    expect(await openDesk(site, path)).toMatchObject({ view: { isOff: true } })
  })
})
