import { describe, expect, test } from 'vitest'
import { amountsOf, ask } from '../test-questions.ts'

describe('prices of several deeds add up', () => {
  test.each([
    ['testament en levenstestament samen, wat ben ik minimaal kwijt?', ['1.300']],
    ['we willen allebei een levenstestament, wat kost dat samen vanaf?', ['1.300']],
    ['hoeveel kost het kadaster voor twee aktes samen?', ['207', '362']],
    ['hoeveel kwaliteitsfonds betaal ik bij 2 aktes?', ['19,90']],
    ["wat kost een apostille voor 3 diploma's", ['81']],
    ['bv oprichten bij notaris plus kvk inschrijving samen wat kost dat', ['585,15', '1.585,15']],
    ['samenlevingscontract en twee testamenten bij elkaar, tussen welke bedragen?', ['749', '1.700']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test.each([
    'wat kost een testament',
    'wat kosten twee testamenten voor een stel',
    'kosten samenlevingscontract en testament samen',
    'wat is het verschil in kosten tussen een testament en een levenstestament',
    'heb ik een testament en een levenstestament nodig en wat kost het',
  ])('is left to the knowledge base: %s', (question) => expect(ask(question)).toBeUndefined())
})
