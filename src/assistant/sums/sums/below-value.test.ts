import { expect, test } from 'vitest'
import { ask, converse, textOf } from '../test-questions.ts'

test.each([
  ['Mijn ouders verkopen hun huis aan mij voor 300.000, het is getaxeerd op 360.000. Ik ben 42. Betaal ik belasting over dat verschil?', '€ 5.309,20'],
  ['Wij verkopen ons huis voor 250.000 aan onze dochter van 45, de woz-waarde is 310.000. Hoeveel schenkbelasting is dat?', '€ 5.309,20'],
  ['Mijn ouders willen hun woning van 410.000 voor 350.000 aan mij verkopen. Moet ik daar schenkbelasting over betalen?', '€ 5.309,20'],
])('what a parent asks less than the value is a gift: %s', (question, tax) => {
  const text = textOf(ask(question))
  expect(text).toContain('is € 60.000')
  expect(text).toContain(`De schenkbelasting is ${tax}`)
})

test('the tax of the purchase over it is another sum', () => {
  const answer = ask('Mijn ouders verkopen hun huis aan mij voor 300.000, het is 360.000 waard. Hoeveel overdrachtsbelasting betaal ik over het verschil?')
  expect(answer?.reference).not.toBe('berekening:schenkbelasting')
})

test('a sale above the value is no gift', () => {
  expect(ask('Mijn ouders verkopen hun huis aan mij voor 360.000 en het is 300.000 waard. Betaal ik belasting over dat verschil?')?.reference).not.toBe(
    'berekening:schenkbelasting',
  )
})

test('a child of the right age that never got anything has the raised exemption', () => {
  const question =
    'Mijn ouders verkopen hun huis aan mij voor 320.000, het is 400.000 waard. Ik ben 32 en heb nooit eerder iets gekregen. Betaal ik belasting over dat verschil?'
  expect(textOf(ask(question))).toContain('**De schenkbelasting is € 4.687,10.**')
})

test('an age that is put right changes the exemption', () => {
  const [first, second] = converse(
    'Mijn ouders verkopen hun huis aan mij voor 320.000, het is 400.000 waard. Ik ben 42. Hoeveel belasting kost dat?',
    'sorry, ik ben 38',
  )
  expect(textOf(first)).toContain('**De schenkbelasting is € 7.309,20.**')
  expect(textOf(second)).toContain('De schenkbelasting is € 4.687,10 of € 7.309,20.')
})

test('the tax of the purchase stands below it, over the value', () => {
  const text = textOf(ask('Mijn ouders verkopen hun huis aan mij voor 320.000, het is 400.000 waard. Ik ben 42. Hoeveel belasting kost dat?'))
  expect(text).toContain('zonder startersvrijstelling, dan is dat 2% over € 400.000 = € 8.000.')
})
