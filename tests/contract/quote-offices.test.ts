/** A request that goes to offices: who can be asked, what they see, how they show who they are, and what they answer. */
import { expect, test } from 'vitest'
import { notaryRecord } from '../../src/notaries/notary-record.ts'
import { HOUR_MS, DAY_MS } from '../../src/platform/days.ts'
import { eraseEndedRequests } from '../../src/quotes/erase-requests.ts'
import { saveQuoteOffice } from '../../src/quotes/save-quote-office.ts'
import { deleteRecord, restoreRecord } from '../../src/records/change-record.ts'
import { eraseDeletedRecords } from '../../src/records/erase-deleted-records.ts'
import { answerOffice } from '../../src/quotes/view-office-page.ts'
import { answerRequest } from '../../src/quotes/view-request-page.ts'
import { owner } from '../factories/context.ts'
import {
  actOffice,
  actOwn,
  addQuoteOffice,
  askOffices,
  askQuotes,
  confirmForm,
  confirmOwn,
  filledIn,
  giveQuote,
  linkIn,
  mailsOf,
  officeView,
  openOffice,
  openOwn,
  ORIGIN,
  ownView,
  post,
  proveOffice,
  quoteServices,
  ticked,
} from '../factories/quotes.ts'
import { countingQueries } from '../factories/counting-queries.ts'
import { textOfDatabase } from '../factories/whole-database.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const invitations = ({ context }: Opened) => context.db.selectFrom('elk_quote_invitations').selectAll().orderBy('id').execute()
const WHO = /jansen|j@jansen/i

async function offered(site: Opened, services = quoteServices): Promise<string[]> {
  const answer = await answerRequest(site.context, new Request(`${ORIGIN}/offerte?akte=testament&plaats=utrecht`), services)
  return 'view' in answer && answer.view.step === 2 ? answer.view.matches.map(({ office }) => office.name) : []
}

