/** Requests for quotes that a visitor makes for herself: what is stored and how, the own page, the doubtful ones, and erasing. */
import { expect, test } from 'vitest'
import type { Database } from '../../src/database/database.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import { erasePerson, exportPerson } from '../../src/privacy/person-data.ts'
import { eraseEndedRequests } from '../../src/quotes/erase-requests.ts'
import { formMark } from '../../src/quotes/form-age.ts'
import { answerRequest } from '../../src/quotes/view-request-page.ts'
import { owner, visitor } from '../factories/context.ts'
import { ownQuote, quoteRequest } from '../factories/route-bodies.ts'
import { textOfDatabase } from '../factories/whole-database.ts'
import {
  actOwn as act,
  askQuotes as ask,
  filledIn,
  FORM_KEY as KEY,
  mailsOf,
  openOwn as open,
  ORIGIN,
  ownView as viewOf,
  post,
  quoteServices as services,
} from '../factories/quotes.ts'
import { onBothDatabases } from './both-databases.ts'

const stored = (db: Database) => db.selectFrom('elk_quote_requests').selectAll().orderBy('created_at').orderBy('id').execute()

onBothDatabases('requests for quotes', (openSite) => {
  test('fifty double sends at once make one request, one mail and one page', async () => {
    await using site = await openSite()
    const form = filledIn(site)
    const send = () => answerRequest(site.context, post('/offerte', form, { 'Idempotency-Key': KEY }), services)
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await stored(site.context.db)).toMatchObject([{ deed: 'testament', place: 'utrecht', wanted: 'maand', state: 'own', doubt: null }])
    const mails = await mailsOf(site)
    expect(mails).toMatchObject([{ to: { address: 'j@jansen.example' } }])
    expect(mails[0]?.text).toContain(`${ORIGIN}${'moveTo' in answers[0]! ? answers[0].moveTo : ''}`)
    expect(mails[0]?.text).not.toMatch(/Jansen|executeur/)
  })

  test('nothing in the database says who asks or what was answered, nor opens the page', async () => {
    await using site = await openSite()
    const path = await ask(site)
    const text = await textOfDatabase(site.context.db)
    expect(text).toContain('quote-page')
    expect(text).not.toMatch(/jansen|executeur|bereikbaar/i)
    expect(text).not.toContain(new URL(path, ORIGIN).searchParams.get('sleutel'))
  })

  test('the page shows the letter; a quote is written down once, compared, and taken away again', async () => {
    await using site = await openSite()
    const path = await ask(site)
    expect(viewOf(await open(site, path)).letter.text).toMatch(
      /Plaats: Utrecht[^]*\nAantal mensen: twee\nKinderen: ja, samen\nWensen: Een executeur\.[^]*J\. Jansen$/,
    )
    for (let at = 0; at < 2; at += 1) expect(await act(site, path, { ...ownQuote, key: KEY })).toEqual({ moveTo: `${path}#vergelijken` })
    await act(site, path, { doe: 'bewaar', kantoor: 'Kantoor Zuid', 'bedrag-fee': '300' })
    const { quotes } = viewOf(await open(site, path))
    expect(quotes).toMatchObject([
      { office: 'Kantoor aan de Gracht', sum: { cents: 55_450, missing: [], difference: undefined }, byHand: true },
      { office: 'Kantoor Zuid', sum: { cents: 30_000, missing: ['vat', 'registers', 'other'] }, isLowest: false },
    ])
    await act(site, path, { doe: 'verwijder', offerte: quotes[0]?.id ?? '' })
    expect(viewOf(await open(site, path)).quotes).toHaveLength(1)
  })

  test('a quote that cannot be read comes back as it was typed', async () => {
    await using site = await openSite()
    const path = await ask(site)
    const view = viewOf(await act(site, path, { doe: 'bewaar', kantoor: '', 'bedrag-fee': 'veel', geldig: 'morgen' }))
    expect(view).toMatchObject({ status: 422, form: { faults: { kantoor: 'office', 'bedrag-fee': 'amount', geldig: 'day' }, typed: { 'bedrag-fee': 'veel' } } })
    expect(viewOf(await act(site, path, { doe: 'bewaar', kantoor: 'Een' })).form.faults).toEqual({ 'bedrag-fee': 'nothing' })
    expect(viewOf(await open(site, path)).quotes).toEqual([])
  })

  test('what is missing is told by its field, and nothing is stored', async () => {
    await using site = await openSite()
    const answer = await answerRequest(site.context, post('/offerte', filledIn(site, { 'v-personen': '', email: 'geen adres' })), services)
    expect(answer).toMatchObject({
      view: { step: 2, status: 422, outcome: 'faults', faults: { 'v-personen': 'empty' }, personFaults: { email: 'invalid' }, typed: { name: 'J. Jansen' } },
    })
    expect(await stored(site.context.db)).toEqual([])
  })

  test('the address fills in what it knows, and asks for the rest', async () => {
    await using site = await openSite()
    const get = (path: string) => answerRequest(site.context, new Request(`${ORIGIN}${path}`), services)
    expect(await get('/offerte')).toMatchObject({ view: { step: 1, deed: undefined, faults: {} } })
    expect(await get('/offerte?akte=testament')).toMatchObject({ view: { step: 1, deed: 'testament', faults: {} } })
    expect(await get('/offerte?akte=testament&plaats=Utrech&wanneer=maand')).toMatchObject({
      view: { step: 1, faults: { place: 'unknown' }, meant: ['Utrecht'] },
    })
    // A postcode says where, not in which place: that is asked, never taken.
    for (const way of [
      await get('/offerte?akte=testament&plaats=3511+AB'),
      await answerRequest(site.context, post('/offerte', filledIn(site, { plaats: '3511' })), services),
    ]) {
      expect(way).toMatchObject({ view: { step: 1, faults: { place: 'postcode' }, postcode: 'postcode 3511' } })
      expect('view' in way && way.view.step === 1 && way.view.meant[0]).toBe('Utrecht')
    }
    expect(await get('/offerte?akte=&plaats=&wanneer=maand')).toMatchObject({ view: { faults: { deed: true, place: 'empty' } } })
    expect(await get('/offerte?akte=testament&plaats=mokum')).toMatchObject({ view: { step: 2, region: { name: 'Amsterdam' }, wanted: 'maand' } })
    expect(await get('/offerte?akte=testament&plaats=mokum&stap=1')).toMatchObject({ view: { step: 1, place: 'Amsterdam', faults: {} } })
  })

  test.each([
    ['a filled trap', { website: 'https://spam.example' }, 'trap'],
    ['a form without its mark', { gezien: '' }, 'fast'],
    ['a mark that another made', { gezien: `1764000000000.${'a'.repeat(32)}` }, 'fast'],
  ])('%s waits in the folder: the page is there, and no mail goes', async (_what, changes, doubt) => {
    await using site = await openSite()
    const path = await ask(site, changes)
    expect(await stored(site.context.db)).toMatchObject([{ doubt }])
    expect(viewOf(await open(site, path))).toMatchObject({ status: 200, mailed: false })
    expect(await mailsOf(site)).toEqual([])
  })

  test('a form that is sent the moment it is shown is doubtful', async () => {
    await using site = await openSite()
    await answerRequest(site.context, post('/offerte', { ...quoteRequest, key: KEY, website: '', gezien: formMark(site.context) }), services)
    expect(await stored(site.context.db)).toMatchObject([{ doubt: 'fast' }])
  })

  test('the fourth of a day for one mail address is doubtful, from whatever network, and the thirty-first of a network is refused', async () => {
    await using site = await openSite()
    for (let at = 0; at < 4; at += 1) await ask(site, { key: crypto.randomUUID() }, site.context.as(visitor(`network-${at}`)))
    expect((await stored(site.context.db)).map(({ doubt }) => doubt)).toEqual([null, null, null, 'many'])
    const send = () =>
      answerRequest(
        site.context,
        post('/offerte', { ...quoteRequest, email: `${crypto.randomUUID()}@jansen.example`, website: '', gezien: formMark(site.context) }),
        services,
      )
    for (let at = 0; at < 30; at += 1) await send()
    expect(await send()).toMatchObject({ view: { status: 429, outcome: 'too_many' } })
    expect(await stored(site.context.db)).toHaveLength(34)
  })

  test('the visitor erases everything, and so does the term', async () => {
    await using site = await openSite()
    const path = await ask(site)
    await act(site, path, { ...ownQuote, key: KEY })
    expect(await act(site, path, { doe: 'wis' })).toEqual({ moveTo: '/offerte/mijn?gewist' })
    expect(await open(site, path)).toEqual({ gone: 'unknown', status: 404 })
    for (const table of ['elk_quote_requests', 'elk_quotes', 'elk_quote_steps', 'elk_outbox'] as const)
      expect(await site.context.db.selectFrom(table).selectAll().execute()).toEqual([])
    await ask(site, { key: crypto.randomUUID() })
    const system = site.context.as({ kind: 'system' })
    site.context.clock.advance(89 * DAY_MS)
    expect(await eraseEndedRequests(system)).toBe(0)
    site.context.clock.advance(2 * DAY_MS)
    expect(await eraseEndedRequests(system)).toBe(1)
    expect(await stored(site.context.db)).toEqual([])
  })

  test('a person is found, handed over and erased by mail address, however it is written', async () => {
    await using site = await openSite()
    await ask(site)
    const asOwner = site.context.as(owner)
    const found = JSON.stringify(await exportPerson(asOwner, 'J@Jansen.example'))
    expect(found).toContain('Een executeur.')
    await erasePerson(asOwner, 'J@JANSEN.example')
    expect(await stored(site.context.db)).toEqual([])
  })

  test('the database itself refuses a state that does not follow, and to change a quote', async () => {
    await using site = await openSite()
    const path = await ask(site)
    await act(site, path, { ...ownQuote, key: KEY })
    const { db } = site.context
    await expect(db.updateTable('elk_quote_requests').set({ state: 'chosen' }).execute()).rejects.toThrow(/no such step/)
    await expect(db.updateTable('elk_quotes').set({ office_name: 'Een ander' }).execute()).rejects.toThrow(/never changed/)
    await expect(db.updateTable('elk_quote_steps').set({ step: 'chosen' }).execute()).rejects.toThrow(/never changed/)
    const row = await db.selectFrom('elk_quote_requests').selectAll().executeTakeFirstOrThrow()
    const copy = db.insertInto('elk_quote_requests').values({ ...row, id: 'x', reference: 'y', link_hash: null, state: 'open' })
    await expect(copy.execute()).rejects.toThrow(/no state to begin with/)
    await db.updateTable('elk_quote_requests').set({ state: 'withdrawn' }).execute()
  })
})
