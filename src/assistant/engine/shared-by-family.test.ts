import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

const ownDeath = 'Ik ben hertrouwd en heb zelf twee kinderen, mijn vrouw heeft een dochter. Wie krijgt wat als ik als eerste doodga?'
const single = 'Ik ben vrijgezel, geen kinderen. Mijn moeder leeft nog, vader is dood, en ik heb twee broers. Wie erft er wat als ik morgen doodga?'
const brothers = 'Ik ben vrijgezel, geen kinderen, mijn ouders zijn dood en ik heb twee broers. Wie erft er wat als ik doodga?'
const spouse = 'Ik ben getrouwd en heb geen kinderen. Wie krijgt wat als ik doodga?'
const communal = 'Mijn man en ik zijn getrouwd in gemeenschap van goederen en hebben drie kinderen. Wie erft wat als hij overlijdt?'
const children = 'Vader is dood, moeder was al overleden. Wij zijn met vier kinderen. Hoe wordt de erfenis verdeeld?'

// The law of 2026: BW 4:10 to 4:13, and Successiewet 1956, art. 24 and 32.
test.each([
  [[ownDeath, 'stel er is 300.000, wat krijgt ieder dan'], '100.000'],
  [[ownDeath, 'stel er is 300.000, wat krijgt ieder dan', 'en hoeveel belasting is dat'], '7.377 14.754 0'],
  [[single, 'er is 120.000'], '40.000 40.000'],
  [[brothers, 'hoeveel belasting betalen zij over 100.000'], '14.169,30 28.338,60'],
  [[spouse, 'er is 500.000, hoeveel belasting betaalt mijn man'], '0'],
  [[communal, 'samen hebben we 400.000 en een schuld van 40.000'], '45.000'],
  [[children, 'er is 200.000 en de uitvaart kostte 10.000, hoeveel erfbelasting'], '2.127 8.508'],
])('an amount that is told next is shared by the family as it was read: %j', (questions, amounts) => {
  expect(boldOf(...questions)).toBe(amounts)
})

test('an amount after another question is not that of the family', () => {
  expect(boldOf(children, 'wat kost een testament?', 'en wat is 2% van 200.000')).toBe('no sum')
})