onBothDatabases('requests to offices', (openSite) => {
  test('only offices that the owner said take requests, at the address that he confirmed, can be asked, and none while there is no mail', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    const other = await addQuoteOffice(site, 'Kantoor Zuid')
    expect(await offered(site)).toEqual(['Kantoor Noord', 'Kantoor Zuid'])
    expect(await offered(site, { ...quoteServices, offices: () => ({ demo: false, sendsMail: false }) })).toEqual([])
    await site.context.db.updateTable('elk_notaries').set({ email: 'ander@kantoor.example' }).where('id', '=', id).execute()
    expect(await offered(site)).toEqual(['Kantoor Zuid'])
    const asOwner = { ...site.context.as(owner), offices: quoteServices.offices }
    await saveQuoteOffice(asOwner, { id: other, takesRequests: false, capacity: 5, email: 'kantoor-zuid@kantoor.example' })
    expect(await offered(site)).toEqual([])
    await expect(saveQuoteOffice(asOwner, { id, takesRequests: true, capacity: 5, email: 'oud@kantoor.example' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(
      saveQuoteOffice({ ...asOwner, actor: site.context.actor }, { id, takesRequests: true, capacity: 5, email: 'ander@kantoor.example' }),
    ).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('the page reads the offices once, and the page of one office reads that one alone', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    await addQuoteOffice(site, 'Kantoor Zuid')
    const { pages } = await askOffices(site, [id])
    const { db, queries } = countingQueries(site.context.db)
    const context = { ...site.context, db }
    await answerRequest(context, new Request(`${ORIGIN}/offerte?akte=testament&plaats=utrecht`), quoteServices)
    expect(queries.filter((sql) => /from "elk_(?:notaries|quote_offices)"/.test(sql))).toHaveLength(2)
    queries.length = 0
    await answerOffice(context, new Request(`${ORIGIN}${pages[0] ?? ''}`), quoteServices)
    expect(queries.filter((sql) => sql.includes('from "elk_notaries"'))).toEqual([expect.stringContaining('"id" =')])
  })

  test('nothing reaches an office before the mail address is confirmed; opening the link confirms nothing, and confirming twice mails once', async () => {
    await using site = await openSite()
    const ids = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')]
    expect(await askQuotes(site, ticked(ids))).toBe('/offerte/mijn?verzonden')
    const [mail, ...others] = await mailsOf(site)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: { address: 'j@jansen.example' } })
    expect(mail?.text).toContain('Kantoor Noord, Kantoor Zuid')
    const own = linkIn(mail)
    expect(ownView(await openOwn(site, own))).toMatchObject({ state: 'unconfirmed' })
    expect(await mailsOf(site)).toEqual([])
    const form = await confirmForm(site, own)
    await Promise.all([1, 2, 3].map(() => actOwn(site, own, form)))
    const sent = await mailsOf(site)
    expect(sent.map(({ to }) => to?.address)).toEqual(['kantoor-noord@kantoor.example', 'kantoor-zuid@kantoor.example'])
    for (const { subject, text, html } of sent) {
      expect(subject).toMatch(/^Offerte gevraagd: Testament in Utrecht \([A-Z0-9-]{9}\)$/)
      expect(text + html).not.toMatch(WHO)
      expect(text + html).not.toMatch(/executeur/)
    }
    expect(ownView(await openOwn(site, own))).toMatchObject({ state: 'open', invitations: [{ state: 'invited' }, { state: 'invited' }] })
    const [stored] = await site.context.db.selectFrom('elk_quote_requests').selectAll().execute()
    // A Friday, so the weekend does not count.
    expect(stored).toMatchObject({ confirmed_at: '2026-11-20T10:01:00.000Z', due_at: '2026-11-24T10:01:00.000Z', erase_at: '2026-12-24T10:01:00.000Z' })
    expect(stored?.consent_text).toMatch(/Naar Kantoor Noord in Utrecht\nNaar Kantoor Zuid in Utrecht$/)
    expect(JSON.parse((await invitations(site))[0]?.reasons ?? '')).toMatchObject({ reach: 'place', fit: 'specialism' })
  })

  test('name and mail address are needed where an office is asked, and five offices are too many', async () => {
    await using site = await openSite()
    const ids: string[] = []
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push(await addQuoteOffice(site, name))
    const send = (fields: Record<string, string>) => answerRequest(site.context, post('/offerte', filledIn(site, fields)), quoteServices)
    expect(await send({ ...ticked(ids), name: '', email: '' })).toMatchObject({
      view: { status: 422, officeFault: true, personFaults: { name: 'empty', email: 'empty' } },
    })
    expect(await send(ticked(['0198f1f0-0000-7000-8000-000000000000']))).toMatchObject({ moveTo: expect.stringContaining('sleutel=') as string })
    expect(await invitations(site)).toEqual([])
  })

  test('an office first shows that it reads its mailbox, once; then it sees what is asked and not by whom', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    const { pages } = await askOffices(site, [id])
    const page = pages[0] ?? ''
    expect(await openOffice(site, page)).toMatchObject({ view: { stage: 'prove', sentTo: undefined } })
    expect(JSON.stringify(await openOffice(site, page))).not.toMatch(/executeur/)
    await actOffice(site, page, { doe: 'code' })
    const [mail] = await mailsOf(site)
    expect(mail?.to?.address).toBe('kantoor-noord@kantoor.example')
    expect(await actOffice(site, page, { doe: 'bewijs', code: 'x' })).toMatchObject({ view: { status: 422, verdict: 'wrong' } })
    for (let at = 0; at < 5; at += 1) await actOffice(site, page, { doe: 'bewijs', code: '000000' })
    const [, code = ''] = /Code: (\d{6})/.exec(mail?.text ?? '') ?? []
    expect(await actOffice(site, page, { doe: 'bewijs', code })).toMatchObject({ view: { verdict: 'old' } })
    await proveOffice(site, page)
    const view = await officeView(site, page)
    expect(view).toMatchObject({ deed: 'Testament', place: 'Utrecht', state: 'invited', isOpen: true, note: 'Wij zijn overdag bereikbaar.' })
    expect(view.answers).toContainEqual({ name: 'Wensen', answer: 'Een executeur.', isChosen: false })
    expect(JSON.stringify(view)).not.toMatch(WHO)
    // Its next request opens at once.
    site.context.clock.advance(HOUR_MS)
    const next = await askOffices(site, [id], { key: crypto.randomUUID() })
    expect(await officeView(site, next.pages[0] ?? '')).toMatchObject({ deed: 'Testament', state: 'invited' })
  })

  test('a code works for an hour, and no more than three go out in an hour and ten in a day', async () => {
    await using site = await openSite()
    const { pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    const page = pages[0] ?? ''
    await actOffice(site, page, { doe: 'code' })
    const [, code = ''] = /Code: (\d{6})/.exec((await mailsOf(site))[0]?.text ?? '') ?? []
    site.context.clock.advance(HOUR_MS + 1)
    expect(await actOffice(site, page, { doe: 'bewijs', code })).toMatchObject({ view: { verdict: 'old' } })
    for (let at = 0; at < 9; at += 1) {
      site.context.clock.advance(at % 3 === 0 ? HOUR_MS : 1)
      expect(await actOffice(site, page, { doe: 'code' })).toMatchObject({ view: { sentTo: 'kantoor-noord@kantoor.example' } })
      if (at % 3 === 2) expect(await actOffice(site, page, { doe: 'code' })).toMatchObject({ view: { status: 429, verdict: 'many' } })
    }
    site.context.clock.advance(HOUR_MS)
    expect(await actOffice(site, page, { doe: 'code' })).toMatchObject({ view: { status: 429, verdict: 'many' } })
  })

  test('the mail of a code that no longer works is not sent', async () => {
    await using site = await openSite()
    const { pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    await actOffice(site, pages[0] ?? '', { doe: 'code' })
    site.context.clock.advance(HOUR_MS + 1)
    expect(await mailsOf(site)).toEqual([])
  })

  test('an office with another mail address is asked nothing and mailed nothing until the owner confirms that one; then what waited goes there', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    await askQuotes(site, ticked([id]))
    await confirmOwn(site, linkIn((await mailsOf(site))[0]))
    const asOwner = { ...site.context.as(owner), offices: quoteServices.offices }
    const setMail = (email: string) => site.context.db.updateTable('elk_notaries').set({ email }).where('id', '=', id).execute()
    await setMail('ander@kantoor.example')
    expect(await mailsOf(site)).toEqual([])
    // Also the address of before is to be looked at again.
    await setMail('kantoor-noord@kantoor.example')
    expect([await offered(site), await mailsOf(site)]).toEqual([[], []])
    await setMail('ander@kantoor.example')
    await saveQuoteOffice(asOwner, { id, takesRequests: true, capacity: 5, email: 'ander@kantoor.example' })
    const [mail] = await mailsOf(site)
    expect(mail?.to?.address).toBe('ander@kantoor.example')
    await proveOffice(site, linkIn(mail))
    expect(await officeView(site, linkIn(mail))).toMatchObject({ state: 'invited' })
    await setMail('derde@kantoor.example')
    expect(await actOffice(site, linkIn(mail), { doe: 'code' })).toMatchObject({ view: { stage: 'prove', verdict: 'unchecked' } })
    await setMail('')
    expect(await offered(site)).toEqual([])
  })

  test('a notary that was deleted and brought back is confirmed anew, and with one that is erased its address goes', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    const rows = () => site.context.db.selectFrom('elk_quote_offices').select(['confirmed_email', 'proven_email']).execute()
    await deleteRecord(site.context.as(owner), notaryRecord, id)
    expect(await rows()).toEqual([{ confirmed_email: '', proven_email: null }])
    await restoreRecord(site.context.as(owner), notaryRecord, id)
    expect(await offered(site)).toEqual([])
    await deleteRecord(site.context.as(owner), notaryRecord, id)
    site.context.clock.advance(31 * DAY_MS)
    expect(await eraseDeletedRecords(site.context.as(owner), notaryRecord)).toBe(1)
    expect(await rows()).toEqual([])
  })

  test('a quote is given by line, replaced by another, and stands in the comparison; the visitor gets one mail', async () => {
    await using site = await openSite()
    const { own, pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')])
    const [north = '', south = ''] = pages
    await proveOffice(site, north)
    await proveOffice(site, south)
    expect(await giveQuote(site, north, { 'bedrag-fee': 'veel' })).toMatchObject({ view: { status: 422, form: { faults: { 'bedrag-fee': 'amount' } } } })
    await Promise.all([1, 2].map(() => giveQuote(site, north, { key: '0d5bb1f4-3f3a-4a51-9a8e-5e0c5a9d1a11' })))
    await giveQuote(site, north, { 'bedrag-fee': '400', 'bedrag-total': '' })
    await giveQuote(site, south, { 'bedrag-fee': '300', 'bedrag-registers': '', 'bedrag-total': '' })
    expect(ownView(await openOwn(site, own)).quotes).toMatchObject([
      { office: 'Kantoor Noord', sum: { cents: 50_450, missing: [] }, byHand: false },
      { office: 'Kantoor Zuid', sum: { missing: ['registers'] } },
    ])
    expect(await invitations(site)).toMatchObject([
      { state: 'quoted', total_cents: 50_450, remind_at: null },
      { state: 'quoted', total_cents: null },
    ])
    const mails = await mailsOf(site)
    expect(mails.map(({ to, subject }) => [to?.address, subject])).toEqual([
      ['j@jansen.example', 'Er is een offerte voor u'],
      ['j@jansen.example', 'Er is een offerte voor u'],
    ])
    // No office sees another, nor its prices.
    const seen = JSON.stringify(await officeView(site, south))
    expect(seen).not.toMatch(/Kantoor Noord|50450|40000/)
    expect(seen).toContain('30000')
  })

  test('an office that declines says why, and can still change its mind', async () => {
    await using site = await openSite()
    const { own, pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    const page = pages[0] ?? ''
    await proveOffice(site, page)
    await actOffice(site, page, { doe: 'weiger', reden: 'iets' })
    expect(await officeView(site, page)).toMatchObject({ state: 'invited' })
    await actOffice(site, page, { doe: 'weiger', reden: 'druk' })
    expect(ownView(await openOwn(site, own)).invitations).toEqual([expect.objectContaining({ state: 'declined', declined: 'Nu te druk' })])
    await giveQuote(site, page)
    expect(await officeView(site, page)).toMatchObject({ state: 'quoted' })
  })

  test('an office that has as many waiting as it takes is not asked again', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord', { capacity: 1 })
    const { pages } = await askOffices(site, [id])
    expect(await offered(site)).toEqual([])
    await proveOffice(site, pages[0] ?? '')
    await giveQuote(site, pages[0] ?? '')
    expect(await offered(site)).toEqual(['Kantoor Noord'])
  })

  test('a doubtful request mails nobody, and its visitor is led on like any other', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    expect(await askQuotes(site, { [`kantoor-${id}`]: 'ja', website: 'x' })).toBe('/offerte/mijn?verzonden')
    expect(await mailsOf(site)).toEqual([])
    expect(await invitations(site)).toMatchObject([{ state: 'waiting', link_hash: null }])
  })

  test('what is erased leaves an invitation that says nothing of who asked, and its link leads nowhere', async () => {
    await using site = await openSite()
    const { own, pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    await proveOffice(site, pages[0] ?? '')
    await actOwn(site, own, { doe: 'wis' })
    expect(await openOffice(site, pages[0] ?? '')).toEqual({ gone: true, status: 404 })
    expect(await invitations(site)).toMatchObject([{ state: 'revoked', link_hash: null }])
    expect(await textOfDatabase(site.context.db)).not.toMatch(WHO)
  })

  test('a request that is not confirmed goes after a week, with its invitations; one that is, thirty days after the clock', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    const system = site.context.as({ kind: 'system' })
    await askQuotes(site, { [`kantoor-${id}`]: 'ja', key: crypto.randomUUID() })
    await mailsOf(site)
    site.context.clock.advance(7 * DAY_MS)
    expect(await eraseEndedRequests(system)).toBe(1)
    expect(await invitations(site)).toEqual([])
    await askOffices(site, [id], { key: crypto.randomUUID() })
    site.context.clock.advance(31 * DAY_MS)
    expect(await eraseEndedRequests(system)).toBe(0)
    site.context.clock.advance(5 * DAY_MS)
    expect(await eraseEndedRequests(system)).toBe(1)
  })
})
