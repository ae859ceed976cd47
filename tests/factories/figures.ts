/** Figures for tests: one value unless told otherwise. */
import type { Figure, FigureBook, FigureValue } from '../../src/figures/figure.ts'

export const figureValue = (values: Partial<FigureValue> = {}): FigureValue => ({
  ...(values.min === undefined && { value: 555_000 }),
  source: 'Belastingdienst',
  url: 'https://www.belastingdienst.nl/',
  checked: '2026-11-01',
  confidence: 'hoog',
  ...values,
})

export const figure = (values: Partial<Figure> = {}): Figure => ({ id: 'grens', label: 'De grens', unit: 'euro', values: [figureValue()], ...values })

export const figureBook = (...figures: Figure[]): FigureBook => new Map(figures.map((one) => [one.id, one]))
