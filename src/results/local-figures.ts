/** What the offices of a place ask for a deed, from the prices on the list: only prices with everything in them, and only of three offices or more. */
import { medianOf } from '../platform/median.ts'
import { comparablePrice, priceFor, type Notary } from '../notaries/notary.ts'

export interface LocalFigures {
  /** How many offices gave such a price. */
  offices: number
  medianCents: number
  lowestCents: number
  highestCents: number
  /** YYYY-MM-DD, of the oldest and of the newest of these prices. */
  from: string
  to: string
  /** Samples are among them: it shows how it looks, and is nobody's price. */
  invented: boolean
}

/** Of fewer one price could be read back from the others. */
const LEAST_OFFICES = 3

/** `deed` is a slug. Undefined where there are too few. */
export function figureLocally(notaries: readonly Pick<Notary, 'prices' | 'isSample'>[], deed: string): LocalFigures | undefined {
  const priced = notaries.flatMap((notary) => {
    const cents = comparablePrice(notary, deed)
    return cents === undefined ? [] : [{ cents, day: priceFor(notary, deed)?.asOf ?? '', isSample: notary.isSample }]
  })
  const cents = priced.map((price) => price.cents).toSorted((a, b) => a - b)
  const days = priced.map(({ day }) => day).toSorted()
  const [lowest, highest, median, from, to] = [cents[0], cents.at(-1), medianOf(cents), days[0], days.at(-1)]
  if (priced.length < LEAST_OFFICES || lowest === undefined || highest === undefined || median === undefined || from === undefined || to === undefined)
    return undefined
  return {
    offices: priced.length,
    medianCents: median,
    lowestCents: lowest,
    highestCents: highest,
    from,
    to,
    invented: priced.some(({ isSample }) => isSample),
  }
}

/** Figures that a page for search engines may stand on: of offices that exist. */
export const hasRealFigures = (figures: LocalFigures | undefined): boolean => figures !== undefined && !figures.invented
