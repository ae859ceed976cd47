/** How much of the market the list shows and how many of its offices pay, counted from the rows: nobody may think that the list is the market. */
import { formatDay } from '../figures/figure-tokens.ts'
import { findValueOn, type FigureBook } from '../figures/figure.ts'
import { formatNumber } from '../platform/number-format.ts'
import { coverageTexts } from './notaries.nl.ts'
import type { Notary } from './notary.ts'

const OFFICES = 'aantal-notariskantoren'

interface CoverageInput {
  /** All of the list. Samples are no offices. */
  notaries: readonly Pick<Notary, 'relation' | 'isSample'>[]
  figures: FigureBook
  /** YYYY-MM-DD */
  day: string
}

/** Undefined while no office of the owner's own is on the list. */
export function describeCoverage({ notaries, figures, day }: CoverageInput): string | undefined {
  const offices = notaries.filter(({ isSample }) => !isSample)
  if (offices.length === 0) return undefined
  const figure = figures.get(OFFICES)
  const all = figure && findValueOn(figure, day)
  const share = all
    ? coverageTexts.share(offices.length, formatNumber(Number(all.value)), `${all.source}, ${formatDay(all.asOf ?? all.checked)}`)
    : coverageTexts.some(offices.length)
  return `${share} ${coverageTexts.paying(offices.filter(({ relation }) => relation !== 'geen').length, offices.length)}`
}
