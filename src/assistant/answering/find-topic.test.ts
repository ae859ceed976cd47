import { expect, test } from 'vitest'
import { regionBook } from '../../../tests/factories/regions.ts'
import { findTopic, listAsked, topicOf, type Asked } from './find-topic.ts'

const asked = (...questions: string[]): Asked[] => questions.map((question) => ({ question }))
const source = (url: string) => ({ title: 'Bron', url })

test('the newest question that names a deed decides', () => {
  expect(findTopic(asked('Wat kost een testament?', 'En een hypotheekakte?', 'Hoe lang duurt dat?'), [])).toEqual({ slug: 'hypotheek', deed: 'hypotheekakte' })
})

test('without such a question the article behind the answer decides', () => {
  expect(findTopic(asked('Wie zorgt er voor de kinderen?'), [source('https://www.knb.nl/'), source('/voogdij#wat-is-het')])).toEqual({
    slug: 'voogdij',
    deed: 'voogdij',
  })
})

test('without either it is about notaries at large', () => {
  expect(findTopic(asked('Hallo'), [source('/over-ons')])).toEqual({ slug: 'algemeen' })
})

test('a word within another word names nothing', () => {
  expect(findTopic(asked('Wat is een bvba?'), [])).toEqual({ slug: 'algemeen' })
})

test('only what the visitor said counts as a question, with what answered it', () => {
  const history = [
    { role: 'user' as const, content: 'Hallo' },
    { role: 'assistant' as const, content: 'Een testament maakt u bij de notaris.', reference: 'groet' },
  ]
  expect(listAsked(history, { question: 'Dank u' })).toEqual([{ question: 'Hallo', reference: 'groet' }, { question: 'Dank u' }])
})

test('who takes over a home is offered a deed of division, whatever was said of its mortgage, and what is asked on keeps it', () => {
  const sum = { question: 'Er is geen hypotheek', reference: 'berekening:overwaarde' }
  expect(findTopic([sum], [])).toEqual({ slug: 'algemeen', deed: 'akte-van-verdeling' })
  expect(findTopic([sum, ...asked('Hoe lang duurt dat?')], [])).toMatchObject({ deed: 'akte-van-verdeling' })
  expect(findTopic([sum, ...asked('En wat kost een hypotheekakte?')], [])).toMatchObject({ deed: 'hypotheekakte' })
})

test('a place that was named goes along, a postcode does not', () => {
  const places = regionBook()
  expect(findTopic(asked('Een notaris in Zeist'), [], places)).toEqual({ slug: 'algemeen', region: 'zeist' })
  expect(findTopic(asked('Een notaris in Zeist', 'Mijn postcode is 3511'), [], places)).toEqual({ slug: 'algemeen', region: 'zeist' })
  expect(topicOf({ deed: 'testament', place: '3511' })).not.toHaveProperty('region')
})

test('the deed and the place are read from English too', () => {
  const places = regionBook()
  expect(findTopic(asked('How much does a will cost?'), [])).toEqual({ slug: 'testament', deed: 'testament' })
  expect(findTopic(asked('We want a prenup', 'is there somebody near Zeist?'), [], places)).toMatchObject({ deed: 'huwelijkse-voorwaarden', region: 'zeist' })
})
