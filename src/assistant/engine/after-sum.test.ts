import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

const gift = 'Wij geven onze zoon van 33 dit jaar € 45.000. Hoeveel schenkbelasting betaalt hij?'

test.each([
  [gift, 'Moet dat bij de notaris?', 'schenken-notaris'],
  [gift, 'en kan dat zonder notaris', 'schenken-notaris'],
  ['Het huis is 400.000 waard, de hypotheek 250.000. Wat betaal ik om mijn ex uit te kopen?', 'En wat kost de notaris?', 'kosten-verdeling'],
  ['Ik ben 44 en koop een huis van 350.000 voor mijzelf. Hoeveel overdrachtsbelasting?', 'en wat kost de notaris', 'kosten-leveringsakte'],
])('a few words after a sum are about what the sum was about: %s %s', (sum, question, reference) => {
  expect(converse(sum).kind).toBe('berekening')
  expect(converse(sum, question).reference).toBe(reference)
})
