import { expect, test } from 'vitest'
import { figure, figureBook, figureValue } from '../../tests/factories/figures.ts'
import { searchTitleOf } from './search-title.ts'

const DAY = '2026-11-25'
const book = figureBook(
  figure({ id: 'dated', values: [figureValue({ min: 250, max: 650, asOf: '2023-09' })] }),
  figure({ id: 'undated', values: [figureValue({ min: 600, max: 1000 })] }),
)
const titled = (titlePrice: string | undefined, title = 'Testament') => searchTitleOf({ title, titlePrice, lang: 'nl' }, book, DAY)

test('the title asks the question and names the price with its year', () => {
  expect(titled('dated').replaceAll('\u00a0', ' ')).toBe('Testament: wat kost het? € 250 tot € 650 (2023)')
})

test('without a figure, without its year, or without room the title stands alone', () => {
  expect([titled(undefined), titled('gone'), titled('undated')]).toEqual(['Testament', 'Testament', 'Testament'])
  const long = 'Een testament met een lange naam'
  expect(titled('dated', long)).toBe(long)
})
