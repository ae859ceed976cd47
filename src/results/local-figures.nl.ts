/** The Dutch sentences of the figures of a place. */
import { formatEuros } from '../platform/number-format.ts'
import { formatDay } from '../figures/figure-tokens.ts'
import { formatBestPrice } from '../notaries/notaries.nl.ts'
import type { LocalFigures } from './local-figures.ts'

const euros = (cents: number): string => `€ ${formatBestPrice(cents)}`

const days = ({ from, to }: LocalFigures): string => (from === to ? `van ${formatDay(from)}` : `van ${formatDay(from)} tot en met ${formatDay(to)}`)

const range = ({ lowestCents, highestCents }: LocalFigures): string =>
  lowestCents === highestCents ? euros(lowestCents) : `${euros(lowestCents)} tot ${euros(highestCents)}`

/** As short as a title needs it: '€ 480 tot € 650', '2025-2026'. */
const shortRange = ({ lowestCents, highestCents }: LocalFigures): string =>
  lowestCents === highestCents ? shortEuros(lowestCents) : `${shortEuros(lowestCents)} tot ${shortEuros(highestCents)}`
const shortEuros = (cents: number): string => `€ ${formatEuros(cents)}`
const years = ({ from, to }: LocalFigures): string => [...new Set([from.slice(0, 4), to.slice(0, 4)])].join('-')
const least = (figures: LocalFigures): string =>
  figures.lowestCents === figures.highestCents ? shortEuros(figures.lowestCents) : `vanaf ${shortEuros(figures.lowestCents)}`

const leastSign = (figures: LocalFigures): string => least(figures).replace(/^vanaf (.*)/, '$1+')

/** As on signs and in addresses: 'Krimpen a/d IJssel'. */
const brief = (area: string): string => area.replace(/ aan den? /, ' a/d ').replace(/^provincie /, 'prov. ')

export const localTexts = {
  /** Longest first, as are the others: the first that fits is used. */
  titles: (label: string, area: string, figures: LocalFigures): string[] => [
    `${label} in ${area}: wat kost het? ${shortRange(figures)} (${years(figures)})`,
    `${label} in ${area}: wat kost het? ${least(figures)} (${years(figures)})`,
    `${label} in ${area}: ${shortRange(figures)} (${years(figures)})`,
    `${label} in ${area}: ${least(figures)} (${years(figures)})`,
    `${label} ${area}: ${least(figures)} (${years(figures)})`,
    `${label} ${brief(area)}: ${least(figures)} (${years(figures)})`,
    `${label} ${brief(area)}: ${leastSign(figures)} (${years(figures)})`,
  ],
  hubTitles: (area: string, label: string, figures: LocalFigures): string[] => [
    `Notaris in ${area}: wat kost het? ${label} ${least(figures)} (${years(figures)})`,
    `Notaris in ${area}: ${label} ${least(figures)} (${years(figures)})`,
    `Notaris in ${area}: wat kost het? Prijzen van ${years(figures)}`,
    `Notaris in ${area}: prijzen van ${years(figures)}`,
  ],
  title: (phrase: string, area: string) => `Wat ${phrase} in ${area} kost`,
  hubTitle: (area: string) => `Wat notarissen in ${area} vragen`,
  samples: 'Dit zijn prijzen van voorbeelden. Zij laten zien hoe het eruitziet.',
  /** Of one deed. */
  sentence: (figures: LocalFigures, phrase: string, area: string) =>
    `${figures.offices} notarissen op onze lijst in ${area} vragen voor ${phrase} ${range(figures)}. De middelste prijs is ${euros(figures.medianCents)}.`,
  ground: (figures: LocalFigures) => `Inclusief btw en alle kosten. Prijzen ${days(figures)}. Alleen prijzen waar alles in zit, tellen mee.`,
  hubGround: 'Prijzen per akte van notarissen op onze lijst, inclusief btw en alle kosten. Een akte staat erbij vanaf drie notarissen met zo’n prijs.',
  median: 'Middelste prijs',
  range: 'Laagste en hoogste',
  offices: 'Notarissen',
  day: 'Prijzen van',
  euros,
  rangeOf: range,
  daysOf: (figures: LocalFigures) => days(figures).replace(/^van /, ''),
  /** Longest first; each is whole, and says of which days the prices are. */
  descriptions(figures: LocalFigures, phrase: string, area: string): string[] {
    const full = `${figures.offices} notarissen in ${area} vragen voor ${phrase} ${range(figures)}, alle kosten erin. Prijzen ${days(figures)}.`
    return [`${full} Vergelijk ze.`, full, `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)} in ${area}: ${range(figures)}. Prijzen ${days(figures)}.`]
  },
} as const
