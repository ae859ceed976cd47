/** Words of the files that links are exported to and imported from. */

/** The import reads the first five, in any order, and leaves the rest. */
export const importColumns = ['slug', 'titel', 'bestemming', 'omschrijving', 'actief'] as const

export const csvColumns = [
  ...importColumns,
  'kliks van mensen',
  'bezoekers per dag',
  'herhalingen',
  'robots',
  'vooraf geladen',
  'alleen opgevraagd (HEAD)',
  'boven de daggrens',
  'als plaatje geladen',
  'in een kader geladen',
  'door een pagina opgehaald',
  'voorbeeld',
  'gecontroleerd op',
  'antwoord',
  'vergoeding per klik in euro',
] as const

export const csvYes = 'ja'
export const csvNo = 'nee'

/** Lower case; an empty cell means yes. */
export const yesWords: ReadonlySet<string> = new Set(['', csvYes, 'j', 'true', 'waar', '1', 'yes'])
export const noWords: ReadonlySet<string> = new Set([csvNo, 'n', 'false', 'onwaar', '0', 'no'])
