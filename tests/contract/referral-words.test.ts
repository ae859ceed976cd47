/** The card of offices in the words of the answer, and for which deed. */
import { expect, test } from 'vitest'
import { findReferral } from '../../src/results/find-referral.ts'
import { loadRegions } from '../../src/regions/load-regions.ts'
import { addNotary } from '../factories/add-notary.ts'
import { regionBook } from '../factories/regions.ts'
import { onBothDatabases } from './both-databases.ts'
onBothDatabases('offices in an answer', (open) => {
  test('a card in English has no Dutch word beside the names of offices and places', async () => {
    await using site = await open()
    const languages = ['Nederlands', 'Engels']
    await addNotary(site.database.db, { location: 'Nieuw-Vennep', languages })
    await addNotary(site.database.db, { location: 'Zeist', languages, cents: 30_000 })
    for (const place of ['hoofddorp', 'zeist', 'provincie-utrecht', 'noord-holland', '3511', undefined])
      for (const order of ['passend', 'prijs', 'beoordeling'] as const)
        for (const deed of ['testament', undefined]) {
          const wish = { deed, place, order, language: 'Engels', lang: 'en' as const, leads: true }
          const { text, referral } = await findReferral({ ...site.context, regions: regionBook(), demo: false }, wish)
          const said = [text, referral.deed, referral.place, referral.order, ...referral.offices.flatMap(({ why, priceTerms }) => [why, priceTerms])].join(' ')
          expect(said).not.toMatch(
            /\b(?:de|het|een|van|wie|ligt|btw|kosten|prijs|uw|voor|staat|postcode|provincie|wij|ons|kantoor|voorbeeld|ongeveer|testament)\b/i,
          )
        }
    const near = await findReferral(
      { ...site.context, regions: regionBook(), demo: false },
      { deed: 'testament', place: 'hoofddorp', order: 'passend', language: 'Engels', lang: 'en', leads: true },
    )
    expect(near.referral).toMatchObject({ lang: 'en', deed: 'a will' })
    expect(near.referral.offices[0]).toMatchObject({
      why: 'Is about 6 km from Hoofddorp.',
      priceTerms: 'Including VAT and all costs.',
    })
  })

  test('a deed of before gives way where no office for it is within reach and others are', async () => {
    await using site = await open()
    await addNotary(site.database.db, { location: 'Zeist', languages: ['Nederlands', 'Engels'], deed: 'huis-kopen' })
    await addNotary(site.database.db, { location: 'Amsterdam', languages: ['Nederlands', 'Engels'] })
    const ask = async (isDeedBefore: boolean, place = 'zeist') => {
      const wish = {
        deed: 'testament',
        place,
        order: 'passend' as const,
        language: 'Engels',
        leads: true,
        ...(isDeedBefore && { isDeedBefore: true as const }),
      }
      const { text, referral } = await findReferral({ ...site.context, regions: regionBook(), demo: false }, wish)
      return { text, places: referral.offices.map((office) => office.place) }
    }
    expect(await ask(true)).toEqual({ text: 'Op onze lijst staat 1 notaris in Zeist die Engels spreekt.', places: ['Zeist'] })
    expect((await ask(true, 'amsterdam')).text).toBe('Op onze lijst staat 1 notaris voor een testament in Amsterdam die Engels spreekt.')
    expect((await ask(false)).places).toEqual(['Amsterdam'])
  })

  test('an office far from the place that was asked is left out where one is nearer; where none is, that is said with the distance', async () => {
    await using site = await open()
    const regions = loadRegions('content')
    const ask = async (lang?: 'en') => {
      const wish = { deed: 'testament', place: 'amersfoort', order: 'prijs' as const, leads: true, ...(lang && { lang }) }
      const { text, referral } = await findReferral({ ...site.context, regions, demo: false }, wish)
      return { text, places: referral.offices.map((office) => office.place) }
    }
    await addNotary(site.database.db, { location: 'Groningen', cents: 20_000 })
    const far = await ask()
    expect(far.places).toEqual(['Groningen'])
    expect(far.text).toMatch(
      /^Binnen 50 km van Amersfoort staat op onze lijst nog geen notaris voor een testament. De dichtstbijzijnde ligt op ongeveer 1\d\d km van Amersfoort;/,
    )
    expect((await ask('en')).text).toMatch(/^Our list has no notary for a will yet within 50 km of Amersfoort. The nearest is about 1\d\d km from Amersfoort./)
    await addNotary(site.database.db, { location: 'Utrecht', cents: 90_000 })
    const near = await ask()
    expect(near.places).toEqual(['Utrecht'])
    expect(near.text).toContain('nog geen notaris in Amersfoort voor een testament. Dit zijn de dichtstbijzijnde op onze lijst')
  })
})
