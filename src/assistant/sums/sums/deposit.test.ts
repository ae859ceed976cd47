import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse } from '../test-questions.ts'

describe('a part of the price that a buyer puts down or owes', () => {
  test.each([
    ['waarborgsom 10% bij koopprijs 385.000', ['38.500']],
    ['waarborgsom bij koop van 465.000', ['46.500']],
    ['hoeveel waarborgsom moet ik betalen bij 350.000', ['35.000']],
    ['De makelaar zegt dat ik 10 procent moet storten bij de notaris. Koopsom is 298.000. Hoeveel is dat?', ['29.800']],
    ['boete van 10% als ik van de koop afzie, huis van 412.500, hoeveel euro is dat', ['41.250']],
    ['hoeveel kost een bankgarantie van 42.000 ongeveer', ['420']],
    ['bankgarantie voor 10% van 360.000: welk bedrag en wat kost dat bij 1 procent', ['36.000', '360']],
    ['koopprijs 275.000, contract zegt 5% bankgarantie. hoe hoog is die?', ['13.750', '137,50']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test('a next question changes the part or the price', () => {
    expect(amountsOf(converse('waarborgsom van 10% bij 350.000?', 'en bij 5%?')[1])).toEqual(['17.500'])
    expect(amountsOf(converse('hoeveel is de waarborgsom van 10% bij een huis van 300.000', 'en bij 330.000?')[1])).toEqual(['33.000'])
  })

  test.each([
    'is een waarborgsom van 10% verplicht bij 300.000',
    'wanneer moet ik de waarborgsom van 30.000 storten',
    'krijg ik mijn waarborgsom van 30.000 terug',
    'hoeveel boete krijg ik als ik te laat aangifte doe over 100.000',
    'boete bij oversluiten van een hypotheek van 200.000',
  ])('is left to the knowledge base: %s', (question) => expect(ask(question)).toBeUndefined())
})
