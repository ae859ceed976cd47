import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

const inherits = 'Ik erf 90.000 van mijn vader. Hoeveel erfbelasting?'
const estate = 'Mijn man is overleden. De erfenis is 600.000 en er zijn 2 kinderen. Wat krijgt ieder kind?'
const buys = 'Ik koop een huis van 400.000 om in te wonen, ik ben 40. Hoeveel overdrachtsbelasting?'
const things = 'Huis 400.000, hypotheek 350.000, spaargeld 40.000. Ik hou het huis, hij krijgt het spaargeld. Wat moet ik betalen?'

test.each([
  [inherits, 'inmiddels is het 100.000, van mijn oom', '29.169,30'],
  [inherits, 'mijn deel is toch 80.000', '5.377'],
  [estate, 'er komt nog een huis van 200.000 bij', '266.666,66'],
  [buys, 'de aankoopprijs is toch 450.000', '9.000'],
])('what is put right of the same case changes the sum: %s %s', (question, correction, amount) => {
  expect(boldOf(question, correction)).toContain(amount)
})

test.each([
  [estate, 'de schuld is 20.000 hoger'],
  [estate, 'mijn dochter heeft 50.000 minder gekregen'],
  [estate, 'ik krijg 50.000 meer dan de kinderen'],
])('what is higher or lower of a debt, or for one heir, makes no other estate: %s %s', (question, told) => {
  expect(boldOf(question, told)).not.toMatch(/206\.666|183\.333|216\.666/)
})

test('what comes on top in the same message counts', () => {
  const question = 'Mijn man is overleden. De erfenis is 600.000, er komt nog 50.000 bij van een verzekering en er zijn 2 kinderen. Wat krijgt ieder kind?'
  expect(boldOf(question)).toContain('216.666,66')
})

test.each([
  `We zijn vorig jaar uit elkaar gegaan, we waren 25 jaar getrouwd in gemeenschap van goederen. ${things}`,
  `We gaan dit jaar scheiden, getrouwd in 1999 in gemeenschap van goederen. ${things}`,
])('the year of the divorce is not that of the wedding: %s', (question) => {
  expect(boldOf(question)).toBe('45.000 5.000')
})

test('where conditions were made the home is not divided as if there were no savings', () => {
  expect(boldOf(`We gaan uit elkaar, huwelijkse voorwaarden, alles is samen. ${things}`)).toBe('no sum')
})
