/** What an office says of itself: it changes nothing until the owner takes it over, and stands there as its own afterwards. */
import { expect, test } from 'vitest'
import { findNotary } from '../../src/notaries/list-notaries.ts'
import { openNotary } from '../../src/notaries/open-notary.ts'
import { revertNotary, saveNotary } from '../../src/notaries/save-notary.ts'
import { draftOf } from '../../src/notaries/stored-notary.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import { acceptProposal, refuseProposal } from '../../src/quotes/proposals/decide-proposal.ts'
import { countWaitingProposals, listProposals } from '../../src/quotes/proposals/list-proposals.ts'
import { deleteProposalsBefore } from '../../src/quotes/proposals/proposals.queries.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import { owner } from '../factories/context.ts'
import { actDesk, addQuoteOffice, askOffices, deskOf, mailsOf, openDesk, proveOffice, quoteServices } from '../factories/quotes.ts'
import { notaryDraft } from '../factories/route-bodies.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const { regions: places } = quoteServices
const DAY = '2026-11-20'

const asOwner = ({ context }: Opened) => context.as(owner)
const stored = (site: Opened, id: string) => openNotary(asOwner(site), id)
const waiting = (site: Opened) => listProposals(asOwner(site), { limit: 20 })

/** An office with one price of which the parts are not known, and the address of its overview. */
async function openOverview(site: Opened) {
  const id = await addQuoteOffice(site, 'Kantoor Noord')
  const { version, ...office } = await stored(site, id)
  const draft = {
    ...draftOf(office),
    source: 'notaris.example',
    sourceDay: '2026-03-01',
    phone: '030 123 45 67',
    specializations: ['Erfrecht', 'Testament'],
    prices: [{ deed: 'testament', amountCents: 60_000, includes: 'Gesprek en akte', asOf: '2026-03-01', allIn: true, parts: {} }],
  }
  await saveNotary(asOwner(site), { draft, row: { id, version }, places })
  const { pages } = await askOffices(site, [id])
  await proveOffice(site, pages[0] ?? '')
  return { id, path: await deskOf(site, pages[0] ?? '') }
}

const inParts = {
  'prijs-testament-fee': '450',
  'prijs-testament-vat': '94,50',
  'prijs-testament-registers': '10',
  'prijs-testament-other': '0',
  'inbegrepen-testament': 'Twee gesprekken',
}
const said = {
  doe: 'opgave',
  versie: '2',
  telefoon: '030 765 43 21',
  website: 'https://noord.example',
  talen: 'Nederlands\nEngels',
  bijzonderheden: 'Afspraak in de avond',
  'specialisme-testament': 'ja',
  ...inParts,
}

const sent = (path: string) => ({ moveTo: `${path}&verstuurd#uw-gegevens` })

