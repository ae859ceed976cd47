import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

const estate =
  'Mama is overleden, ze was met papa in gemeenschap van goederen getrouwd, geen testament. Samen hadden ze 600.000. Wij zijn met twee kinderen. Hoeveel krijgt ieder?'
const widow = 'Mijn man is overleden zonder testament, we hebben 2 kinderen. Alles samen in de gemeenschap is 420.000. Welk deel is van wie?'

test.each([
  [estate, 'ze hadden huwelijkse voorwaarden en alles stond op naam van mama, hoor ik nu', '200.000'],
  [estate, 'er waren huwelijkse voorwaarden en alles stond op haar naam', '200.000'],
  [estate, 'oh nee, er waren huwelijkse voorwaarden', 'no sum'],
  [estate, 'er waren huwelijkse voorwaarden en alles stond op naam van papa', 'no sum'],
  [estate, 'er is ook nog een zoon uit haar eerste huwelijk', '75.000'],
  [estate, 'er is ook nog een zoon van papa uit een eerder huwelijk', 'no sum'],
  [widow, '', '70.000'],
  [widow, 'er is ook een dochter van hem uit een eerder huwelijk', '52.500'],
  [widow, 'ik heb ook nog een zoon uit een eerder huwelijk', 'no sum'],
])('what is told of a couple after its estate was divided: %s - %s', (asked, told, amounts) => {
  expect(boldOf(...[asked, told].filter(Boolean))).toBe(amounts)
})

test('the tax over it goes on with what was told', () => {
  expect(boldOf(widow, 'er is ook een dochter van hem uit een eerder huwelijk', 'en hoeveel erfbelasting is dat?')).toBe('2.627 7.881 0')
})
