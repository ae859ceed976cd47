// @vitest-environment screen
/** The owner writes down a review, and makes a notary visible. */
import { expect, test } from 'vitest'
import { choose, eventually, field, fill, part, press, sees, texts } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'

test('a review is placed only with a source, and refused only with a reason', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=beoordelingen')
  const list = part('ul', 'Beoordelingen')
  await eventually(() => expect(texts('*', list).filter((text) => text === 'Voorbeeld').length).toBeGreaterThanOrEqual(5))
  expect(list()?.children).toHaveLength(5)
  await press('Beoordeling toevoegen')
  await fill('Naam', 'Jannie')
  await fill('Dag van de beoordeling', '2026-01-12')
  await choose('Sterren', '4')
  await choose('Dienst', 'Testament')
  await fill('Toelichting van de klant', 'Snel geholpen.')
  await press(/^Geplaatst/)
  await press('Opslaan')
  await sees('Een beoordeling zonder bron kunt u niet plaatsen.')
  await press(/^Een e-mail aan ons/)
  await fill('Dag van de e-mail', '2026-01-13')
  await eventually(() => expect(document.querySelector('.review-preview')?.textContent).toContain('e-mail, op 13 januari 2026'))
  await press('Opslaan')
  await eventually(() => expect(location.search).toMatch(/beoordeling=[\da-f-]{36}/))
  await press(/^Geweigerd/)
  await press('Opslaan')
  await sees('Zonder reden kunt u niet weigeren.')
  const reasons = (await field('Reden van de weigering')) as Element as HTMLSelectElement
  expect(reasons.options).toHaveLength(5)
  expect(screen.refused).toEqual([])
})

test('a notary is a draft until the owner makes it visible, with the agreement as visitors will read it', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=notarissen&notaris=nieuw')
  const listed = async () =>
    (await screen.site.db.selectFrom('elk_notaries').select('name').where('is_active', '=', true).where('is_sample', '=', false).execute()).length
  await fill('Naam van het kantoor', 'Kantoor De Linde')
  await fill('Plaats', 'Zeist')
  await fill('Bron van de gegevens', 'opgave van het kantoor')
  await fill('Daar gelezen op', '2026-11-01')
  await press('Prijs toevoegen')
  await choose('Akte', 'testament')
  await fill('Bedrag in euro, incl. btw', '508,50')
  await fill('Wat de klant ervoor krijgt', 'Gesprek en akte.')
  await press('Opslaan')
  await sees('De notaris is opgeslagen.')
  await eventually(() => expect(location.search).toMatch(/notaris=[\da-f-]{36}/))
  expect(await listed()).toBe(0)
  await press(/^Zichtbaar/)
  await press(/^Vergoeding per aanvraag/)
  await fill('Pagina in het register van notarissen', 'https://register.example/de-linde')
  await fill('Daar gezien op', '2026-11-02')
  await eventually(() => expect(document.querySelector('.notary-preview .notary-card')?.textContent).toContain('Dit kantoor betaalt ons per aanvraag.'))
  await press('Opslaan')
  await sees('De notaris staat in de lijst.')
  expect(await listed()).toBe(1)
  expect(screen.refused).toEqual([])
})
