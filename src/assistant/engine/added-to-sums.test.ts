import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

const home = 'Ik koop een huis van 400.000 om in te wonen, ik ben 40. Hoeveel overdrachtsbelasting?'
const letting = 'Ik koop een huis van 400.000 om te verhuren, hoeveel overdrachtsbelasting?'
const inheritance = 'Ik erf 90.000 van mijn vader. Hoeveel erfbelasting?'
const gift = 'Ik krijg 40.000 van mijn ouders, hoeveel schenkbelasting?'
const estate = 'Mijn man is overleden. De erfenis is 600.000 en er zijn 2 kinderen. Wat krijgt ieder kind?'

test.each([
  [home, 'er komt nog 20.000 bij', '8.400'],
  [home, 'er kwam 20.000 euro bij', '8.400'],
  [inheritance, 'er komt nog 20.000 bij', '8.377'],
  [gift, 'er komt nog 20.000 bij', '5.309,20'],
  [estate, 'er komt nog 50.000 bij', '216.666,66'],
  [estate, 'er komt ook nog 30.000 bij', '210.000'],
  [inheritance, 'er ging 9.000 af', '5.477'],
])('what comes on top or goes off is reckoned with: %s - %s', (asked, told, amounts) => {
  expect(boldOf(asked, told)).toBe(amounts)
})

test.each([
  [letting, 'er komt ook 25.000 bij voor de garage'],
  [inheritance, 'er ging 20.000 naar mijn broer'],
  [inheritance, 'er gaat 20.000 naar een goed doel'],
  [inheritance, 'zij had 30.000 meer gekregen'],
  [inheritance, 'hij had 20.000 gewonnen'],
])('what went elsewhere, or is of another kind, changes no sum: %s - %s', (asked, told) => {
  expect(boldOf(asked, told)).toBe('no sum')
})

test('two debts that come in one message are both taken off, or none', () => {
  const before = 'De erfenis is 300.000, hypotheek 50.000, 3 kinderen. Wat krijgt ieder kind?'
  expect(converse(before, 'een schuld van 15.000 en een lening van 13.000').text).not.toMatch(/79\.000|63\.000/)
})
