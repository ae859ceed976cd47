/** The own data of who asked for quotes: handed over whole, and read only when it is what was stored. */
import { expect, test } from 'vitest'
import { exportPerson } from '../../src/privacy/person-data.ts'
import { openRequestOfOwner } from '../../src/quotes/read-requests.ts'
import { owner } from '../factories/context.ts'
import { actOffice, actOwn, addQuoteOffice, askOffices, giveQuote, officeView, openOwn, ownView, proveOffice } from '../factories/quotes.ts'
import { ownQuote } from '../factories/route-bodies.ts'
import { onBothDatabases } from './both-databases.ts'

onBothDatabases('the own data of who asked for quotes', (open) => {
  test('hold the request, what was agreed to, who was asked, quotes, questions, the choice, the steps and the mails', async () => {
    await using site = await open()
    const { own, pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')])
    await proveOffice(site, pages[0] ?? '')
    await giveQuote(site, pages[0] ?? '')
    const north = ownView(await openOwn(site, own)).invitations[0]?.id ?? ''
    await actOwn(site, own, { doe: 'vraag', kantoor: north, vraag: 'Is de bespreking erbij?' })
    const [question] = (await officeView(site, pages[0] ?? '')).questions
    await actOffice(site, pages[0] ?? '', { doe: 'antwoord', vraag: question?.id ?? '', antwoord: 'Ja, die is erbij.' })
    await actOwn(site, own, { doe: 'kies', kantoor: north, offerte: ownView(await openOwn(site, own)).quotes[0]?.id ?? '' })
    const { kinds } = await exportPerson(site.context.as(owner), 'J@Jansen.example')
    const fields = kinds[0]?.records[0]?.fields ?? {}
    expect(fields).toMatchObject({ Stand: 'Gekozen', Naam: 'J. Jansen', 'E-mailadres': 'j@jansen.example', 'Gekozen kantoor': 'Kantoor Noord' })
    expect(fields['Antwoorden']).toContain('Een executeur.')
    expect(fields['Waarmee u akkoord ging']).toMatch(/Naar Kantoor Noord in Utrecht\nNaar Kantoor Zuid in Utrecht[^]*Als u Kantoor Noord kiest/)
    expect(fields['Kantoren']).toMatch(/^Kantoor Noord \(in uw plaats; .*\), gevraagd op 20-11-2026 11:01, antwoordde op .*\nKantoor Zuid/)
    expect(fields['Offertes']).toMatch(/^Kantoor Noord, 20-11-2026 .*Honorarium, zonder btw € 450; /)
    expect(fields['Vragen en antwoorden']).toBe('Vraag: Is de bespreking erbij? Antwoord: Ja, die is erbij.')
    expect(fields['Wat er gebeurde']).toMatch(
      /Aanvraag gedaan, door u\n[^]*Offerte gegeven, Kantoor Noord, door het kantoor\n[^]*Kantoor gekozen, Kantoor Noord, door u$/,
    )
    expect(fields['Mails']).toMatch(/^pagina: bezorgd 20-11-2026 11:01\n/)
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(['Kenmerk', 'Akte', 'Plaats', 'Mailadres bevestigd', 'Tijd voor de kantoren tot', 'Wordt gewist op']),
    )
  })

  test('what a quote says it includes is kept without what says who asks, whoever wrote it', async () => {
    await using site = await open()
    const { own, pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    await proveOffice(site, pages[0] ?? '')
    const typed = 'Voor J. Jansen, Dorpsstraat 5: bel 06-12345678. Twee gesprekken.'
    await giveQuote(site, pages[0] ?? '', { inbegrepen: typed })
    await actOwn(site, own, { ...ownQuote, key: crypto.randomUUID(), inbegrepen: typed })
    const kept = await site.context.db.selectFrom('elk_quotes').select('includes').execute()
    expect(kept).toHaveLength(2)
    for (const { includes } of kept) {
      expect(includes).toMatch(/\[naam weggelaten\], \[adres weggelaten\][^]*Twee gesprekken\.$/)
      expect(includes).not.toMatch(/Jansen|Dorpsstraat|12345678/)
    }
  })

  test('a stored text that is not what it should be is refused with where it stands, and without what stands there', async () => {
    await using site = await open()
    await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    const { id, request_id } = await site.context.db.selectFrom('elk_quote_invitations').select(['id', 'request_id']).executeTakeFirstOrThrow()
    const opened = () => openRequestOfOwner(site.context.as(owner), request_id)
    await site.context.db.updateTable('elk_quote_invitations').set({ reasons: '{"reach":"geheim"}' }).execute()
    await expect(opened()).rejects.toThrow(`elk_quote_invitations.reasons of ${id}: invalid_value reach`)
    await site.context.db.updateTable('elk_quote_invitations').set({ reasons: 'geheim' }).execute()
    await expect(opened()).rejects.toThrow(/^elk_quote_invitations\.reasons of [-\da-f]+: invalid_type$/)
  })
})
