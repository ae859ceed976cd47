/** The words around a figure in a Dutch text. */
import type { FigureWords } from './figure-words.ts'
import type { Authority } from './figure.ts'

const months = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december']

const authorities: Record<Authority, string> = { kadaster: 'het Kadaster', rechtspraak: 'de rechtspraak' }

export const figureWordsNl: FigureWords = {
  locale: 'nl-NL',
  euro: (digits) => `€\u00a0${digits}`,
  units: { maanden: ['maand', 'maanden'], dagen: ['dag', 'dagen'], jaar: ['jaar', 'jaar'] },
  months,
  from: (amount) => `vanaf ${amount}`,
  range: (min, max) => `${min} tot ${max}`,
  checkedOn: (date) => `nagekeken op ${date}`,
  notConfirmed: (authority) => `niet bevestigd bij ${authorities[authority]}`,
  notKnownYet: '(bedrag nog niet bekend)',
  lastKnown: (year, askedYear) => `(in ${year}; over ${askedYear} hebben wij nog geen cijfer)`,
  unknownDate: 'onbekende datum',
  old: 'ouder dan twee jaar',
  prices: 'Wat kost het?',
  pricesInSection: 'Prijzen met bron en datum',
  pricesNote: 'Prijzen zijn inclusief btw, tenzij de bron iets anders zegt. Alleen een offerte geeft zekerheid.',
}
