import { expect, test } from 'vitest'
import { regionBook } from '../../../tests/factories/regions.ts'
import { findTopic, listQuestions, topicOf } from './find-topic.ts'

const source = (url: string) => ({ title: 'Bron', url })

test('the newest question that names a deed decides', () => {
  expect(findTopic(['Wat kost een testament?', 'En een hypotheekakte?', 'Hoe lang duurt dat?'], [])).toEqual({ slug: 'hypotheek', deed: 'hypotheekakte' })
})

test('without such a question the article behind the answer decides', () => {
  expect(findTopic(['Wie zorgt er voor de kinderen?'], [source('https://www.knb.nl/'), source('/voogdij#wat-is-het')])).toEqual({
    slug: 'voogdij',
    deed: 'voogdij',
  })
})

test('without either it is about notaries at large', () => {
  expect(findTopic(['Hallo'], [source('/over-ons')])).toEqual({ slug: 'algemeen' })
})

test('a word within another word names nothing', () => {
  expect(findTopic(['Wat is een bvba?'], [])).toEqual({ slug: 'algemeen' })
})

test('only what the visitor said counts as a question', () => {
  const history = [
    { role: 'user' as const, content: 'Hallo' },
    { role: 'assistant' as const, content: 'Een testament maakt u bij de notaris.' },
  ]
  expect(listQuestions(history, 'Dank u')).toEqual(['Hallo', 'Dank u'])
})

test('a place that was named goes along, a postcode does not', () => {
  const places = regionBook()
  expect(findTopic(['Een notaris in Zeist'], [], places)).toEqual({ slug: 'algemeen', region: 'zeist' })
  expect(findTopic(['Een notaris in Zeist', 'Mijn postcode is 3511'], [], places)).toEqual({ slug: 'algemeen', region: 'zeist' })
  expect(topicOf({ deed: 'testament', place: '3511' })).not.toHaveProperty('region')
})

test('the deed and the place are read from English too', () => {
  const places = regionBook()
  expect(findTopic(['How much does a will cost?'], [])).toEqual({ slug: 'testament', deed: 'testament' })
  expect(findTopic(['We want a prenup', 'is there somebody near Zeist?'], [], places)).toMatchObject({ deed: 'huwelijkse-voorwaarden', region: 'zeist' })
})
