import { expect, test } from 'vitest'
import { loadFigures } from '../../../figures/load-figures.ts'
import type { Turn } from '../../conversation/engine.ts'
import { findCalculation } from '../find-calculation.ts'

const day = '2026-11-20'
const figures = loadFigures('content')

function sumOf(...questions: readonly string[]) {
  const history: Turn[] = questions.slice(0, -1).map((content) => ({ role: 'user', content }))
  return findCalculation(questions.at(-1)!, history, day, figures)
}
/** The outcome: the paragraph below what it was read as. */
const outcomeOf = (...questions: readonly string[]): string | undefined =>
  sumOf(...questions)
    ?.text.replaceAll('\u00a0', ' ')
    .split('\n\n')[1]

test.each([
  [
    'Mijn oom is overleden, hij had geen kinderen en was niet getrouwd. Zijn erfenis is 300.000. Erfgenamen zijn zijn zus en de twee kinderen van zijn overleden broer. Hoeveel krijgt iedereen?',
    '€ 150.000 en 2 kinderen ieder € 75.000',
  ],
  [
    'Oma is overleden en laat 240.000 na. Ze had drie kinderen, maar onze moeder is al eerder overleden. Hoeveel krijgen mijn zus en ik?',
    'ieder € 80.000 en 2 kleinkinderen ieder € 40.000',
  ],
  [
    'Mijn broer leeft niet meer, hij had twee kinderen. Mijn moeder liet 300.000 na, wij waren met drie kinderen. Hoeveel erft iedereen?',
    'ieder € 100.000 en 2 kleinkinderen ieder € 50.000',
  ],
  [
    'Mijn vader laat 300.000 na aan mijn broer en mij en de twee kinderen van mijn overleden zus. Wat krijgt ieder?',
    'ieder € 100.000 en 2 kleinkinderen ieder € 50.000',
  ],
])('the children of who died before share that part: %s', (question, shares) => {
  expect(outcomeOf(question)).toContain(shares)
})

test('the tax over it is that of a grandchild, or of another, who each have an exemption of their own', () => {
  const grandmother = 'Oma was weduwe en laat 240.000 na. Ze had drie kinderen, onze moeder is eerder overleden. Wij zijn met zijn drieen.'
  // 26.666,67 - 26.230, over which 18%; a child 80.000 - 26.230, over which 10%.
  expect(outcomeOf(`${grandmother} Hoeveel erfbelasting betalen we?`)).toBe(
    '**De erfbelasting is voor 2 kinderen die nog leven ieder € 5.377 en voor 3 kleinkinderen ieder € 78,60.**',
  )
  expect(outcomeOf(`${grandmother} Hoeveel krijgt ieder?`, 'en hoeveel erfbelasting betalen we dan')).toContain('€ 78,60')
})

test('while nobody said that no spouse lives, the outcome is not in bold', () => {
  const question = 'Oma laat 240.000 na. Ze had drie kinderen, maar onze moeder is al eerder overleden. Hoeveel krijgen mijn zus en ik?'
  expect(outcomeOf(question)).toMatch(/^Volgens de wet/)
  expect(outcomeOf(`${question} Opa is al overleden.`)).toMatch(/^\*\*Volgens de wet/)
})

test.each([
  'Mijn zus is overleden voor mijn vader en heeft 2 kinderen. Vader laat 300.000 na aan mij, hoeveel erfbelasting?',
  'Oma laat 240.000 na. Ze had drie kinderen. Hoeveel krijgen mijn zus en ik?',
  'Oma liet in haar testament 240.000 na, onze moeder is eerder overleden, ze had drie kinderen. Hoeveel krijgen mijn zus en ik?',
])('nothing is divided while it is not clear who shares, or a will says it: %s', (question) => {
  expect(sumOf(question)?.reference).not.toBe('berekening:plaatsvervulling')
})
