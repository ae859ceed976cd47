/** The finder on an English page. */
import type { FinderTexts } from './results.nl.ts'

export const finderTextsEn: FinderTexts = {
  place: 'Your town',
  placeHint: 'A town, municipality or province',
  deed: 'What for',
  anyDeed: 'Choose a deed',
  button: 'Find a notary',
  noPlace: 'Fill in a town, municipality or province.',
}
