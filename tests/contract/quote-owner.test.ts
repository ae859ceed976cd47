/** What the owner sees and does of requests: the pipeline, the folder, one with its history, offices. */
import { expect, test } from 'vitest'
import { readSignals } from '../../src/owner/signals/read-signals.ts'
import { DAY_MS, HOUR_MS } from '../../src/platform/days.ts'
import { eraseRequest, releaseRequest, resendMail } from '../../src/quotes/change-requests.ts'
import { countDoubtfulRequests } from '../../src/quotes/count-doubtful-requests.ts'
import { eraseEndedRequests } from '../../src/quotes/erase-requests.ts'
import { listQuoteOffices } from '../../src/quotes/list-quote-offices.ts'
import { endOverdue } from '../../src/quotes/quote-clock.ts'
import { listRequests, openRequestOfOwner } from '../../src/quotes/read-requests.ts'
import { owner, visitor } from '../factories/context.ts'
import { countingQueries } from '../factories/counting-queries.ts'
import {
  actOwn,
  addQuoteOffice,
  askOffices,
  askQuotes,
  confirmOwn,
  giveQuote,
  linkIn,
  mailsOf,
  openOwn,
  proveOffice,
  quoteServices,
} from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const asOwner = ({ context }: Opened) => ({ ...context.as(owner), offices: quoteServices.offices })
const actions = async ({ context }: Opened) =>
  (await context.db.selectFrom('elk_audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)
const invitations = ({ context }: Opened) => context.db.selectFrom('elk_quote_invitations').selectAll().orderBy('id').execute()

onBothDatabases('requests for the owner', (openSite) => {
  test('the pipeline tells the state and the answers of each, and nothing of who asks', async () => {
    await using site = await openSite()
    const { pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')])
    await proveOffice(site, pages[0] ?? '')
    await giveQuote(site, pages[0] ?? '')
    site.context.clock.advance(25 * HOUR_MS)
    await askQuotes(site, { key: crypto.randomUUID() }, site.context.as(visitor('other')))
    const found = await listRequests(asOwner(site), { filter: {}, limit: 10 })
    expect(found.requests).toMatchObject([
      { state: 'own', asked: 0, answers: 0, ageDays: 0 },
      { state: 'open', asked: 2, answers: 1, ageDays: 1 },
    ])
    expect(JSON.stringify(found)).not.toMatch(/jansen|sealed/i)
    expect((await listRequests(asOwner(site), { filter: { state: 'open' }, limit: 10 })).requests).toHaveLength(1)
    const [newest] = found.requests
    const next = await listRequests(asOwner(site), { filter: {}, limit: 10, before: { at: newest?.created_at ?? '', id: newest?.id ?? '' } })
    expect(next.requests).toMatchObject([{ state: 'open' }])
    await expect(listRequests(site.context, { filter: {}, limit: 10 })).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('requests are found by reference, deed, place, office and mail address, whatever the letters', async () => {
    await using site = await openSite()
    await askOffices(site, [await addQuoteOffice(site, 'Kantoor Eén%')])
    await askQuotes(site, { key: crypto.randomUUID(), plaats: 'amsterdam', email: 'piet@voorbeeld.nl' }, site.context.as(visitor('other')))
    const found = async (search: string) => (await listRequests(asOwner(site), { filter: {}, search, limit: 10 })).requests
    expect(await found('TESTAMENT')).toHaveLength(2)
    const [all] = await found('Utrecht')
    const reference = all?.reference ?? ''
    expect(reference).toMatch(/^[A-Z0-9-]{9}$/)
    for (const search of [reference.toLowerCase(), reference.slice(2, 7), 'kantoor een', 'éÉN%', 'J@Jansen.example']) {
      expect([search, (await found(search)).map((one) => one.reference)]).toEqual([search, [reference]])
    }
    expect((await found('piet@voorbeeld.nl')).map(({ place }) => place)).toEqual(['amsterdam'])
    for (const search of ['niemand', '_', 'jan', 'een%%', "'"]) expect([search, await found(search)]).toEqual([search, []])
  })

  test('offices are found by name or place and come by the page, and only what they were sent is read', async () => {
    await using site = await openSite()
    for (const name of ['Zuid', 'Noord', 'Óost']) await addQuoteOffice(site, name, { location: name === 'Zuid' ? "'s-Hertogenbosch" : 'Utrecht' })
    const { db, queries } = countingQueries(site.context.db)
    const page = async (wanted: { search?: string; after?: string; limit: number }) => listQuoteOffices({ ...asOwner(site), db }, wanted)
    const [first, ...others] = await page({ limit: 1 })
    expect([first?.name, others]).toEqual(['Noord', []])
    expect(queries.every((sql) => /limit|"notary_id" in/.test(sql))).toBe(true)
    expect((await page({ limit: 10, after: first?.id ?? '' })).map(({ name }) => name).toSorted()).toEqual(['Zuid', 'Óost'])
    expect((await page({ limit: 10, search: 'oost' })).map(({ name }) => name)).toEqual(['Óost'])
    expect((await page({ limit: 10, search: 'HERTOGEN' })).map(({ name }) => name)).toEqual(['Zuid'])
    expect(await page({ limit: 10, search: '%' })).toEqual([])
  })

  test('one request opens with its reasons, mails and history and without who asks, as the form promises, and that is written down', async () => {
    await using site = await openSite()
    await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    const [line] = (await listRequests(asOwner(site), { filter: {}, limit: 10 })).requests
    const request = await openRequestOfOwner(asOwner(site), line?.id ?? '')
    expect(request).toMatchObject({ state: 'open', given: ['name', 'email'], invitations: [{ office_name: 'Kantoor Noord', state: 'invited' }] })
    expect(request.invitations[0]?.why).toBe('in de gevraagde plaats; noemt deze akte als specialisme; nog nooit gevraagd')
    expect(request.steps.map(({ step, actor }) => [step, actor])).toEqual([
      ['made', 'visitor'],
      ['confirmed', 'visitor'],
      ['invited', 'system'],
    ])
    expect(request.mails.map(({ status }) => status)).toEqual(['delivered', 'delivered'])
    expect(JSON.stringify(request)).not.toMatch(/link_hash|jansen/i)
    expect(await actions(site)).toContain('quote.view')
    await expect(openRequestOfOwner(site.context, request.id)).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('a doubtful one is let out of the folder once, and only then its visitor gets the mail', async () => {
    await using site = await openSite()
    await askQuotes(site, { website: 'x' })
    const [line] = (await listRequests(asOwner(site), { filter: { doubtful: true }, limit: 10 })).requests
    expect(line).toMatchObject({ doubt: 'trap' })
    await releaseRequest(asOwner(site), line?.id ?? '')
    await expect(releaseRequest(asOwner(site), line?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
    expect(await mailsOf(site)).toMatchObject([{ to: { address: 'j@jansen.example' } }])
    expect((await listRequests(asOwner(site), { filter: { doubtful: true }, limit: 10 })).requests).toEqual([])
  })

  test('the folder asks for attention while something waits in it, and who is let out after days has the whole week', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    await askQuotes(site, { [`kantoor-${id}`]: 'ja', website: 'x' })
    const topics = async () => (await readSignals(site.context.as({ kind: 'system' }), new Map())).map(({ topic, count }) => [topic, count])
    expect(await topics()).toEqual([['doubtful', 1]])
    await expect(countDoubtfulRequests(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
    site.context.clock.advance(6 * DAY_MS)
    const [line] = (await listRequests(asOwner(site), { filter: { doubtful: true }, limit: 10 })).requests
    await releaseRequest(asOwner(site), line?.id ?? '')
    expect(await topics()).toEqual([])
    const own = linkIn((await mailsOf(site))[0])
    site.context.clock.advance(6 * DAY_MS)
    expect(await eraseEndedRequests(site.context.as({ kind: 'system' }))).toBe(0)
    await confirmOwn(site, own)
    expect(await invitations(site)).toMatchObject([{ state: 'invited' }])
  })

  test('the owner erases one, and its page is gone', async () => {
    await using site = await openSite()
    const path = await askQuotes(site)
    const [line] = (await listRequests(asOwner(site), { filter: {}, limit: 10 })).requests
    await eraseRequest(asOwner(site), line?.id ?? '')
    expect(await openOwn(site, path)).toMatchObject({ gone: 'unknown' })
    await expect(eraseRequest(asOwner(site), line?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('only a mail of this request can be sent again', async () => {
    await using site = await openSite()
    await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    const [line] = (await listRequests(asOwner(site), { filter: {}, limit: 10 })).requests
    const id = line?.id ?? ''
    await expect(resendMail(asOwner(site), { id, key: 'van-een-ander' })).rejects.toMatchObject({ code: 'not_found' })
    const key = `${(await invitations(site))[0]?.id ?? ''}-uitnodiging`
    await expect(resendMail(asOwner(site), { id, key: `${id}-pagina` })).rejects.toMatchObject({ code: 'conflict' })
    await site.context.db.updateTable('elk_outbox').set({ status: 'failed' }).where('dedupe_key', '=', key).execute()
    await resendMail(asOwner(site), { id, key })
    expect(await mailsOf(site)).toMatchObject([{ to: { address: 'kantoor-noord@kantoor.example' } }])
  })

  test('a mail that is out goes again as another, with a mark in it, three times at the most; it is erased with its request', async () => {
    await using site = await openSite()
    const { invitations: first } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    const [invitation] = await invitations(site)
    const [id, key] = [invitation?.request_id ?? '', `${invitation?.id ?? ''}-uitnodiging`]
    for (let n = 1; n <= 3; n += 1) {
      await resendMail(asOwner(site), { id, key })
      await expect(resendMail(asOwner(site), { id, key })).rejects.toMatchObject({ code: 'conflict' })
      expect(await mailsOf(site)).toMatchObject([{ subject: `Opnieuw gestuurd: ${first[0]?.subject ?? ''}`, text: first[0]?.text }])
    }
    await expect(resendMail(asOwner(site), { id, key })).rejects.toMatchObject({ code: 'conflict' })
    const { mails } = await openRequestOfOwner(asOwner(site), id)
    expect(mails.map((mail) => [mail.key.slice(37), mail.canResend])).toEqual([
      ['pagina', false],
      ['uitnodiging', true],
      ['uitnodiging-opnieuw-1', false],
      ['uitnodiging-opnieuw-2', false],
      ['uitnodiging-opnieuw-3', false],
    ])
    expect((await invitations(site))[0]?.delivered_at).toBe('2026-11-20T10:01:00.000Z')
    expect(await actions(site)).toContain('quote.resend')
    await eraseRequest(asOwner(site), id)
    expect(await site.context.db.selectFrom('elk_outbox').selectAll().execute()).toEqual([])
  })

  test('the mail that asks to confirm goes again while that is of use', async () => {
    await using site = await openSite()
    await askQuotes(site, { [`kantoor-${await addQuoteOffice(site, 'Kantoor Noord')}`]: 'ja' })
    const [mail] = await mailsOf(site)
    const { id } = await site.context.db.selectFrom('elk_quote_requests').select('id').executeTakeFirstOrThrow()
    await resendMail(asOwner(site), { id, key: `${id}-pagina` })
    const [again] = await mailsOf(site)
    expect([again?.subject, linkIn(again)]).toEqual(['Opnieuw gestuurd: Bevestig uw aanvraag van offertes', linkIn(mail)])
    await confirmOwn(site, linkIn(again))
    await expect(resendMail(asOwner(site), { id, key: `${id}-pagina` })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('of each office: what it was sent, how much and how soon it answered', async () => {
    await using site = await openSite()
    const ids = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')]
    const { own, pages } = await askOffices(site, ids)
    site.context.clock.advance(3 * HOUR_MS)
    await proveOffice(site, pages[0] ?? '')
    await giveQuote(site, pages[0] ?? '')
    expect(await listQuoteOffices(asOwner(site), { limit: 10 })).toMatchObject([
      { name: 'Kantoor Noord', takesRequests: true, isProven: true, invited: 1, answeredShare: 100, medianHours: 3, quotes: 1, chosen: 0 },
      { name: 'Kantoor Zuid', takesRequests: true, isProven: false, invited: 1, answeredShare: null, medianHours: null },
    ])
    // Only once its time is over an office has not answered; erasing changes none of it.
    site.context.clock.advance(5 * DAY_MS)
    const figures = async () =>
      (await listQuoteOffices(asOwner(site), { limit: 10 })).map(({ invited, answeredShare, quotes }) => [invited, answeredShare, quotes])
    const expected = [
      [1, 100, 1],
      [1, 0, 0],
    ]
    expect(await figures()).toEqual(expected)
    await endOverdue(site.context.as({ kind: 'system' }))
    expect(await figures()).toEqual(expected)
    await actOwn(site, own, { doe: 'wis' })
    expect(await figures()).toEqual(expected)
  })
})
