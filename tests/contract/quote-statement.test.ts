/** The statement of a month: what each partner owes by what was agreed with it, and the fee that held. */
import { expect, test } from 'vitest'
import { noteAgreement } from '../../src/notaries/agreements.queries.ts'
import type { Relation } from '../../src/notaries/relation.ts'
import { dutchDay } from '../../src/platform/clock.ts'
import { DAY_MS, HOUR_MS } from '../../src/platform/days.ts'
import { creditInvitation } from '../../src/quotes/change-requests.ts'
import { readStatement } from '../../src/quotes/read-statement.ts'
import { setOfficeFee } from '../../src/quotes/set-office-fee.ts'
import { setQuoteFee } from '../../src/quotes/set-quote-fee.ts'
import { writeStatement } from '../../src/quotes/write-statement.ts'
import { writeClicks } from '../../src/redirects/write-clicks.ts'
import { owner } from '../factories/context.ts'
import { addLink, clickOn } from '../factories/links.ts'
import { actOwn, addQuoteOffice, askOffices, askQuotes, confirmOwn, linkIn, mailsOf, quoteServices, ticked } from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const asOwner = ({ context }: Opened) => ({ ...context.as(owner), offices: quoteServices.offices })
const actions = async ({ context }: Opened) =>
  (await context.db.selectFrom('elk_audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)
const invitations = ({ context }: Opened) => context.db.selectFrom('elk_quote_invitations').selectAll().orderBy('id').execute()

/** With all offices of the site, from now on. */
async function agree({ context }: Opened, relation: Relation): Promise<void> {
  await context.db.updateTable('elk_notaries').set({ relation }).execute()
  for (const { id } of await context.db.selectFrom('elk_notaries').select('id').execute())
    await noteAgreement(context.db, { notary_id: id, from_day: dutchDay(context.clock), relation })
}

const setWebsite = ({ context }: Opened, id: string, website: string) => context.db.updateTable('elk_notaries').set({ website }).where('id', '=', id).execute()

const click = ({ database }: Opened, ids: readonly string[]) =>
  writeClicks(
    database.db,
    database.dialect,
    ids.map((id) => clickOn(id)),
  )

const sumsOf = async (site: Opened, month: string) =>
  (await readStatement(asOwner(site), month)).offices.map(({ relation, requests, owedCents }) => [relation, requests.length, owedCents])

const moveTo = ({ context: { clock } }: Opened, iso: string) => clock.advance(Date.parse(iso) - clock.now().getTime())

onBothDatabases('the statement of a month', (openSite) => {
  test('a statement charges each request that arrived alike, less the credits, whatever its deed or outcome', async () => {
    await using site = await openSite()
    const ids = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, '=Zuid')]
    await agree(site, 'per_aanvraag')
    await setQuoteFee(asOwner(site), { month: '2026-11', feeCents: 1_250 })
    await askOffices(site, ids)
    site.context.clock.advance(HOUR_MS)
    await askOffices(site, ids, { key: crypto.randomUUID(), note: '' })
    const [first] = await invitations(site)
    await creditInvitation(asOwner(site), { id: first?.id ?? '', reason: 'Dubbel.' })
    const csv = await writeStatement(asOwner(site), { month: '2026-11' })
    const sums = csv.split(/\r?\n/).filter((line) => line.includes('Totaal'))
    expect(sums).toHaveLength(2)
    expect(csv).toMatch(/Totaal.*2 aanvragen, waarvan 1 niet gerekend.*12,50/)
    expect(csv).toMatch(/Totaal.*2 aanvragen(?!, waarvan).*25/)
    expect(csv).not.toMatch(/(?:^|[,;"])=Zuid/m)
    expect(csv).not.toMatch(/estament|jansen/i)
    expect((await writeStatement(asOwner(site), { month: '2026-12' })).trim().split('\n')).toHaveLength(1)
  })

  test('an office owes what was agreed with it when the request reached it, and nothing by another agreement', async () => {
    await using site = await openSite()
    const ids = [await addQuoteOffice(site, 'Kantoor Noord')]
    await setQuoteFee(asOwner(site), { month: '2026-11', feeCents: 1_250 })
    for (const relation of ['per_aanvraag', 'geen', 'per_klik', 'advertentie'] as const) {
      await agree(site, relation)
      await askOffices(site, ids, { key: crypto.randomUUID() })
      site.context.clock.advance(DAY_MS)
    }
    await agree(site, 'per_aanvraag')
    const expected = [
      ['per_aanvraag', 1, 1_250],
      ['geen', 1, 0],
      ['per_klik', 1, null],
      ['advertentie', 1, null],
    ]
    expect(await sumsOf(site, '2026-11')).toEqual(expected)
    await site.context.db.updateTable('elk_quote_invitations').set({ relation: null }).where('relation', '=', 'per_aanvraag').execute()
    expect(await sumsOf(site, '2026-11')).toEqual([[null, 1, 0], ...expected.slice(1)])
  })

  test('a month keeps the fee that held in it: a new one holds from its month on, and one of a month that is over for that month alone', async () => {
    await using site = await openSite()
    const ids = [await addQuoteOffice(site, 'Kantoor Noord')]
    await agree(site, 'per_aanvraag')
    for (const moment of ['2026-11-20T10:00:00.000Z', '2026-12-10T10:00:00.000Z', '2027-01-08T10:00:00.000Z']) {
      moveTo(site, moment)
      await askOffices(site, ids, { key: crypto.randomUUID() })
    }
    const owed = async () => (await Promise.all(['2026-11', '2026-12', '2027-01'].map((month) => sumsOf(site, month)))).map(([sum]) => sum?.[2])
    expect(await owed()).toEqual([null, null, null])
    await setQuoteFee(asOwner(site), { month: '2027-01', feeCents: 2_000 })
    expect(await owed()).toEqual([null, null, 2_000])
    await setQuoteFee(asOwner(site), { month: '2026-11', feeCents: 1_250 })
    expect(await owed()).toEqual([1_250, null, 2_000])
    await setQuoteFee(asOwner(site), { month: '2026-12', feeCents: 1_500 })
    expect(await owed()).toEqual([1_250, 1_500, 2_000])
    await setQuoteFee(asOwner(site), { month: '2027-01', feeCents: null })
    expect(await owed()).toEqual([1_250, 1_500, null])
    expect(await actions(site)).toContain('quote.fee')
    await expect(setQuoteFee(site.context, { month: '2027-01', feeCents: 1 })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(readStatement(site.context, '2027-01')).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('an office that pays per click owes for the clicks of people on the links to its website, which stand with it alone', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    await setWebsite(site, id, 'https://www.kantoor-noord.nl/')
    await agree(site, 'per_klik')
    expect((await readStatement(asOwner(site), '2026-11')).offices).toMatchObject([{ name: 'Kantoor Noord', links: [], owedCents: null, unknown: 'link' }])
    const own = await addLink(site, { slug: 'noord', title: 'Noord', destination_url: 'https://kantoor-noord.nl/offerte', fee: '0,50' })
    const second = await addLink(site, { slug: 'noord-2', title: 'Noord', destination_url: 'https://kantoor-noord.nl/ander', fee: '2' })
    const other = await addLink(site, { slug: 'ander', title: 'Ander', destination_url: 'https://ander.nl/', fee: '1' })
    await click(site, [own, own, other])
    const statement = await readStatement(asOwner(site), '2026-11')
    const links = [
      { slug: 'noord', title: 'Noord', clicks: 2, owedCents: 100 },
      { slug: 'noord-2', title: 'Noord', clicks: 0, owedCents: null },
    ]
    expect(statement.offices).toMatchObject([{ notaryId: id, relation: 'per_klik', requests: [], links, owedCents: 100, unknown: null }])
    expect(statement.links).toEqual([{ slug: 'ander', title: 'Ander', clicks: 1, owedCents: 100 }])
    const csv = await writeStatement(asOwner(site), { month: '2026-11' })
    expect(csv).toMatch(/Kantoor Noord.*\/out\/noord \(Noord\).*2 kliks.*"1"[^]*Kantoor Noord.*Totaal.*2 kliks.*"1"/)
    await click(site, [second])
    expect((await readStatement(asOwner(site), '2026-11')).offices).toMatchObject([{ owedCents: 300 }])
    expect((await readStatement(asOwner(site), '2026-10')).offices).toEqual([])
  })

  test('clicks whose office or amount is not known are told as such, and are counted for nobody twice', async () => {
    await using site = await openSite()
    const ids = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')]
    await agree(site, 'per_klik')
    const unknown = async () => (await readStatement(asOwner(site), '2026-11')).offices.map((office) => office.unknown)
    expect(await unknown()).toEqual(['website', 'website'])
    const link = await addLink(site, { slug: 'samen', title: 'Samen', destination_url: 'https://samen.nl/' })
    for (const id of ids) await setWebsite(site, id, 'https://samen.nl/')
    await click(site, [link])
    expect(await unknown()).toEqual(['shared', 'shared'])
    await setWebsite(site, ids[1] ?? '', 'https://zuid.nl/')
    expect(await unknown()).toEqual(['click-fee', 'link'])
    expect(await writeStatement(asOwner(site), { month: '2026-11' })).toMatch(/Totaal.*1 klik.*"",.*stond bij de link geen bedrag per klik/)
  })

  test('an office that advertises owes one amount a month: from a month on, of one that is over alone, and not after the agreement', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    await agree(site, 'advertentie')
    const owed = async () =>
      Promise.all(['2026-11', '2026-12', '2027-01', '2027-02'].map(async (month) => (await readStatement(asOwner(site), month)).offices[0]?.owedCents))
    expect(await owed()).toEqual([null, null, null, null])
    expect((await readStatement(asOwner(site), '2026-11')).offices).toMatchObject([{ unknown: 'amount', requests: [] }])
    await setOfficeFee(asOwner(site), { notaryId: id, month: '2026-11', feeCents: 15_000 })
    expect(await owed()).toEqual([15_000, 15_000, 15_000, 15_000])
    moveTo(site, '2026-12-10T10:00:00.000Z')
    await setOfficeFee(asOwner(site), { notaryId: id, month: '2026-11', feeCents: 10_000 })
    expect(await owed()).toEqual([10_000, 15_000, 15_000, 15_000])
    expect((await readStatement(asOwner(site), '2026-11')).fixed).toEqual([{ notaryId: id, name: 'Kantoor Noord', feeCents: 10_000 }])
    expect(await writeStatement(asOwner(site), { month: '2026-12' })).toMatch(/Kantoor Noord.*Advertentie.*Totaal.*hele maand.*"150"/)
    moveTo(site, '2027-01-10T10:00:00.000Z')
    await agree(site, 'geen')
    expect(await owed()).toEqual([10_000, 15_000, 15_000, undefined])
    expect(await actions(site)).toContain('quote.office-fee')
    await expect(setOfficeFee(asOwner(site), { notaryId: 'niets', month: '2027-01', feeCents: 1 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(setOfficeFee(site.context, { notaryId: id, month: '2027-01', feeCents: 1 })).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('a statement holds the links that pay per click, by the clicks of people and the fee of their days', async () => {
    await using site = await openSite()
    const paid = await addLink(site, { slug: 'betaald', title: 'Partner', fee: '0,50' })
    const free = await addLink(site, { slug: 'gratis' })
    await writeClicks(site.database.db, site.database.dialect, [clickOn(paid), clickOn(paid), clickOn(paid, { kind: 'bot' }), clickOn(free)])
    expect((await readStatement(asOwner(site), '2026-11')).links).toEqual([{ slug: 'betaald', title: 'Partner', clicks: 2, owedCents: 100 }])
    expect((await readStatement(asOwner(site), '2026-12')).links).toEqual([])
    expect(await writeStatement(asOwner(site), { month: '2026-11' })).toMatch(/\/out\/betaald \(Partner\).*Vergoeding per klik.*2 kliks","1"/)
  })

  test('a statement counts a request once its mail is taken by the mail server, in the month of that, and goes on to when the request is erased', async () => {
    await using site = await openSite()
    const ids = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')]
    await askQuotes(site, ticked(ids))
    const own = linkIn((await mailsOf(site))[0])
    moveTo(site, '2026-11-30T22:58:00.000Z')
    await confirmOwn(site, own)
    const linesOf = async (month: string) => (await writeStatement(asOwner(site), { month })).trim().split('\n').length - 1
    expect([await linesOf('2026-11'), await linesOf('2026-12')]).toEqual([0, 0])
    const [first] = await invitations(site)
    await site.context.db
      .updateTable('elk_outbox')
      .set({ run_at: '2026-12-02T10:00:00.000Z' })
      .where('dedupe_key', '=', `${first?.id ?? ''}-uitnodiging`)
      .execute()
    await mailsOf(site)
    expect([await linesOf('2026-11'), await linesOf('2026-12')]).toEqual([2, 0])
    moveTo(site, '2026-12-02T10:00:00.000Z')
    await mailsOf(site)
    expect([await linesOf('2026-11'), await linesOf('2026-12')]).toEqual([2, 2])
    await actOwn(site, own, { doe: 'wis' })
    expect([await linesOf('2026-11'), await linesOf('2026-12')]).toEqual([2, 2])
  })

  test('what the owner reads in the site itself is no request that reached an office', async () => {
    await using site = await openSite()
    await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    await site.context.db.updateTable('elk_quote_invitations').set({ delivered_at: null }).execute()
    await site.context.db.updateTable('elk_outbox').set({ status: 'queued' }).where('kind', '=', 'quote-invitation').execute()
    await mailsOf(site, 'inbox')
    expect(await invitations(site)).toMatchObject([{ delivered_at: null }])
  })
})
