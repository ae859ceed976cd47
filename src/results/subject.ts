/** What a combination is about: the region and the deed it names, and how both are called on the page. */
import { regionOf, type Region, type RegionBook, type Spot } from '../regions/region.ts'
import { wordsOf, type Combination } from '../deeds/combination.ts'
import { findService } from '../deeds/match-service.ts'
import type { Subject } from './results-view.ts'
import { resultsTexts, wholeOf } from './results.nl.ts'

/** 'provincie Utrecht' where the plain name means the town. */
export const labelOf = ({ kind, name, slug }: Spot): string => (kind === 'provincie' && slug.startsWith('provincie-') ? `provincie ${name}` : name)

/** 'de provincie Utrecht' within a sentence. */
export const placeInSentence = (spot: Spot): string => (labelOf(spot) === spot.name ? spot.name : `de ${labelOf(spot)}`)

/** ' in Utrecht', ' bij postcode 3511': what lies in a postcode is not known. */
export const atPlace = (spot: Spot): string => ` ${spot.kind === 'postcode' ? 'bij' : 'in'} ${placeInSentence(spot)}`

/** The same where the name may be one that nobody knows; it stands as it does on its own. */
export const atSubject = ({ spot, regionName }: Pick<Subject, 'spot' | 'regionName'>): string => ` ${spot?.kind === 'postcode' ? 'bij' : 'in'} ${regionName}`

/** As it stands in a field. */
export const typedAs = (spot: Spot): string => (spot.kind === 'postcode' ? spot.slug : labelOf(spot))

export const labelOfWhole = (region: Region): string => wholeOf(region.name, labelOf(region) === region.name)

/** 'groot-amsterdam' -> 'Groot Amsterdam'. */
const asName = (slug: string): string => wordsOf(slug).replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase())

export function subjectOf(combination: Combination, regions: RegionBook): Subject {
  const spot = regions.locate(combination.region)
  const typed = wordsOf(combination.service)
  const deed = findService(typed)
  return {
    combination,
    spot,
    region: regionOf(spot),
    deed,
    regionName: spot ? labelOf(spot) : asName(combination.region),
    serviceName: deed ? capitalised(typed) : typed,
    phrase: deed?.phrase ?? (typed === '' ? resultsTexts.anyDeed : typed),
  }
}

/** 'bv oprichten' -> 'BV oprichten': an address has no capitals, a name of a company form has. */
const capitalised = (words: string): string => words.replace(/\bbv\b/g, 'BV')
