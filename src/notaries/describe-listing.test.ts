/** What search engines are told of the listing: nothing but the truth. */
import { expect, test } from 'vitest'
import { notary } from '../../tests/factories/notaries.ts'
import { describeListing } from './describe-listing.ts'

const site = { origin: 'https://www.example.nl' }
const describe = (values: Partial<Parameters<typeof describeListing>[0]> = {}) =>
  describeListing({ notaries: [notary({ name: 'Dom', location: 'Utrecht' })], demo: false, search: '', ...values }, site)
const types = (meta: ReturnType<typeof describe>) => meta.structuredData?.map((data) => (data as { '@type': string })['@type'])

test('a live list is found, with its notaries as a list', () => {
  expect(describe()).toMatchObject({ index: true, path: '/notaries' })
  expect(types(describe())).toEqual(['BreadcrumbList', 'ItemList'])
  expect(JSON.stringify(describe().structuredData)).toContain('"name":"Dom"')
})

test('samples are not: a demo is left out and tells no list', () => {
  expect(describe({ demo: true })).toMatchObject({ index: false })
  expect(types(describe({ demo: true }))).toEqual(['BreadcrumbList'])
})

test('a choice from the list is left out, and belongs to the list', () => {
  expect(describe({ search: '?akte=testament' })).toMatchObject({ index: false, path: '/notaries' })
  expect(types(describe({ search: '?akte=testament' }))).toEqual(['BreadcrumbList'])
})

test('an empty list tells no list', () => {
  expect(types(describe({ notaries: [] }))).toEqual(['BreadcrumbList'])
})

test('no rating of our own making is told', () => {
  expect(JSON.stringify(describe({ notaries: [notary({ rating: 9.4, reviewCount: 12 })] }))).not.toMatch(/rating/i)
})
