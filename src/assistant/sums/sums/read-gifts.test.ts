import { expect, test } from 'vitest'
import { converse, outcomeOf, textOf } from '../test-questions.ts'

const left = 'Mijn moeder heeft alles aan mijn broer nagelaten en mij onterfd. Vader is er niet meer. Er is 240.000, hoeveel kan ik opeisen?'

test('a parent who is no longer there leaves no spouse to share with', () => {
  const [answer] = converse(left)
  expect(outcomeOf(answer)).toBe('60.000')
})

test('what another child was given counts for the part that can be claimed', () => {
  const [, answer] = converse(left, 'en die 40.000 die ze mijn broer 6 jaar geleden gaf?')
  expect(outcomeOf(answer)).toBe('70.000')
  expect(textOf(answer)).toContain('€ 240.000 plus € 40.000 is € 280.000')
})

test('what who claims was given counts too, and goes off the claim', () => {
  const [, , answer] = converse(left, 'mijn broer kreeg eerder al 40.000', 'en ik heb zelf 20.000 gekregen')
  expect(outcomeOf(answer)).toBe('55.000')
})

test('a gift changes nothing of what is divided by law', () => {
  const [, answer] = converse(
    'Mijn moeder is overleden, vader leeft niet meer, wij zijn met 2 kinderen. Er is 240.000, hoeveel krijgt ieder?',
    'mijn broer kreeg eerder al 40.000',
  )
  expect(answer).toBeUndefined()
})

test('tax over the part that can be claimed counts the gifts', () => {
  const [, , answer] = converse(left, 'mijn broer kreeg eerder al 40.000', 'en hoeveel belasting betaal ik daar dan over')
  expect(outcomeOf(answer)).toBe('4.377')
})

test('all that went to a brother is asked back without the name of the claim', () => {
  const [answer] = converse('Mijn vader heeft per testament alles aan mijn zus nagelaten. Moeder leeft niet meer. Het is 420.000, wat kan ik opeisen?')
  expect(outcomeOf(answer)).toBe('105.000')
})

test('what a child was given is no part of what the law divides, and that it may be set off is said', () => {
  const [answer] = converse(
    'Mijn vader heeft mijn broer 50.000 gegeven in 2020 en nu is hij dood. Er is nog 100.000 over, moeder is ook dood. We zijn met twee kinderen. Hoeveel krijgt ieder?',
  )
  expect(outcomeOf(answer)).toBe('50.000')
  expect(textOf(answer)).toContain('artikel 4:229')
})

test('a child of an earlier marriage that is told first is counted with the others', () => {
  const [answer] = converse('Mijn man is overleden, hij had uit zijn eerste huwelijk 1 kind en wij samen 2. Er is 300.000 van hem. Wat krijgt ieder kind?')
  expect(outcomeOf(answer)).toBe('75.000')
})

test('of two heirs with different amounts none is taxed for the other', () => {
  const question = 'Ik wil mijn petekind 25.000 nalaten en de rest naar mijn dochter, totaal is er 200.000. Hoeveel erfbelasting betalen ze?'
  expect(converse(question)[0]?.reference).not.toBe('berekening:erfbelasting')
})
