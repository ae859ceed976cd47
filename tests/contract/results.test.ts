/** Results pages from what is stored: which exist for search engines, and what they say. */
import { expect, test } from 'vitest'
import { readCombination } from '../../src/deeds/combination.ts'
import { findReferral } from '../../src/results/find-referral.ts'
import { findResults, type ResultsSources } from '../../src/results/find-results.ts'
import { listDeedPlaces } from '../../src/results/list-deed-places.ts'
import { listIndexableResults } from '../../src/results/list-indexable-results.ts'
import { readOverview } from '../../src/results/overview.ts'
import { addNotary } from '../factories/add-notary.ts'
import { figureBook } from '../factories/figures.ts'
import { allOffers, offersOf } from '../factories/offers.ts'
import { regionBook } from '../factories/regions.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const sources = (values: Partial<ResultsSources> = {}): ResultsSources => ({
  regions: regionBook(),
  articles: new Map(),
  figures: figureBook(),
  targets: allOffers,
  engine: { suggest: () => ['Wat kost een testament?'] },
  demo: false,
  sendsMail: true,
  ...values,
})

const find = (site: Opened, text: string, values: Partial<ResultsSources> = {}) => findResults({ ...site.context, ...sources(values) }, readCombination(text))

onBothDatabases('results pages', (open) => {
  test('prices of offices without a source make no figures and no page for search engines', async () => {
    await using site = await open()
    for (const cents of [40_000, 50_000]) await addNotary(site.database.db, { cents })
    await addNotary(site.database.db, { cents: 10_000, sourced: false })
    expect(await find(site, 'zeist_testament')).toMatchObject({ figures: undefined, indexable: false })
    expect(await listIndexableResults(site.context, { regions: regionBook(), demo: false })).toEqual([])
  })

  test('three real offices with a price make the pages of the place, the municipality and the province exist for the deed, and the page of each region', async () => {
    await using site = await open()
    for (const cents of [40_000, 50_000, 70_000]) await addNotary(site.database.db, { location: 'Den Dolder', cents })
    const listed = await listIndexableResults(site.context, { regions: regionBook(), demo: false })
    expect(listed).toEqual([
      { path: '/results/den-dolder_testament', title: 'Notaris in Den Dolder voor testament' },
      { path: '/results/provincie-utrecht', title: 'Notaris in provincie Utrecht' },
      { path: '/results/provincie-utrecht_testament', title: 'Notaris in provincie Utrecht voor testament' },
      { path: '/results/zeist', title: 'Notaris in Zeist' },
      { path: '/results/zeist_testament', title: 'Notaris in Zeist voor testament' },
    ])
    for (const { path } of listed) expect((await find(site, path.slice('/results/'.length))).indexable, path).toBe(true)
    for (const other of ['utrecht_testament', 'zeist_voogdij', 'den-dolder', 'zeist_onzin', 'atlantis_testament', 'hoofddorp_testament'])
      expect((await find(site, other)).indexable, other).toBe(false)
  })

  test('the figures of a place are of its own offices, with how many and the day', async () => {
    await using site = await open()
    for (const cents of [40_000, 50_000, 70_000]) await addNotary(site.database.db, { cents })
    await addNotary(site.database.db, { location: 'Amsterdam', cents: 10_000 })
    const figures = { offices: 3, medianCents: 50_000, lowestCents: 40_000, highestCents: 70_000, from: '2026-11-01', to: '2026-11-01', invented: false }
    expect((await find(site, 'zeist_testament')).figures).toEqual(figures)
    expect((await find(site, 'zeist')).pricesPerDeed).toEqual([{ label: 'Testament', href: '/results/zeist_testament', figures }])
    expect((await find(site, 'amsterdam_testament')).figures).toBeUndefined()
  })

  test('two offices, offices without a whole price and samples make no page exist, in demo or in live', async () => {
    await using site = await open()
    for (const sample of [false, false, true, true]) await addNotary(site.database.db, { sample })
    for (const demo of [true, false]) {
      expect(await listIndexableResults(site.context, { regions: regionBook(), demo })).toEqual([])
      for (const page of ['zeist_testament', 'zeist']) expect((await find(site, page, { demo })).indexable, page).toBe(false)
    }
  })

  test('the heading says Gevonden only when somebody was, in demo and in live, and a place that is not known has another', async () => {
    await using site = await open()
    await addNotary(site.database.db)
    for (const demo of [true, false]) {
      const heading = async (text: string) => (await find(site, text, { demo })).heading
      expect(await heading('zeist_testament')).toBe('Gevonden! Elke Notaris in Zeist voor testament')
      expect(await heading('amsterdam_testament')).toBe('Notaris in Amsterdam voor testament')
      expect(await heading('zeist_huis-kopen')).toBe('Notaris in Zeist voor huis kopen')
      expect(await heading('zeist_iets-anders')).toBe('Notaris in Zeist voor iets anders')
      expect(await heading('zeist')).toBe('Notaris in Zeist')
      expect(await heading('atlantis_testament')).toBe('Welke plaats bedoelt u met ‘Atlantis’?')
    }
  })

  test('a place without an office has the nearest ones with their distance, and of a postcode the places around are asked', async () => {
    await using site = await open()
    await addNotary(site.database.db, { location: 'Amsterdam' })
    await addNotary(site.database.db, { location: 'Zeist' })
    const { shown, chosen, chosenTitle, canonicalPath, heading, lead, meant, meantTitle, indexable } = await find(site, '3511-ab_testament')
    expect(shown.map(({ location, id }) => [location, chosen.distances[id]])).toEqual([
      ['Zeist', 'ongeveer 8 km van postcode 3511'],
      ['Amsterdam', 'ongeveer 35 km van postcode 3511'],
    ])
    expect([chosenTitle, canonicalPath, heading, indexable]).toEqual([
      'Notarissen het dichtst bij postcode 3511',
      '/results/3511_testament',
      'Notaris bij postcode 3511 voor testament',
      false,
    ])
    expect(lead).toEqual(['Dit zijn de dichtstbijzijnde notarissen, gemeten vanaf postcode 3511.'])
    expect(meantTitle).toBe('Postcode 3511 ligt in of bij Utrecht. Kies hier uw plaats:')
    expect(meant[0]).toEqual({ label: 'Utrecht', href: '/results/utrecht_testament' })
  })

  test('the assistant names the nearest offices for a place without one, and compares prices among those alone', async () => {
    await using site = await open()
    // From Hoofddorp 6, 16 and 29 km, and the cheapest at 40.
    await addNotary(site.database.db, { location: 'Zeist', cents: 30_000 })
    await addNotary(site.database.db, { location: 'Amsterdam', cents: 60_000 })
    await addNotary(site.database.db, { location: 'Weesp', cents: 55_000 })
    await addNotary(site.database.db, { location: 'Nieuw-Vennep', cents: 70_000 })
    const ask = (order: 'passend' | 'prijs' | 'beoordeling', place?: string) =>
      findReferral({ ...site.context, regions: regionBook(), demo: false }, { deed: 'testament', place, order, leads: true })
    const places = async (order: 'passend' | 'prijs' | 'beoordeling', place: string) => (await ask(order, place)).referral.offices.map((office) => office.place)
    expect(await places('passend', 'hoofddorp')).toEqual(['Nieuw-Vennep', 'Amsterdam', 'Weesp'])
    expect(await places('prijs', 'hoofddorp')).toEqual(['Weesp', 'Amsterdam', 'Nieuw-Vennep'])
    const { text, referral } = await ask('prijs', 'hoofddorp')
    expect(text).toMatch(/nog geen notaris in Hoofddorp voor een testament. Dit zijn de dichtstbijzijnde op onze lijst;/)
    expect(referral.order).toMatch(/^Wij kijken alleen naar de dichtstbijzijnde notarissen. Bovenaan staat wie het goedkoopst is./)
    expect(referral.offices.at(-1)?.why).toBe('Ligt op ongeveer 6 km van Hoofddorp.')
    expect(referral.offices[0]?.priceTerms).toBe('Incl. btw en alle kosten.')
  })

  test('the assistant says where an office is by what was asked: its place, its province, a postcode or nothing', async () => {
    await using site = await open()
    await addNotary(site.database.db, { location: 'Zeist' })
    const ask = async (place?: string) => {
      const found = await findReferral({ ...site.context, regions: regionBook(), demo: false }, { deed: 'testament', place, order: 'passend', leads: true })
      return { ...found.referral, text: found.text, why: found.referral.offices[0]?.why }
    }
    expect(await ask('zeist')).toMatchObject({ why: 'Ligt in Zeist.', text: 'Op onze lijst staat 1 notaris in Zeist voor een testament.' })
    expect(await ask('provincie-utrecht')).toMatchObject({ why: 'Ligt in de provincie Utrecht.' })
    expect(await ask('noord-holland')).toMatchObject({
      why: 'Ligt elders in Nederland.',
      text: expect.stringContaining('nog geen notaris in Noord-Holland voor een testament. Dit zijn notarissen elders in Nederland;'),
    })
    expect(await ask()).toMatchObject({ why: '' })
    expect(await ask('3511')).toMatchObject({
      why: 'Ligt op ongeveer 8 km van postcode 3511.',
      place: 'postcode 3511',
      text: 'Dit zijn de dichtstbijzijnde notarissen op onze lijst voor een testament, gemeten vanaf postcode 3511.',
      requestHref: '/offerte?akte=testament&plaats=3511',
    })
  })

  test('who asks in English reads in English how many offices speak it, and takes the language along to the request', async () => {
    await using site = await open()
    await addNotary(site.database.db, { location: 'Zeist', languages: ['Nederlands', 'Engels'] })
    await addNotary(site.database.db, { location: 'Zeist' })
    const ask = (place?: string) =>
      findReferral(
        { ...site.context, regions: regionBook(), demo: false },
        { deed: 'testament', place, order: 'passend', language: 'Engels', lang: 'en', leads: true },
      )
    const { text, referral } = await ask('zeist')
    expect(text).toBe('Our list has 1 notary for a will in Zeist who speaks English.')
    expect(referral.offices).toHaveLength(1)
    expect(referral.requestHref).toBe('/offerte?akte=testament&plaats=zeist&taal=Engels')
    expect((await ask('noord-holland')).text).toContain('Our list has no notary for a will in Noord-Holland who speaks English yet.')
    expect((await ask()).text).toContain('Tell me your town')
  })

  test('another spelling says the same as the page of the deed, and points to it', async () => {
    await using site = await open()
    await addNotary(site.database.db, { location: 'Amsterdam' })
    const view = await find(site, 'mokum_testament-opstellen')
    expect([view.path, view.canonicalPath, view.deed?.slug, view.region?.slug]).toEqual([
      '/results/mokum_testament-opstellen',
      '/results/amsterdam_testament',
      'testament',
      'amsterdam',
    ])
  })

  test('what is not known is said, with what it may have been', async () => {
    await using site = await open()
    const view = await find(site, 'amsterdm_testment')
    expect(view.lead.join(' ')).toMatch(/geen plaats, gemeente of provincie met de naam ‘Amsterdm’.*geen akte met de naam ‘testment’/)
    expect(view.meant).toEqual([
      { label: 'Amsterdam', href: '/results/amsterdam_testment' },
      { label: 'Testament', href: '/results/amsterdm_testament' },
    ])
  })

  test('nobody on the list is said as well', async () => {
    await using site = await open()
    expect((await find(site, 'amsterdam_testament')).lead).toEqual([
      'Op onze lijst staat nog geen notaris in Amsterdam voor een testament. U mag elke notaris in Nederland kiezen.',
    ])
  })

  test('the call to action goes to the partner of the deed, to the general one where that is gone, and to our own request where there is no partner', async () => {
    await using site = await open()
    const quote = async (slugs: string[]) => {
      const { quote: offer } = await find(site, 'amsterdam_levenstestament', { targets: offersOf(slugs) })
      return { slug: offer.slug, destination: offer.destination, region: offer.region, service: offer.service, ctaType: offer.ctaType }
    }
    const same = { region: 'Amsterdam', service: 'levenstestament', ctaType: 'results_premium' }
    expect(await quote(['algemeen', 'levenslooptestament'])).toEqual({ slug: 'levenslooptestament', destination: 'out', ...same })
    expect(await quote(['algemeen'])).toEqual({ slug: 'algemeen', destination: 'out', ...same })
    expect(await quote([])).toEqual({ slug: 'levenslooptestament', destination: 'request', ...same })
  })

  test('an article leads to the places where its deed is made, most offices first, and to none where nobody makes it', async () => {
    await using site = await open()
    for (const location of ['Amsterdam', 'Zeist', 'Zeist']) await addNotary(site.database.db, { location })
    await addNotary(site.database.db, { location: 'Utrecht', sample: true })
    const places = (slug: string) => listDeedPlaces(site.context, { regions: regionBook(), demo: false, deed: { slug } })
    expect(await places('testament')).toEqual([
      { label: 'Zeist', href: '/results/zeist_testament' },
      { label: 'Amsterdam', href: '/results/amsterdam_testament' },
    ])
    expect(await places('voogdij')).toEqual([])
  })

  test('the overview leads to every municipality and names the places with a notary', async () => {
    await using site = await open()
    await addNotary(site.database.db, { location: 'Zeist' })
    await addNotary(site.database.db, { location: 'Amsterdam', sample: true })
    const overview = await readOverview(site.context, { regions: regionBook(), demo: false, search: new URLSearchParams('plaats=&akte=testament') })
    expect(overview.known).toEqual([{ label: 'Zeist', href: '/results/zeist' }])
    expect(overview.provinces.flatMap(({ municipalities }) => municipalities.map(({ label }) => label))).toEqual([
      'Amsterdam',
      'Haarlemmermeer',
      'Utrecht',
      'Zeist',
    ])
    expect([overview.deed, overview.missingPlace]).toEqual(['testament', true])
  })
})
