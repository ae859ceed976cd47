import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

const over = 'oke en moet ik daar belasting over betalen of zij'

test('tax over what parents add to a home is that of a gift, and who gets it pays', () => {
  const story = [
    'heyy ik ben 22 en ga een appartement kopen, ouders willen 25k bijleggen. moet dat via notaris ofzo?',
    'ze willen dat het niet naar mn vriendin gaat als we uit elkaar gaan lol, kan dat',
    over,
  ]
  const { reference, text } = converse(...story)
  expect(reference).toBe('berekening:schenkbelasting')
  // Whether the raised exemption was used, nobody said.
  expect(boldOf(...story)).toBe('open')
  expect(text.replaceAll('\u{A0}', ' ')).toContain('€ 0 of € 1.809,20')
  expect(text).toContain('Wie de schenking krijgt, betaalt.')
  expect(text).toContain('eenmalig verhoogde vrijstelling')
})

// The exemptions of a gift in 2026 (Successiewet 1956, art. 33): € 6.908 from parents and € 2.769 from others.
test.each([
  ['Ik ga een huis kopen en mijn ouders leggen 25.000 bij.', '1.809,20'],
  ['Ik koop een appartement, mijn vader wil 25.000 bijdragen.', '1.809,20'],
  ['Wij kopen een huis, opa geeft ons 25.000 mee.', '4.001,58'],
  ['Ik wil een huis kopen, mijn moeder kan 25.000 inleggen.', '1.809,20'],
  ['Ik koop een huis en mijn ouders schenken mij 25.000.', '1.809,20'],
  ['Ik koop een huis en mijn ouders lenen mij 25.000.', 'no sum'],
  ['Ik koop een huis en krijg 25.000 van mijn ouders.', '1.809,20'],
  ['Ik koop een huis, ik ben 40 en ga er wonen, mijn ma legt 25.000 bij.', '1.809,20'],
  ['Ik koop een huis, mijn zussen leggen samen 25.000 bij.', 'open'],
])('what family adds is never the price of a home: %s', (story, giftTax) => {
  expect(boldOf(story, over)).toBe(giftTax)
  expect(boldOf(`${story} Wat zijn de kosten koper?`)).toBe('no sum')
  expect(boldOf(`${story} Hoeveel overdrachtsbelasting betaal ik?`)).toBe('no sum')
})

test('beside a price the price counts', () => {
  const both = 'Ik ben 40 en koop een huis van 400.000 om zelf in te wonen, mijn ouders leggen 25.000 bij. Hoeveel overdrachtsbelasting?'
  expect(boldOf(both)).toBe('8.000')
  expect(boldOf('Ik ben 40 en koop een huis van 400.000 van mijn ouders. Hoeveel overdrachtsbelasting?')).toBe('8.000')
})
