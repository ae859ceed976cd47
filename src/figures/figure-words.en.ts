/** The words around a figure in an English text. */
import type { FigureWords } from './figure-words.ts'
import type { Authority } from './figure.ts'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

const authorities: Record<Authority, string> = { kadaster: 'the Kadaster', rechtspraak: 'the courts' }

export const figureWordsEn: FigureWords = {
  locale: 'en-GB',
  euro: (digits) => `€${digits}`,
  units: { maanden: ['month', 'months'], dagen: ['day', 'days'], jaar: ['year', 'years'] },
  months,
  from: (amount) => `from ${amount}`,
  range: (min, max) => `${min} to ${max}`,
  checkedOn: (date) => `checked on ${date}`,
  notConfirmed: (authority) => `not confirmed with ${authorities[authority]}`,
  notKnownYet: '(amount not known yet)',
  lastKnown: (year, askedYear) => `(in ${year}; we have no figure for ${askedYear} yet)`,
  unknownDate: 'unknown date',
  old: 'more than two years old',
  prices: 'What does it cost?',
  pricesInSection: 'Prices with source and date',
  pricesNote: 'Prices include VAT (btw) unless the source says otherwise. Only a quote gives certainty.',
}
