/** Confirming a request looks again at who can be asked, and keeps what the visitor read and agreed to. */
import { expect, test } from 'vitest'
import { saveQuoteOffice } from '../../src/quotes/save-quote-office.ts'
import { answerRequest } from '../../src/quotes/view-request-page.ts'
import { owner, visitor } from '../factories/context.ts'
import {
  actOwn,
  addQuoteOffice,
  askOffices,
  askQuotes,
  confirmForm,
  confirmOwn,
  filledIn,
  linkIn,
  mailsOf,
  openOwn,
  ownView,
  post,
  quoteServices,
  ticked,
} from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const north = 'Kantoor Noord'
const south = 'Kantoor Zuid'
const east = 'Kantoor Oost'

const confirmOf = async (site: Opened, own: string) => ownView(await openOwn(site, own)).confirm
const asked = ({ context }: Opened) =>
  context.db.selectFrom('elk_quote_invitations').select(['office_name', 'state']).where('state', '<>', 'waiting').orderBy('id').execute()
const mailedTo = async (site: Opened) => (await mailsOf(site)).map(({ to }) => to?.address)

async function askedBy(site: Opened, ids: readonly string[], name = 'one'): Promise<string> {
  await askQuotes(site, { ...ticked(ids), key: crypto.randomUUID(), email: `${name}@jansen.example` }, site.context.as(visitor(name)))
  return linkIn((await mailsOf(site))[0])
}

const switchOff = (site: Opened, id: string, name: string) =>
  saveQuoteOffice(
    { ...site.context.as(owner), offices: quoteServices.offices },
    { id, takesRequests: false, capacity: 5, email: `${name.toLowerCase().replace(' ', '-')}@kantoor.example` },
  )

const gone = {
  'was switched off': switchOff,
  'is not on the list any more': ({ context }: Opened, id: string) =>
    context.db.updateTable('elk_notaries').set({ is_active: false }).where('id', '=', id).execute(),
  'has another mail address': ({ context }: Opened, id: string) =>
    context.db.updateTable('elk_notaries').set({ email: 'ander@kantoor.example' }).where('id', '=', id).execute(),
  'was erased': ({ context }: Opened, id: string) => context.db.deleteFrom('elk_notaries').where('id', '=', id).execute(),
} as const

onBothDatabases('confirming a request', (openSite) => {
  test.each(Object.entries(gone))('an office that %s is not asked; the visitor hears which, and goes on with the rest', async (_why, leave) => {
    await using site = await openSite()
    const [a, b] = [await addQuoteOffice(site, north), await addQuoteOffice(site, south)]
    const own = await askedBy(site, [a, b])
    const before = await confirmForm(site, own)
    await leave(site, a, north)
    // The form that was shown before names it: nothing is sent, and the page says so.
    expect(ownView(await actOwn(site, own, before))).toMatchObject({
      status: 409,
      state: 'unconfirmed',
      confirm: { fault: 'changed', lost: [north], asked: [{ name: south }], others: [] },
    })
    expect(await asked(site)).toEqual([])
    await confirmOwn(site, own)
    expect(await asked(site)).toEqual([{ office_name: south, state: 'invited' }])
    expect(await mailedTo(site)).toEqual(['kantoor-zuid@kantoor.example'])
    expect(ownView(await openOwn(site, own)).invitations).toMatchObject([{ office: south }])
  })

  test('instead of one that is lost another is asked, with a consent that names it, and none that was not shown', async () => {
    await using site = await openSite()
    const [a, b, c] = [await addQuoteOffice(site, north), await addQuoteOffice(site, south), await addQuoteOffice(site, east)]
    const own = await askedBy(site, [a, b])
    expect(await confirmOf(site, own)).toMatchObject({ lost: [], others: [], asked: [{ name: north }, { name: south }] })
    await switchOff(site, a, north)
    expect(await confirmOf(site, own)).toMatchObject({ lost: [north], asked: [{ name: south }], others: [{ office: { name: east } }] })
    await confirmOwn(site, own, [c])
    expect(new Set(await mailedTo(site))).toEqual(new Set(['kantoor-oost@kantoor.example', 'kantoor-zuid@kantoor.example']))
    const { consent_text: text, consent_version: version } = await site.context.db.selectFrom('elk_quote_requests').selectAll().executeTakeFirstOrThrow()
    const last = text?.split('\n\n').at(-1)?.split('\n') ?? []
    expect(last[0]).toMatch(/^Door te bevestigen geeft u toestemming/)
    expect(new Set(last.slice(1))).toEqual(new Set([`Naar ${east} in Utrecht`, `Naar ${south} in Utrecht`]))
    expect(version).toBe('2026-11-27')
  })

  test('an office that is called otherwise than the visitor read is asked only once that was read', async () => {
    await using site = await openSite()
    const a = await addQuoteOffice(site, north)
    const own = await askedBy(site, [a])
    const before = await confirmForm(site, own)
    await site.context.db.updateTable('elk_notaries').set({ name: 'Kantoor Anders' }).where('id', '=', a).execute()
    expect(ownView(await actOwn(site, own, before))).toMatchObject({
      status: 409,
      confirm: { fault: 'changed', lost: [], asked: [{ name: 'Kantoor Anders' }] },
    })
    await confirmOwn(site, own)
    expect((await site.context.db.selectFrom('elk_quote_requests').select('consent_text').executeTakeFirstOrThrow()).consent_text).toMatch(
      /Naar Kantoor Anders in Utrecht$/,
    )
  })

  test('the last room of an office is taken by one of two that are confirmed at once', async () => {
    await using site = await openSite()
    const a = await addQuoteOffice(site, north, { capacity: 1 })
    const pages = [await askedBy(site, [a], 'one'), await askedBy(site, [a], 'two')]
    const forms = await Promise.all(pages.map((own) => confirmForm(site, own)))
    await Promise.all(pages.map((own, at) => actOwn(site, own, forms[at] ?? {})))
    expect(await asked(site)).toEqual([{ office_name: north, state: 'invited' }])
  })

  test('nothing is sent without an office, nor to five', async () => {
    await using site = await openSite()
    const ids: string[] = []
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) ids.push(await addQuoteOffice(site, name))
    const own = await askedBy(site, ids.slice(0, 4))
    expect(ownView(await actOwn(site, own, { doe: 'bevestig' }))).toMatchObject({ status: 422, confirm: { fault: 'none' } })
    await switchOff(site, ids[0] ?? '', 'A')
    const five = await confirmForm(site, own, ids.slice(4))
    expect(ownView(await actOwn(site, own, five))).toMatchObject({ status: 422, confirm: { fault: 'many' } })
    expect(await asked(site)).toEqual([])
  })

  test('an office that could be ticked when the form was shown is named when it cannot be asked any more, and nothing is stored', async () => {
    await using site = await openSite()
    const a = await addQuoteOffice(site, north, { capacity: 1 })
    const form = filledIn(site, ticked([a]))
    await askOffices(site, [a], { key: crypto.randomUUID() })
    expect(await answerRequest(site.context, post('/offerte', form), quoteServices)).toMatchObject({ view: { status: 422, lostOffices: [north] } })
    expect(await site.context.db.selectFrom('elk_quote_requests').select('id').execute()).toHaveLength(1)
  })
})
