import { expect, test } from 'vitest'
import { figure, figureValue } from '../../tests/factories/figures.ts'
import { findFigureFaults, parseAmount, shapeOf, toFigureValue, type FigureDraft } from './figure-draft.ts'

const draft = (changes: Partial<FigureDraft> = {}): FigureDraft => ({
  figure: 'grens',
  low: '585.000',
  high: '',
  from: '2027-01-01',
  until: '2027-12-31',
  source: 'Belastingdienst',
  url: 'https://www.belastingdienst.nl/',
  checked: '2026-11-20',
  note: '',
  ...changes,
})

test.each([
  ['585.000', 585_000],
  ['10,4', 10.4],
  ['10.4', 10.4],
  ['1.234.567,89', 1_234_567.89],
  [' 8 ', 8],
  ['10,400', undefined],
  ['-1', undefined],
  ['€ 5', 5],
  ['', undefined],
])('%j is the amount %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount))

test.each<[Partial<FigureDraft>, string[]]>([
  [{}, []],
  [{ until: '' }, []],
  [{ low: 'veel' }, ['low']],
  [{ from: '2027-02-30' }, ['from']],
  [{ until: '2026-12-31' }, ['until']],
  [{ url: 'http://www.belastingdienst.nl/' }, ['url']],
  [{ source: ' ' }, ['source']],
  [{ checked: '2026-11-21' }, ['checked']],
])('%j has the faults %j', (changes, faults) => expect(findFigureFaults(draft(changes), 'value', '2026-11-20')).toEqual(faults))

test('a range needs both ends, the higher one last', () => {
  expect(findFigureFaults(draft({ low: '650', high: '250' }), 'range', '2026-11-20')).toEqual(['high'])
  expect(findFigureFaults(draft({ low: '250', high: '650' }), 'range', '2026-11-20')).toEqual([])
})

test('a value keeps the shape and the law of the figure, and is confirmed by whoever entered it', () => {
  const law = { source: 'Successiewet 1956', url: 'https://wetten.overheid.nl/BWBR0002226' }
  const before = figure({ values: [figureValue({ value: undefined, min: 1, max: 2, law, unconfirmedBy: 'kadaster' })] })
  expect(shapeOf(before)).toBe('range')
  const value = toFigureValue(draft({ low: '3', high: '4', until: '' }), before)
  expect(value).toMatchObject({ min: 3, max: 4, law, from: '2027-01-01' })
  expect(value).not.toHaveProperty('unconfirmedBy')
  expect(value).not.toHaveProperty('until')
})
