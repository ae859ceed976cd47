/** What a combination is about: the region and the deed it names, and how both are called on the page. */
import type { Region, RegionBook } from '../regions/region.ts'
import { wordsOf, type Combination } from '../deeds/combination.ts'
import { findService } from '../deeds/match-service.ts'
import type { Subject } from './results-view.ts'
import { resultsTexts, wholeOf } from './results.nl.ts'

/** 'provincie Utrecht' where the plain name means the town. */
export const labelOf = ({ kind, name, slug }: Region): string => (kind === 'provincie' && slug.startsWith('provincie-') ? `provincie ${name}` : name)

/** 'de provincie Utrecht' within a sentence. */
export const placeInSentence = (region: Region): string => (labelOf(region) === region.name ? region.name : `de ${labelOf(region)}`)

export const labelOfWhole = (region: Region): string => wholeOf(region.name, labelOf(region) === region.name)

/** 'groot-amsterdam' -> 'Groot Amsterdam'. */
const asName = (slug: string): string => wordsOf(slug).replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase())

export function subjectOf(combination: Combination, regions: RegionBook): Subject {
  const region = regions.find(combination.region)
  const typed = wordsOf(combination.service)
  const deed = findService(typed)
  return {
    combination,
    region,
    deed,
    regionName: region ? labelOf(region) : asName(combination.region),
    serviceName: deed ? capitalised(typed) : typed,
    phrase: deed?.phrase ?? (typed === '' ? resultsTexts.anyDeed : typed),
  }
}

/** 'bv oprichten' -> 'BV oprichten': an address has no capitals, a name of a company form has. */
const capitalised = (words: string): string => words.replace(/\bbv\b/g, 'BV')
