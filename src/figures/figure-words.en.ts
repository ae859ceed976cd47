/** The words around a figure in an English text. */
import type { FigureWords } from './figure-words.ts'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

export const figureWordsEn: FigureWords = {
  locale: 'en-GB',
  euro: (digits) => `€${digits}`,
  units: { maanden: ['month', 'months'], dagen: ['day', 'days'], jaar: ['year', 'years'] },
  months,
  from: (amount) => `from ${amount}`,
  range: (min, max) => `${min} to ${max}`,
  checkedOn: (date) => `checked on ${date}`,
  notKnownYet: '(amount not known yet)',
  lastKnown: (year, askedYear) => `(in ${year}; we have no figure for ${askedYear} yet)`,
  unknownDate: 'unknown date',
  undated: 'source without a date',
  prices: 'What does it cost?',
  pricesNote: 'Prices include VAT (btw) unless the source says otherwise. Only a quote gives certainty.',
}
