/** What stands beside a quote of its office. */
import { formatDecimal } from '../platform/number-format.ts'

const listed = new Intl.ListFormat('nl')

export const factTexts = {
  distance: 'Afstand',
  rating: 'Beoordeling',
  unknownDistance: 'niet bekend',
  unrated: 'geen cijfer',
  in: (place: string) => `in ${place}`,
  rated: (rating: number, count: number, sources: readonly string[]) =>
    `${formatDecimal(rating)} van 10, uit ${count} beoordelingen${sources.length === 0 ? '' : `, verzameld via ${listed.format(sources)}`}`,
} as const
