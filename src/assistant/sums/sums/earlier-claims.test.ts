import { expect, test } from 'vitest'
import { ask, textOf } from '../test-questions.ts'

test('what children claim from the parent who died first comes off what the last one leaves', () => {
  const text = textOf(
    ask(
      'Pa overleed in 2014 en we hebben ieder nog een vordering van 30.000. Nu is ook mijn moeder gestorven en zij laat 260.000 na aan 2 kinderen. Hoeveel erfbelasting?',
    ),
  )
  expect(text).toContain('€ 260.000 min € 60.000 is € 200.000')
  expect(text).toContain('**De erfbelasting is € 7.377 per persoon, samen € 14.754.**')
})

test.each([
  'Mijn moeder is acht jaar geleden overleden en mijn vader nu ook. Wij zijn met 3 kinderen en er is 330.000. Hoeveel erfbelasting betalen wij?',
  'Ik erf 140.000 van mijn moeder, mijn vader was al eerder overleden. Hoeveel erfbelasting?',
])('no amount is sure while claims from an earlier death may be open: %s', (question) => {
  const text = textOf(ask(question))
  expect(text).toContain('De erfbelasting is')
  expect(text).not.toContain('**')
  expect(text).toContain('eerder overleed')
})

test.each([
  'Ik erf 140.000 van mijn moeder. Hoeveel erfbelasting?',
  'Mijn ouders waren gescheiden. Mijn vader overleed in 2012, nu is mijn moeder overleden en ik erf 140.000 van haar. Hoeveel erfbelasting?',
])('where no claim can be open the amount is sure: %s', (question) => {
  expect(textOf(ask(question))).toContain('**De erfbelasting is € 11.377.**')
})
