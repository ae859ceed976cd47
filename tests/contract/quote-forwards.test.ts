/** The owner adds an office to a request by hand: only what the visitor agreed to reaches it. */
import { expect, test } from 'vitest'
import { HOUR_MS, DAY_MS } from '../../src/platform/days.ts'
import { exportPerson } from '../../src/privacy/person-data.ts'
import { forwardRequest } from '../../src/quotes/forward-request.ts'
import { endOverdue } from '../../src/quotes/quote-clock.ts'
import { openRequestOfOwner } from '../../src/quotes/read-requests.ts'
import { saveQuoteOffice } from '../../src/quotes/save-quote-office.ts'
import { owner } from '../factories/context.ts'
import { actOwn, addQuoteOffice, askOffices, askQuotes, confirmOwn, linkIn, mailsOf, openOwn, ownView, quoteServices } from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const requestOf = ({ context }: Opened) => context.db.selectFrom('elk_quote_requests').selectAll().executeTakeFirstOrThrow()
const invitations = ({ context }: Opened) => context.db.selectFrom('elk_quote_invitations').selectAll().orderBy('id').execute()
const forward = async (site: Opened, notaryId: string, reason = 'Dit kantoor heeft deze week tijd.') =>
  forwardRequest(site.context.as(owner), quoteServices, { id: (await requestOf(site)).id, notaryId, reason })

onBothDatabases('one office more', (open) => {
  test('the visitor is asked by mail, opening the page agrees to nothing, and only a yes has the office asked, once', async () => {
    await using site = await open()
    const [north, south] = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')]
    const { own } = await askOffices(site, [north])
    site.context.clock.advance(HOUR_MS)
    expect(await forward(site, south)).toBe('asked')
    const [mail, ...others] = await mailsOf(site)
    expect([mail?.to?.address, others]).toEqual(['j@jansen.example', []])
    expect([mail?.text, linkIn(mail)]).toEqual([expect.stringContaining('Kantoor Zuid, Utrecht'), own])
    const [shown] = ownView(await openOwn(site, own)).forwards
    expect(shown).toMatchObject({ office: 'Kantoor Zuid', reason: 'Dit kantoor heeft deze week tijd.' })
    expect(await mailsOf(site)).toEqual([])
    await actOwn(site, own, { doe: 'ook', kantoor: crypto.randomUUID() })
    await Promise.all([1, 2, 3].map(() => actOwn(site, own, { doe: 'ook', kantoor: shown?.id ?? '' })))
    const sent = await mailsOf(site)
    expect(sent.map(({ to }) => to?.address)).toEqual(['kantoor-zuid@kantoor.example'])
    expect(sent[0]?.text).not.toMatch(/jansen/i)
    const request = await requestOf(site)
    expect(request.consent_text).toMatch(/Naar Kantoor Noord in Utrecht\n\n.*ook naar Kantoor Zuid in Utrecht te sturen/)
    expect(await invitations(site)).toMatchObject([{ notary_id: north }, { notary_id: south, state: 'invited', due_at: request.due_at }])
    expect(ownView(await openOwn(site, own)).forwards).toEqual([])
    const detail = await openRequestOfOwner(site.context.as(owner), request.id)
    expect(detail.forwards).toMatchObject([{ state: 'agreed', reason: 'Dit kantoor heeft deze week tijd.' }])
    expect(detail.steps.map(({ step, actor }) => `${step} ${actor}`)).toEqual(
      expect.arrayContaining(['forward-asked owner', 'forward-agreed visitor', 'invited owner']),
    )
    const audit = await site.context.db.selectFrom('elk_audit_log').select(['action', 'details']).execute()
    expect(audit).toContainEqual({ action: 'quote.forward', details: JSON.stringify({ office: south, result: 'asked' }) })
    const { kinds } = await exportPerson(site.context.as(owner), 'j@jansen.example')
    expect(kinds[0]?.records[0]?.fields['Later voorgestelde kantoren']).toBe('Kantoor Zuid: Dit kantoor heeft deze week tijd. Uw antwoord: ja')
  })

  test('after a no the office hears nothing, and it is not asked for again', async () => {
    await using site = await open()
    const [north, south] = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')]
    const { own } = await askOffices(site, [north])
    await forward(site, south)
    await mailsOf(site)
    const [shown] = ownView(await openOwn(site, own)).forwards
    await actOwn(site, own, { doe: 'niet-ook', kantoor: shown?.id ?? '' })
    await actOwn(site, own, { doe: 'ook', kantoor: shown?.id ?? '' })
    expect([await mailsOf(site), (await invitations(site)).length]).toEqual([[], 1])
    await expect(forward(site, south)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('an office that takes no requests by then is not asked, whatever was agreed to; once it does, it is asked at once', async () => {
    await using site = await open()
    const [north, south] = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')]
    const { own } = await askOffices(site, [north])
    await forward(site, south)
    await mailsOf(site)
    await site.context.db.updateTable('elk_notaries').set({ email: 'ander@kantoor.example' }).where('id', '=', south).execute()
    await actOwn(site, own, { doe: 'ook', kantoor: ownView(await openOwn(site, own)).forwards[0]?.id ?? '' })
    expect([await mailsOf(site), (await invitations(site)).length]).toEqual([[], 1])
    await expect(forward(site, south)).rejects.toMatchObject({ code: 'conflict' })
    const asOwner = { ...site.context.as(owner), offices: quoteServices.offices }
    await saveQuoteOffice(asOwner, { id: south, takesRequests: true, capacity: 5, email: 'ander@kantoor.example' })
    expect(await forward(site, south)).toBe('invited')
    expect((await mailsOf(site)).map(({ to }) => to?.address)).toEqual(['ander@kantoor.example'])
    await expect(forward(site, south)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('only for a request that runs, with a reason, of an office that was not asked, by the owner, and with the others no more than four', async () => {
    await using site = await open()
    const ids: string[] = []
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push(await addQuoteOffice(site, name))
    const [a = '', b = '', c = '', d = '', e = ''] = ids
    await askQuotes(site, { [`kantoor-${a}`]: 'ja', [`kantoor-${b}`]: 'ja', [`kantoor-${c}`]: 'ja' })
    const own = linkIn((await mailsOf(site))[0])
    await expect(forward(site, d)).rejects.toMatchObject({ code: 'conflict' })
    await confirmOwn(site, own)
    await expect(forward(site, d, ' ')).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(forward(site, a)).rejects.toMatchObject({ code: 'conflict' })
    const { id } = await requestOf(site)
    await expect(forwardRequest(site.context, quoteServices, { id, notaryId: d, reason: 'x' })).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await forward(site, d)).toBe('asked')
    await expect(forward(site, e)).rejects.toMatchObject({ code: 'conflict' })
    site.context.clock.advance(5 * DAY_MS)
    await endOverdue(site.context.as({ kind: 'system' }))
    expect(ownView(await openOwn(site, own)).forwards).toEqual([])
    await mailsOf(site)
    await expect(forward(site, e)).rejects.toMatchObject({ code: 'conflict' })
  })
})
