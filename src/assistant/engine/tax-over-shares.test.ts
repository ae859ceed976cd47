import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

const family = 'Mijn vader is overleden, moeder leeft nog, wij zijn met twee kinderen, er is 300.000, geen testament. Wat krijgt ieder?'
const disinherited =
  'Mijn opa heeft alles aan de kerk gelaten en mijn moeder (zijn enige kind) onterfd. Hij was weduwnaar en er is 180.000 euro. Kan ze er nog iets aan doen?'
const ownWill = ['Kan ik mijn zoon helemaal niks nalaten?', 'ik laat 240.000 na, ben weduwe en heb drie kinderen. hoeveel is dat dan'] as const

test.each([
  [[family, 'moeten wij erfbelasting betalen?'], '7.377 14.754 0'],
  [[family, 'wat kost dat aan erfbelasting'], '7.377 14.754 0'],
  [[family, 'wanneer moet de aangifte binnen zijn', 'en hoeveel belasting is dat dan'], '7.377 14.754 0'],
  [[disinherited, 'hoeveel belasting is dat dan'], '6.377'],
  [[...ownWill, 'en hoeveel belasting betaalt hij daarover'], '1.377'],
])('the tax that is asked next is that over the parts that were told: %j', (questions, amounts) => {
  expect(boldOf(...questions)).toBe(amounts)
})

test.each([
  [family, 'moet mijn moeder het huis verkopen om de belasting te betalen'],
  [family, 'wie moet de erfbelasting betalen'],
  [disinherited, 'moet ik belasting betalen over mijn huis'],
])('what is asked of the tax or of something else is no sum: %s %s', (told, question) => {
  expect(converse(told, question).kind).not.toBe('berekening')
})
