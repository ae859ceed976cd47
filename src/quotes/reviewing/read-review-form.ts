/** Reads the form of a review: stars and words on the office, and on this site when somebody has something to say of it. */
import { cleanText, hasLineBreak } from '../../platform/clean-text.ts'
import type { GivenReviews } from './give-review.ts'

export const reviewLimits = { name: 60, comment: 2_000 } as const
const SHORTEST = 10

/** Names of the fields. */
export const reviewFields = ['geholpen', 'sterren', 'tekst', 'sterren-site', 'tekst-site', 'naam'] as const
export type ReviewField = (typeof reviewFields)[number]

export type ReviewFormFault = 'empty' | 'short' | 'long' | 'incomplete'
export type ReviewFormFaults = Readonly<Partial<Record<ReviewField, ReviewFormFault>>>

const starsIn = (text: string): number => (/^[1-5]$/.test(text) ? Number(text) : 0)

const wordsFault = (text: string): ReviewFormFault | undefined =>
  text === '' ? 'empty' : text.length < SHORTEST ? 'short' : text.length > reviewLimits.comment ? 'long' : undefined

/** Of the site nothing need be said; of what is said both belong. */
function siteFaults(stars: number, comment: string): ReviewFormFaults {
  if (stars === 0 && comment === '') return {}
  const words = wordsFault(comment)
  return { ...(stars === 0 && { 'sterren-site': 'incomplete' as const }), ...(words && { 'tekst-site': words === 'empty' ? 'incomplete' : words }) }
}

export function readReviewForm(of: (name: ReviewField) => string): { given: GivenReviews; faults: ReviewFormFaults } {
  const name = cleanText(of('naam'))
  const office = { rating: starsIn(of('sterren')), comment: cleanText(of('tekst')) }
  const site = { rating: starsIn(of('sterren-site')), comment: cleanText(of('tekst-site')) }
  const words = wordsFault(office.comment)
  const faults: ReviewFormFaults = {
    ...(of('geholpen') !== 'ja' && { geholpen: 'empty' as const }),
    ...(office.rating === 0 && { sterren: 'empty' as const }),
    ...(words && { tekst: words }),
    ...siteFaults(site.rating, site.comment),
    ...((name === '' || hasLineBreak(name)) && { naam: 'empty' as const }),
    ...(name.length > reviewLimits.name && { naam: 'long' as const }),
  }
  return { given: { name, office, site: site.comment === '' ? undefined : site }, faults }
}
