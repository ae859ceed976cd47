import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse } from '../test-questions.ts'

describe('exemptions of several people add up', () => {
  test.each([
    ['Hoeveel mag ik mijn 3 kinderen dit jaar samen belastingvrij schenken?', ['20.724']],
    ['wij hebben twee kinderen en vijf kleinkinderen. hoeveel kunnen we in 2026 in totaal belastingvrij weggeven', ['27.661']],
    ['Hoeveel mogen wij in totaal aan 2 kinderen en 1 kleinkind schenken zonder belasting in 2025?', ['16.116']],
    ['Hoeveel kunnen mijn 2 kinderen samen belastingvrij van mij erven?', ['52.460']],
    ['hoeveel kunnen mijn man en onze drie kinderen samen belastingvrij van mij erven', ['906.725']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test('a next question changes the number or the year', () => {
    const first = 'ik heb 4 kleinkinderen hoeveel mag ik die in totaal belastingvrij geven per jaar'
    expect(amountsOf(converse(first, 'en in 2025?')[1])).toEqual(['10.760'])
    expect(amountsOf(converse(first, 'en met 6 kleinkinderen?')[1])).toEqual(['16.614'])
  })

  test.each([
    'hoeveel mag ik belastingvrij aan mijn kind schenken',
    'hoeveel mogen mijn 2 kinderen belastingvrij van hun opa krijgen',
    'mijn broer heeft 3 kinderen, hoeveel mag ik ze belastingvrij geven',
    'hoeveel mag ik mijn 2 kinderen in 3 jaar belastingvrij schenken',
    'hoeveel mag ik mijn 2 kinderen eenmalig belastingvrij schenken',
  ])('is left to the knowledge base: %s', (question) => expect(ask(question)).toBeUndefined())
})
