/** A region and a service in an address: read from whatever a person types, written one way. */
import { slugOf } from '../platform/fold-letters.ts'

export interface Combination {
  /** Lower case words joined by hyphens; empty when none was given. */
  region: string
  service: string
}

export const RESULTS_PATH = '/results'

/** Path that the finder asks. */
export const FINDER_PATH = '/zoek-notaris'

/** Longer than any name of a place or a deed; what is longer is cut. */
const MAX_PART = 60

/** What an address still holds in escaped form is a mark that no name has. */
const ESCAPE = /%[0-9a-f]{2}/gi

const partOf = (text: string): string =>
  slugOf(text.slice(0, 10 * MAX_PART).replace(ESCAPE, ' '))
    .slice(0, MAX_PART)
    .replace(/-$/, '')

/** `text` stands behind '/results/': the region up to the first underscore, the service after it. */
export function readCombination(text: string): Combination {
  const [region = '', ...service] = text.split('_')
  return { region: partOf(region), service: partOf(service.join('-')) }
}

/** Of names or slugs: '/results/den-haag_huis-kopen', '/results/den-haag', or the overview when there is no region. */
export function writeCombination(given: { region: string; service?: string | undefined }): string {
  const region = partOf(given.region)
  const service = partOf(given.service ?? '')
  if (region === '') return RESULTS_PATH
  return service === '' ? `${RESULTS_PATH}/${region}` : `${RESULTS_PATH}/${region}_${service}`
}

/** The words of a slug: 'huis-kopen' -> 'huis kopen'. */
export const wordsOf = (slug: string): string => slug.replaceAll('-', ' ')
