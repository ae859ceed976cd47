/** Results pages from what is stored: which exist for search engines, and what they say. */
import { expect, test } from 'vitest'
import type { AnyDatabase } from '../../src/database/database.ts'
import { insertNotary, insertPrice } from '../../src/notaries/notaries.queries.ts'
import { newId } from '../../src/platform/ids.ts'
import { readCombination } from '../../src/deeds/combination.ts'
import { findResults, type ResultsSources } from '../../src/results/find-results.ts'
import { listIndexableResults } from '../../src/results/list-indexable-results.ts'
import { readOverview } from '../../src/results/overview.ts'
import { figureBook } from '../factories/figures.ts'
import { allOffers, offersOf } from '../factories/offers.ts'
import { regionBook } from '../factories/regions.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

async function addNotary(db: AnyDatabase, values: { location?: string; sample?: boolean; deed?: string } = {}): Promise<void> {
  const { location = 'Zeist', sample = false, deed = 'testament' } = values
  const id = newId()
  await insertNotary(db, {
    id,
    name: `Kantoor ${location}`,
    avatar: null,
    logo: null,
    rating: null,
    review_count: 0,
    location,
    best_price: '508,-',
    languages: '[]',
    specializations: '[]',
    features: '[]',
    phone: null,
    email: null,
    is_sample: sample,
    created_at: '2026-11-20T10:00:00.000Z',
  })
  await insertPrice(db, { id: newId(), notary_id: id, deed, amount_cents: 50_800, includes: 'Gesprek en akte.', as_of: '2026-11-01', all_in: true })
}

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
  test('a real notary makes the pages of the place, the municipality and the province exist for the deed, and no other', async () => {
    await using site = await open()
    await addNotary(site.database.db, { location: 'Den Dolder' })
    const listed = await listIndexableResults(site.context, { regions: regionBook(), demo: false })
    expect(listed).toEqual([
      { path: '/results/den-dolder_testament', title: 'Notaris in Den Dolder voor testament' },
      { path: '/results/provincie-utrecht_testament', title: 'Notaris in provincie Utrecht voor testament' },
      { path: '/results/zeist_testament', title: 'Notaris in Zeist voor testament' },
    ])
    for (const { path } of listed) expect((await find(site, path.slice('/results/'.length))).indexable, path).toBe(true)
    for (const other of ['utrecht_testament', 'zeist_voogdij', 'zeist', 'zeist_onzin', 'atlantis_testament', 'hoofddorp_testament'])
      expect((await find(site, other)).indexable, other).toBe(false)
  })

  test('samples make no page exist, in demo or in live', async () => {
    await using site = await open()
    await addNotary(site.database.db, { sample: true })
    for (const demo of [true, false]) {
      expect(await listIndexableResults(site.context, { regions: regionBook(), demo })).toEqual([])
      expect((await find(site, 'zeist_testament', { demo })).indexable).toBe(false)
    }
  })

  test('in demo the heading is the specified one; in live it says Gevonden only when somebody was', async () => {
    await using site = await open()
    await addNotary(site.database.db)
    const heading = async (text: string, demo: boolean) => (await find(site, text, { demo })).heading
    expect(await heading('amsterdam_huis-kopen', true)).toBe('Gevonden! Elke Notaris in Amsterdam voor huis kopen')
    expect(await heading('atlantis_iets-anders', true)).toBe('Gevonden! Elke Notaris in Atlantis voor iets anders')
    expect(await heading('zeist_testament', false)).toBe('Gevonden! Elke Notaris in Zeist voor testament')
    expect(await heading('amsterdam_testament', false)).toBe('Notaris in Amsterdam voor testament')
    expect(await heading('zeist', false)).toBe('Notaris in Zeist')
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
