import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

test.each([
  ['Mijn oom is overleden. Er staat 20.000 op de bank en er is 28.000 schuld. Ik ben erfgenaam, moet ik die schulden nu betalen of wat moet ik regelen?'],
  ['Mijn zus liet 20.000 na en voor 35.000 aan schulden, ze had geen kinderen. Moet ik als broer die schulden straks zelf betalen?'],
  ['Het huis (350.000) staat op mijn naam, mijn vriendin betaalt mee en we zijn niet getrouwd. Wat moet ik regelen voor als ik doodga?'],
  ['Wij kopen een huis van 400.000, hij is 30 en ik ben 33. Moeten wij iets regelen voor de startersvrijstelling?'],
  ['Mijn vader wil mij 80.000 geven voor een huis. Is dat voor de belasting slim?'],
  ['Ik erf 150.000 van mijn moeder. Wat kan ik het beste doen met de belasting?'],
  ['Wij kopen een huis van 400.000, allebei 30. Hoeveel overdrachtsbelasting?', 'ik had al een huis, maakt dat iets uit?'],
  ['Ik erf 200.000 van mijn vader. Hoeveel erfbelasting is dat?', 'hij gaf mij vorig jaar ook 30.000, verandert dat iets?'],
])('who asks what to do gets no sum: %s %s', (...questions) => {
  expect(boldOf(...questions.filter(Boolean))).toBe('no sum')
})

test.each([
  ['Ik erf 150.000 van mijn moeder. Wat moet ik doen en hoeveel erfbelasting betaal ik?', '12.377'],
  ['Ik erf 150.000 van mijn moeder. Hoe zit het met erfbelasting?', '12.377'],
  ['Wij hebben vier kleinkinderen en willen ieder van hen 5.000 euro geven. Hoeveel schenkbelasting is dat?', '401,58 1.606,32'],
])('an amount that is asked for is calculated: %s', (asked, amounts) => {
  expect(boldOf(asked)).toBe(amounts)
})
