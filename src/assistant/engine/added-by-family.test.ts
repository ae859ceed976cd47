import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

const PURCHASE = /^berekening:(?:aankoopkosten|overdrachtsbelasting)$/
const over = 'oke en moet ik daar belasting over betalen of zij'

test('tax over what parents add to a home is that of a gift, and who gets it pays', () => {
  const story = [
    'heyy ik ben 22 en ga een appartement kopen, ouders willen 25k bijleggen. moet dat via notaris ofzo?',
    'ze willen dat het niet naar mn vriendin gaat als we uit elkaar gaan lol, kan dat',
    over,
  ]
  const { reference, text } = converse(...story)
  expect(reference).toBe('berekening:schenkbelasting')
  expect(boldOf(...story)).toBe('1.809,20')
  expect(text).toContain('Wie de schenking krijgt, betaalt.')
  expect(text).toContain('eenmalig verhoogde vrijstelling')
})

test.each([
  'Ik ga een huis kopen en mijn ouders leggen 25.000 bij.',
  'Ik koop een appartement, mijn vader wil 25.000 bijdragen.',
  'Wij kopen een huis, opa geeft ons 25.000 mee.',
  'Ik wil een huis kopen, mijn moeder kan 25.000 inleggen.',
  'Ik koop een huis en mijn ouders schenken mij 25.000.',
  'Ik koop een huis en mijn ouders lenen mij 25.000.',
  'Ik koop een huis en krijg 25.000 van mijn ouders.',
  'Ik koop een huis, ik ben 40 en ga er wonen, mijn ma legt 25.000 bij.',
  'Ik koop een huis, mijn zussen leggen samen 25.000 bij.',
])('what family adds is never the price of a home: %s', (story) => {
  expect(converse(story, over).reference).not.toMatch(PURCHASE)
  expect(converse(`${story} Wat zijn de kosten koper?`).reference).not.toMatch(PURCHASE)
  expect(converse(`${story} Hoeveel overdrachtsbelasting betaal ik?`).text).not.toMatch(/€ (?:25\.000, een huis|500)/)
})

test('beside a price the price counts', () => {
  const both = 'Ik ben 40 en koop een huis van 400.000 om zelf in te wonen, mijn ouders leggen 25.000 bij. Hoeveel overdrachtsbelasting?'
  expect(boldOf(both)).toBe('8.000')
  expect(boldOf('Ik ben 40 en koop een huis van 400.000 van mijn ouders. Hoeveel overdrachtsbelasting?')).toBe('8.000')
})
