/** Notaries: the samples of a new installation, and what a site shows. */
import { expect, test } from 'vitest'
import { findDeed } from '../../src/deeds/deed.ts'
import { findNotary, listNotaries } from '../../src/notaries/list-notaries.ts'
import { formatBestPrice } from '../../src/notaries/notaries.nl.ts'
import { onBothDatabases } from './both-databases.ts'
import { addNotary, plant } from '../factories/stored-notaries.ts'

const DAY_MS = 86_400_000

onBothDatabases('the sample notaries', (open) => {
  test('are seven, are all marked, and every name, number and address says that it is invented', async () => {
    await using site = await open()
    await plant(site)
    const notaries = await listNotaries(site.context, { demo: true })
    expect(notaries).toHaveLength(7)
    expect(new Set(notaries.map(({ name }) => name)).size).toBe(7)
    for (const { name, isSample, phone, email, rating, reviewCount } of notaries) {
      expect([name, isSample]).toEqual([expect.stringMatching(/^Voorbeeld /), true])
      expect(phone).toMatch(/^0\d\d - 000 00 00$/)
      expect(email).toMatch(/@voorbeeld\.invalid$/)
      expect(rating).toBeGreaterThanOrEqual(1)
      expect(rating).toBeLessThanOrEqual(10)
      expect(reviewCount).toBeGreaterThanOrEqual(3)
    }
  })

  test('ask from 508 to 752 euros, each for a deed we know, with what it covers and its date', async () => {
    await using site = await open()
    await plant(site)
    const prices = (await listNotaries(site.context, { demo: true })).flatMap((notary) => notary.prices)
    const amounts = prices.map(({ amountCents }) => amountCents)
    expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([50_800, 75_200])
    for (const { deed, includes, asOf } of prices) {
      expect(findDeed(deed), deed).toBeDefined()
      expect(includes, deed).toMatch(/\.$/)
      expect(asOf).toBe('2026-11-20')
    }
  })

  test('have as their best price the lowest of their prices', async () => {
    await using site = await open()
    await plant(site)
    const stored = new Map((await site.database.db.selectFrom('elk_notaries').select(['id', 'best_price']).execute()).map((row) => [row.id, row.best_price]))
    for (const { id, prices } of await listNotaries(site.context, { demo: true })) expect(stored.get(id)).toBe(formatBestPrice(prices[0]?.amountCents ?? 0))
    expect([...stored.values()]).toContain('508,-')
  })

  test('are planted once and never shown in live', async () => {
    await using site = await open()
    expect(await plant(site)).toEqual(['notaries'])
    expect(await plant(site)).toEqual([])
    expect(await listNotaries(site.context, { demo: false })).toEqual([])
  })
})

onBothDatabases('the list of notaries', (open) => {
  test('tells no price of an office without where it was read and on which day, and no register without its day', async () => {
    await using site = await open()
    const id = await addNotary(site)
    const told = async (values: { source?: string | null; source_day?: string | null; register_url?: string; register_day?: string | null }) => {
      await site.database.db.updateTable('elk_notaries').set(values).where('id', '=', id).execute()
      const [office] = await listNotaries(site.context, { demo: false })
      return [office?.prices.length, office?.source, office?.register]
    }
    const source = { text: 'Opgave', day: '2026-11-01' }
    expect(await told({ source: 'Opgave', source_day: null })).toEqual([0, undefined, undefined])
    expect(await told({ source: ' ', source_day: '2026-11-01' })).toEqual([0, undefined, undefined])
    expect(await told({ source: 'Opgave', source_day: 'ooit' })).toEqual([0, undefined, undefined])
    expect(await told({ source: 'Opgave', source_day: '2026-11-01', register_url: 'https://register.example/1' })).toEqual([2, source, undefined])
    expect(await told({ register_day: '2026-11-02' })).toEqual([2, source, { url: 'https://register.example/1', day: '2026-11-02' }])
  })

  test('holds real ones in demo and in live, by name, cheapest price first', async () => {
    await using site = await open()
    await plant(site)
    await addNotary(site)
    expect((await listNotaries(site.context, { demo: true })).map(({ name }) => name)[0]).toBe('Kantoor aan de Gracht')
    expect(await listNotaries(site.context, { demo: false })).toMatchObject([
      {
        name: 'Kantoor aan de Gracht',
        location: 'Leeuwarden',
        languages: ['Nederlands', 'Fries'],
        specializations: ['Testament'],
        features: [],
        isSample: false,
      },
    ])
    const [only] = await listNotaries(site.context, { demo: false })
    expect(only?.prices.map(({ deed, amountCents }) => [deed, amountCents])).toEqual([
      ['testament', 60_000],
      ['huis-kopen', 90_000],
    ])
  })

  test('tells no rating in live: no reviews are kept that it could be the mean of', async () => {
    await using site = await open()
    await addNotary(site)
    expect(await listNotaries(site.context, { demo: false })).toMatchObject([{ rating: undefined, reviewCount: 0 }])
  })

  test('leaves out who is not active, and prices of more than a year ago', async () => {
    await using site = await open()
    await addNotary(site, { is_active: false })
    expect(await listNotaries(site.context, { demo: true })).toEqual([])
    await addNotary(site, { as_of: '2025-11-19' })
    expect((await listNotaries(site.context, { demo: true }))[0]?.prices.map(({ deed }) => deed)).toEqual(['huis-kopen'])
    site.context.clock.advance(400 * DAY_MS)
    expect((await listNotaries(site.context, { demo: true }))[0]?.prices).toEqual([])
  })

  test('a sample is not found by its id in live', async () => {
    await using site = await open()
    await plant(site)
    const [sample] = await listNotaries(site.context, { demo: true })
    const id = sample?.id ?? ''
    expect(await findNotary(site.context, { id, demo: true })).toMatchObject({ id })
    expect(await findNotary(site.context, { id, demo: false })).toBeUndefined()
  })
})
