/** Whose turn it is among offices: how often each answers, counted from what it was asked. */
import { expect, test } from 'vitest'
import { DAY_MS } from '../../src/platform/days.ts'
import { readAskable } from '../../src/quotes/list-askable.ts'
import { endOverdue } from '../../src/quotes/quote-clock.ts'
import { actOffice, actOwn, addQuoteOffice, askOffices, mailsOf, proveOffice, quoteServices } from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const invitations = ({ context }: Opened) => context.db.selectFrom('elk_quote_invitations').selectAll().orderBy('id').execute()

onBothDatabases('the turns of offices', (openSite) => {
  test('how much an office answers is counted from what it answered or let go by, also once that is erased, and never from what was taken away', async () => {
    await using site = await openSite()
    const ids = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')]
    const shares = async () => {
      const { match } = await readAskable(site.context, quoteServices)
      const matches = await match({ region: quoteServices.regions.find('utrecht')!, deed: 'testament' })
      return Object.fromEntries(matches.map(({ office, reasons }) => [office.name, reasons.answeredShare]))
    }
    const first = await askOffices(site, ids, { key: crypto.randomUUID() })
    expect(await shares()).toEqual({ 'Kantoor Noord': 100, 'Kantoor Zuid': 100 })
    await actOwn(site, first.own, { doe: 'intrekken' })
    await mailsOf(site)
    const second = await askOffices(site, ids, { key: crypto.randomUUID(), note: '' })
    await proveOffice(site, second.pages[0] ?? '')
    await actOffice(site, second.pages[0] ?? '', { doe: 'weiger', reden: 'druk' })
    site.context.clock.advance(5 * DAY_MS)
    const expected = { 'Kantoor Noord': 100, 'Kantoor Zuid': 67 }
    expect(await shares()).toEqual(expected)
    await endOverdue(site.context.as({ kind: 'system' }))
    expect(await shares()).toEqual(expected)
    for (const { own } of [first, second]) await actOwn(site, own, { doe: 'wis' })
    expect(await shares()).toEqual(expected)
    expect((await invitations(site)).map(({ office_name: name, state }) => [name, state])).toEqual([
      ['Kantoor Noord', 'revoked'],
      ['Kantoor Zuid', 'revoked'],
      ['Kantoor Noord', 'declined'],
      ['Kantoor Zuid', 'expired'],
    ])
  })
})
