import { expect, test } from 'vitest'
import { articleFile } from '../../tests/factories/articles.ts'
import { frontMatterSchema } from './article.ts'
import { findWayOnFaults } from './way-on-faults.ts'

const BODY = 'Lead.\n\n## Wat kost het?\n\nText.\n\n### Meer\n\nText.'
const isPlace = (name: string) => name === 'Amsterdam'
const check = (wayOn: Partial<Parameters<typeof findWayOnFaults>[0]['wayOn']>, priceFigures = ['prijs-testament']) =>
  findWayOnFaults({ wayOn: { deed: 'testament', first: false, ...wayOn }, priceFigures }, BODY, isPlace)

test('an article with prices names the section they stand in, and a place that exists', () => {
  expect(check({ costs: 'Wat kost het?', place: 'Amsterdam' })).toEqual([])
  expect(check({}, [])).toEqual([])
  expect(check({})).toEqual(['prices without a section about costs (wayOn.costs)'])
  expect(check({ costs: 'Meer' })).toEqual(["no section 'Meer' (wayOn.costs)"])
  expect(check({ costs: 'Wat kost het?', place: 'Nergenshuizen' })).toEqual(['Nergenshuizen is no place (wayOn.place)'])
})

test('front matter without a way on, or with a deed that does not exist, is refused', () => {
  expect(frontMatterSchema.safeParse(articleFile()).success).toBe(true)
  expect(frontMatterSchema.safeParse(articleFile({ wayOn: { deed: 'any' } })).success).toBe(true)
  for (const wayOn of [undefined, {}, { deed: 'testamnt' }, { deed: '' }]) expect(frontMatterSchema.safeParse(articleFile({ wayOn })).success).toBe(false)
})

test('a price in the title is one of those on the page, and no article is published after its last change', () => {
  expect(frontMatterSchema.safeParse(articleFile({ titlePrice: 'prijs-testament', priceFigures: ['prijs-testament'] })).success).toBe(true)
  expect(frontMatterSchema.safeParse(articleFile({ titlePrice: 'prijs-testament' })).success).toBe(false)
  expect(frontMatterSchema.safeParse(articleFile({ published: '2026-11-23', updated: '2026-11-22' })).success).toBe(false)
})
