/** The finder on an English page. */
import type { FinderTexts } from './results.nl.ts'

export const finderTextsEn: FinderTexts = {
  place: 'Your town or postcode',
  placeHint: 'For example Utrecht or 3511',
  deed: 'What for',
  anyDeed: 'Choose a deed',
  button: 'Find a notary',
  noPlace: 'Fill in a town or a postcode.',
}
