/** The seven sample notaries of the demo. Every name, number and price is invented and says so. */
import { newId } from '../platform/ids.ts'
import type { Seed } from '../platform/seed.ts'
import { giveSlug } from './give-slug.ts'
import { insertNotary, insertPrice } from './notaries.queries.ts'
import { formatBestPrice } from './notaries.nl.ts'
import { partColumns } from './price-columns.ts'
import { sampleIncludes, sampleNotaries, samplePartsOf } from './sample-notaries.ts'

export const notarySeed: Seed = {
  name: 'notaries',
  async plant(db, now) {
    for (const { prices, languages, specializations, features, ...sample } of sampleNotaries) {
      const id = newId()
      const amounts = Object.entries(prices)
      await insertNotary(db, {
        ...sample,
        id,
        avatar: null,
        logo: null,
        best_price: formatBestPrice(Math.min(...amounts.map(([, euros]) => euros * 100))),
        languages: JSON.stringify(languages),
        specializations: JSON.stringify(specializations),
        features: JSON.stringify(features),
        is_sample: true,
        created_at: now,
      })
      await giveSlug(db, { id, now, name: sample.name, location: sample.location })
      for (const [deed, euros] of amounts) {
        const includes = sampleIncludes[deed] ?? ''
        await insertPrice(db, {
          id: newId(),
          notary_id: id,
          deed,
          amount_cents: euros * 100,
          includes,
          as_of: now.slice(0, 10),
          all_in: true,
          ...partColumns(samplePartsOf(deed, euros)),
        })
      }
    }
  },
}
