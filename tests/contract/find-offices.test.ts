/** What a model in the chat is told of offices. */
import { expect, test } from 'vitest'
import { findOffices } from '../../src/notaries/find-offices.ts'
import { regionBook } from '../factories/regions.ts'
import { addNotary } from '../factories/stored-notaries.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const pricesFor = async (site: Opened, deed: string | undefined) => {
  const sources = { ...site.context, regions: regionBook(), demo: false }
  return (await findOffices(sources, { place: 'Leeuwarden', deed })).map(({ prices }) => prices.map((price) => [price.deed, price.amountCents]))
}

onBothDatabases('offices for a model', (open) => {
  test('a price is told of the deed that was asked about, and of no other that is cheaper', async () => {
    await using site = await open()
    await addNotary(site)
    expect(await pricesFor(site, 'huis-kopen')).toEqual([[['huis-kopen', 90_000]]])
  })

  test('a price is told with what is in it and what is not', async () => {
    await using site = await open()
    await addNotary(site)
    await site.database.db.updateTable('elk_notary_prices').set({ all_in: false, fee_cents: 60_000 }).where('deed', '=', 'testament').execute()
    const terms = async (deed: string) => (await findOffices({ ...site.context, regions: regionBook(), demo: false }, { place: 'Leeuwarden', deed }))[0]?.prices
    expect(await terms('testament')).toMatchObject([{ terms: 'Zonder btw. Niet opgegeven: btw, registers en andere kosten.' }])
    expect(await terms('huis-kopen')).toMatchObject([{ terms: 'Incl. btw en alle kosten.' }])
  })

  test('without a deed an office is told without a price', async () => {
    await using site = await open()
    await addNotary(site)
    expect(await pricesFor(site, undefined)).toEqual([[]])
  })

  test('for a postcode the nearest come first, wherever they are', async () => {
    await using site = await open()
    for (const location of ['Amsterdam', 'Zeist']) await addNotary(site, { location })
    const found = await findOffices({ ...site.context, regions: regionBook(), demo: false }, { place: '3511', deed: undefined })
    expect(found.map(({ location }) => location)).toEqual(['Zeist', 'Amsterdam'])
  })
})
