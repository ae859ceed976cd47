/** The offices that a model in the chat may name for a place and a deed: in the order of the list, with prices of that deed alone. */
import type { Context } from '../platform/context.ts'
import type { RegionBook } from '../regions/region.ts'
import { sortByDistance } from './distances.ts'
import { listNotaries } from './list-notaries.ts'
import { describeTerms } from './notaries.nl.ts'
import { filterNotaries, sortNotaries, type Notary, type NotaryPrice } from './notary.ts'

/** With the words that belong to each price. */
type FoundOffice = Omit<Notary, 'prices'> & { prices: readonly (NotaryPrice & { terms: string })[] }

interface WantedOffices {
  /** As typed. */
  place: string
  /** Slug of a deed; undefined: without one no price is told, since it would be of whatever deed is cheapest. */
  deed: string | undefined
}

type Sources = Pick<Context, 'db' | 'clock'> & { regions: RegionBook; demo: boolean }

export async function findOffices({ regions, demo, ...context }: Sources, wanted: WantedOffices): Promise<FoundOffice[]> {
  const all = await listNotaries(context, { demo })
  const spot = regions.locate(wanted.place)
  // Nobody is in a postcode: the nearest come first.
  const found =
    spot?.kind === 'postcode'
      ? sortByDistance(filterNotaries(all, { deed: wanted.deed }), spot, { regions, deed: wanted.deed })
      : sortNotaries(filterNotaries(all, wanted, regions), 'passend', wanted.deed)
  return found.map((notary) => ({
    ...notary,
    prices: notary.prices.filter(({ deed }) => deed === wanted.deed).map((price) => ({ ...price, terms: describeTerms(price) })),
  }))
}