onBothDatabases('what an office says of itself', (openSite) => {
  test('changes nothing, and stands line by line beside what is there, with the office itself and the day as its source', async () => {
    await using site = await openSite()
    const { id, path } = await openOverview(site)
    const before = await stored(site, id)
    expect(await actDesk(site, path, said)).toEqual(sent(path))
    expect(await stored(site, id)).toEqual(before)
    expect(await findNotary(site.context, { id, demo: false })).toMatchObject({ phone: '030 123 45 67', source: { text: 'notaris.example' } })
    expect([await countWaitingProposals(asOwner(site)), await countWaitingProposals(site.context.as({ kind: 'system' }))]).toEqual([1, 1])
    const [one] = await waiting(site)
    expect(one).toMatchObject({ office: { id, name: 'Kantoor Noord', version: before.version }, unseen: [] })
    expect(one?.differences.map(({ what, deed, before: was, after }) => [deed, what, was, after])).toEqual([
      [null, 'source', 'notaris.example, 1 maart 2026', 'opgave van het kantoor, 20 november 2026'],
      [null, 'phone', '030 123 45 67', '030 765 43 21'],
      [null, 'website', '', 'https://noord.example'],
      [null, 'languages', 'Nederlands', 'Nederlands, Engels'],
      [null, 'features', '', 'Afspraak in de avond'],
      ['testament', 'fee', '', '€\u00A0450'],
      ['testament', 'vat', '', '€\u00A094,50'],
      ['testament', 'registers', '', '€\u00A010'],
      ['testament', 'other', '', '€\u00A00'],
      ['testament', 'total', '€\u00A0600', '€\u00A0554,50'],
      ['testament', 'includes', 'Gesprek en akte', 'Twee gesprekken'],
      ['testament', 'day', '1 maart 2026', '20 november 2026'],
    ])
    expect(await openDesk(site, path)).toMatchObject({ view: { facts: { typed: { telefoon: '030 765 43 21' }, waitingSince: expect.any(String) as string } } })
  })

  test('taken over it is a version of the record with its audit row, seen by visitors, undone by the owner; the office hears by mail', async () => {
    await using site = await openSite()
    const { id, path } = await openOverview(site)
    await actDesk(site, path, said)
    const [one] = await waiting(site)
    const { version } = one!.office
    site.context.clock.advance(3 * DAY_MS)
    await acceptProposal(asOwner(site), { id: one!.id, version, places })
    const seen = await findNotary(site.context, { id, demo: false })
    expect(seen).toMatchObject({
      phone: '030 765 43 21',
      languages: ['Nederlands', 'Engels'],
      specializations: ['Erfrecht', 'Testament'],
      source: { text: 'opgave van het kantoor', day: DAY },
      prices: [{ deed: 'testament', amountCents: 55_450, allIn: true, asOf: DAY, parts: { fee: 45_000, vat: 9_450, registers: 1_000, other: 0 } }],
    })
    const rows = await site.context.db.selectFrom('elk_audit_log').select(['action', 'actor']).where('subject', '=', id).orderBy('id').execute()
    expect(rows.slice(-3)).toEqual([
      { action: 'quote-office.propose', actor: 'visitor' },
      { action: 'quote-office.accept', actor: 'owner:owner-1' },
      { action: 'notary.save', actor: 'owner:owner-1' },
    ])
    const mails = await mailsOf(site)
    expect(mails.map(({ subject, to }) => [subject, to?.address])).toEqual([['Uw opgave staat op de site', 'kantoor-noord@kantoor.example']])
    expect(mails[0]?.text).toContain('https://site.example/notaries/')
    expect(await waiting(site)).toEqual([])
    const [, earlier] = await listRevisions(asOwner(site), { kind: 'notaris', subjectId: id })
    await revertNotary(asOwner(site), { row: { id, version: version + 1 }, revision: earlier!.id, places })
    expect(await stored(site, id)).toMatchObject({ phone: '030 123 45 67', source: 'notaris.example', prices: [{ amountCents: 60_000, parts: {} }] })
  })

  test('refused it changes nothing, asks for a reason, and the office reads it by mail and on its overview', async () => {
    await using site = await openSite()
    const { id, path } = await openOverview(site)
    await actDesk(site, path, said)
    const [one] = await waiting(site)
    const before = await stored(site, id)
    await expect(refuseProposal(asOwner(site), { id: one!.id, reason: '  ' })).rejects.toMatchObject({ code: 'invalid_input' })
    await refuseProposal(asOwner(site), { id: one!.id, reason: 'Het telefoonnummer is niet van u.' })
    expect([await stored(site, id), await waiting(site)]).toEqual([before, []])
    const [mail] = await mailsOf(site)
    expect([mail?.subject, mail?.text]).toEqual(['Uw opgave is niet overgenomen', expect.stringContaining('Waarom niet: Het telefoonnummer is niet van u.')])
    expect(await openDesk(site, path)).toMatchObject({ view: { facts: { decided: { reason: 'Het telefoonnummer is niet van u.' }, waitingSince: undefined } } })
    await expect(refuseProposal(asOwner(site), { id: one!.id, reason: 'Nog eens.' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(acceptProposal(asOwner(site), { id: one!.id, version: before.version, places })).rejects.toMatchObject({ code: 'conflict' })
    expect(await mailsOf(site)).toEqual([])
  })

  test('is not taken over beside a record that is another by now, nor over a price that the office did not see, and a form of an earlier record comes back', async () => {
    await using site = await openSite()
    const { id, path } = await openOverview(site)
    await actDesk(site, path, said)
    const [one] = await waiting(site)
    const { version, ...office } = await stored(site, id)
    const added = { ...notaryDraft.prices[0]!, deed: 'hypotheekakte', asOf: DAY, parts: {} }
    await saveNotary(asOwner(site), { draft: { ...draftOf(office), prices: [...office.prices, added] }, row: { id, version }, places })
    for (const at of [version, version + 1])
      await expect(acceptProposal(asOwner(site), { id: one!.id, version: at, places })).rejects.toMatchObject({ code: 'conflict' })
    expect(await waiting(site)).toMatchObject([{ unseen: ['hypotheekakte'] }])
    expect(await actDesk(site, path, { ...said, telefoon: '030 111 22 33' })).toMatchObject({
      view: { status: 409, facts: { problem: 'changed', version: version + 1, typed: { telefoon: '030 111 22 33' } } },
    })
    expect(await waiting(site)).toHaveLength(1)
    expect((await stored(site, id)).prices).toHaveLength(2)
  })

  test('a total still stands when the office says so, and a price goes when all its amounts are empty', async () => {
    await using site = await openSite()
    const { id, path } = await openOverview(site)
    const rest = { doe: 'opgave', versie: '2', talen: 'Nederlands' }
    await actDesk(site, path, { ...rest, 'totaal-testament': 'ja', 'inbegrepen-testament': 'Gesprek en akte' })
    const [still] = await waiting(site)
    expect(still?.differences.filter(({ deed }) => deed !== null)).toEqual([
      { what: 'day', deed: 'testament', before: '1 maart 2026', after: '20 november 2026' },
    ])
    await actDesk(site, path, { ...rest, 'inbegrepen-testament': 'Gesprek en akte' })
    const [gone] = await waiting(site)
    expect(gone?.differences).toContainEqual({ what: 'total', deed: 'testament', before: '€\u00A0600', after: '' })
    await acceptProposal(asOwner(site), { id: gone!.id, version: gone!.office.version, places })
    expect((await stored(site, id)).prices).toEqual([])
  })

  test('nothing typed is lost, and what is wrong is said at its field', async () => {
    await using site = await openSite()
    const { path } = await openOverview(site)
    const wrong = { ...said, website: 'noord.example', talen: '', 'prijs-testament-vat': 'veel', 'inbegrepen-samenlevingscontract': 'Een gesprek' }
    expect(await actDesk(site, path, wrong)).toMatchObject({
      view: {
        status: 422,
        facts: {
          typed: { website: 'noord.example', 'prijs-testament-vat': 'veel', telefoon: '030 765 43 21', 'inbegrepen-samenlevingscontract': 'Een gesprek' },
          faults: { website: 'invalid', talen: 'empty', 'prijs-testament-vat': 'invalid', 'prijs-samenlevingscontract-fee': 'empty' },
        },
      },
    })
    expect(await waiting(site)).toEqual([])
    const tooMuch = await actDesk(site, path, { ...said, bijzonderheden: Array.from({ length: 13 }, (_, at) => `Punt ${at}`).join('\n') })
    expect(tooMuch).toMatchObject({ view: { facts: { faults: { bijzonderheden: 'too_many' } } } })
  })

  test('one waits at a time: the same again is that one, another takes its place, ten a day are taken, and the office takes it back', async () => {
    await using site = await openSite()
    const { path } = await openOverview(site)
    await actDesk(site, path, said)
    const [first] = await waiting(site)
    await Promise.all([actDesk(site, path, said), actDesk(site, path, said)])
    expect((await waiting(site)).map(({ id }) => id)).toEqual([first?.id])
    for (let number = 2; number <= 10; number += 1) expect(await actDesk(site, path, { ...said, bijzonderheden: `Punt ${number}` })).toEqual(sent(path))
    const eleventh = await actDesk(site, path, { ...said, bijzonderheden: 'Punt 11' })
    expect(eleventh).toMatchObject({ view: { status: 429, facts: { problem: 'many', typed: { bijzonderheden: 'Punt 11' } } } })
    const [last, ...others] = await waiting(site)
    expect([others, last?.differences.find(({ what }) => what === 'features')?.after]).toEqual([[], 'Punt 10'])
    expect(await actDesk(site, path, { doe: 'intrekken' })).toEqual({ moveTo: `${path}&ingetrokken#uw-gegevens` })
    expect(await waiting(site)).toEqual([])
    await expect(acceptProposal(asOwner(site), { id: last!.id, version: last!.office.version, places })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('two instances that settle the same one at once settle it once', async () => {
    await using site = await openSite()
    const { path } = await openOverview(site)
    await actDesk(site, path, said)
    const [one] = await waiting(site)
    const second = { ...asOwner(site), db: (await site.openSecond()).db }
    const outcomes = await Promise.allSettled([
      acceptProposal(asOwner(site), { id: one!.id, version: one!.office.version, places }),
      refuseProposal(second, { id: one!.id, reason: 'Nee.' }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await mailsOf(site)).toHaveLength(1)
  })

  test('only the owner reads and settles them, the database knows its steps, and they go with their office and with time', async () => {
    await using site = await openSite()
    const { id, path } = await openOverview(site)
    await actDesk(site, path, said)
    const [one] = await waiting(site)
    const { db } = site.context
    await expect(listProposals(site.context, { limit: 20 })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(countWaitingProposals(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(acceptProposal(site.context, { id: one!.id, version: 1, places })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(refuseProposal(site.context, { id: one!.id, reason: 'Nee.' })).rejects.toMatchObject({ code: 'not_signed_in' })
    await actDesk(site, path, { doe: 'intrekken' })
    await expect(db.updateTable('elk_office_proposals').set({ state: 'waiting' }).execute()).rejects.toThrow('no such step')
    expect(await deleteProposalsBefore(db, '2026-11-20T00:00:00.000Z', 10)).toBe(0)
    await actDesk(site, path, said)
    expect(await deleteProposalsBefore(db, '2026-11-21T00:00:00.000Z', 1)).toBe(1)
    await db.deleteFrom('elk_notaries').where('id', '=', id).execute()
    expect(await db.selectFrom('elk_office_proposals').selectAll().execute()).toEqual([])
  })
})
