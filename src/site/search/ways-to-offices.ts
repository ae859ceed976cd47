/** What a search finds that leads to offices: places with who is there, the list for a deed, and offices by name. */
import { writeCombination } from '../../deeds/combination.ts'
import type { Deed } from '../../deeds/deed.ts'
import { listingAddress } from '../../notaries/listing-query.ts'
import { sortByDistance } from '../../notaries/distances.ts'
import { filterNotaries, sortNotaries, type Notary } from '../../notaries/notary.ts'
import type { RegionBook } from '../../regions/region.ts'
import { atPlace } from '../../results/subject.ts'
import { describeOffice } from './describe-office.ts'
import type { NamedOffice } from './find-office-names.ts'
import { wordsIn, type NamedPlace } from './find-places.ts'
import type { Found } from './found.ts'
import { foundTexts } from './search.nl.ts'

const MOST_OFFICES = 5
const MOST_IN_PLACE = 3
/** A place that is written as it is called leads the list; one that was guessed stands below what fits well. */
const PLACE = 1.2
const GUESSED = 0.75
const STEP = 0.01
/** Among what a few words find it stands high; of a whole question the answers come first. */
const DEED = 0.62
const DEED_IN_QUESTION = 0.42
const FEW_WORDS = 3
const OFFICE = 1.15
const WHOLE_OFFICE = 1.3

interface Listed {
  deed: Deed | undefined
  /** Undefined while they cannot be read. */
  notaries: readonly Notary[] | undefined
}

export const describePlaces = (places: readonly NamedPlace[], listed: Listed & { regions: RegionBook }): Found[] =>
  places.flatMap((place, at) => describePlace(place, (place.isExact ? PLACE : GUESSED) - at / 10, listed))

/** The place, and the first offices there in the order of the list. */
function describePlace({ spot }: NamedPlace, score: number, { deed, notaries, regions }: Listed & { regions: RegionBook }): Found[] {
  const making = filterNotaries(notaries ?? [], { deed: deed?.slug })
  // Nobody is in a postcode: the nearest are told.
  const isMeasured = spot.kind === 'postcode'
  const here = isMeasured
    ? sortByDistance(making, spot, { regions, deed: deed?.slug }).slice(0, MOST_IN_PLACE)
    : sortNotaries(filterNotaries(making, { place: spot.slug }, regions), 'passend', deed?.slug)
  const place: Found = {
    kind: 'place',
    href: writeCombination({ region: spot.slug, service: deed?.slug }),
    title: foundTexts.place(atPlace(spot), deed?.phrase),
    text:
      notaries === undefined
        ? foundTexts.notCounted
        : isMeasured
          ? foundTexts.measured
          : here.length === 0
            ? foundTexts.noneListed
            : foundTexts.listed(here.length),
    score,
  }
  return [place, ...here.slice(0, MOST_IN_PLACE).map((office, at) => describeOffice(office, deed, score - (at + 1) * STEP))]
}

export const describeDeed = (words: string, deed: Deed): Found => ({
  kind: 'deed',
  href: listingAddress({ deed: deed.slug, order: 'passend' }),
  title: foundTexts.deed(deed.phrase),
  text: foundTexts.deedText,
  score: wordsIn(words).length <= FEW_WORDS ? DEED : DEED_IN_QUESTION,
})

export const describeNamedOffices = (named: readonly NamedOffice<Notary>[], deed: Deed | undefined): Found[] =>
  named.slice(0, MOST_OFFICES).map(({ office, share, isWhole }, at) => describeOffice(office, deed, (isWhole ? WHOLE_OFFICE : OFFICE * share) - at * STEP))
