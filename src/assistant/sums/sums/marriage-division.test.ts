import { expect, test } from 'vitest'
import { amountsOf, ask, converse, textOf } from '../test-questions.ts'

const couple =
  'Wij trouwden zonder voorwaarden en gaan scheiden. Huis 500.000, hypotheek 300.000, spaargeld 40.000, autolening 10.000. Ik hou het huis en de autolening, zij het spaargeld. Wat moet ik haar betalen?'

test.each([
  [couple, ['115.000', '75.000']],
  [
    'We gaan uit elkaar en zijn getrouwd in gemeenschap van goederen. Het huis is 420.000 waard met een hypotheek van 250.000, we hebben 30.000 spaargeld en een auto van 12.000. Ik blijf in het huis, hij krijgt het spaargeld en de auto. Hoeveel moet ik hem betalen?',
    ['106.000', '64.000'],
  ],
  [
    'Scheiding, gemeenschap van goederen: huis 300.000, hypotheek 280.000, spaargeld 60.000. Ik krijg het huis, mijn man krijgt het spaargeld. Wat krijg ik nog van hem?',
    ['40.000', '20.000'],
  ],
])('half of all is of each: %s', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

test.each([
  ['sorry, de hypotheek is 330.000', ['100.000', '60.000']],
  ['het spaargeld is toch 60.000', ['125.000', '65.000']],
])('an amount that is put right changes the division: %s', (correction, amounts) => {
  const [, changed] = converse(couple, correction)
  expect(amountsOf(changed)).toEqual(amounts)
})

test.each(['er komt nog 5.000 spaargeld bij', 'ik had 30.000 spaargeld geërfd en in de keuken gestoken', 'er is ook een caravan van 9.000'])(
  'what comes beside, or is of one of them, is not put in the place of what was told: %s',
  (told) => {
    const [, changed] = converse(couple, told)
    expect(changed).toBeUndefined()
  },
)

test('what one of them has alone is taken out of the savings, and told', () => {
  const [, changed] = converse(couple, 'er zit 20.000 van de erfenis van mijn moeder in dat spaargeld, met een uitsluitingsclausule')
  expect(amountsOf(changed)).toEqual(['105.000', '85.000'])
  expect(textOf(changed)).toContain('waarvan € 20.000 van het spaargeld van een van u alleen')
})

test.each([
  'Wij scheiden. Huis 420.000, hypotheek 250.000, spaargeld 30.000. Hoeveel moet ik mijn man betalen?',
  'Wij zijn in 2019 getrouwd zonder voorwaarden en scheiden. Huis 400.000, hypotheek 200.000, spaargeld 30.000. Ik hou het huis, hij het spaargeld. Wat moet ik betalen?',
  'We scheiden, gemeenschap van goederen. Huis 400.000, hypotheek 200.000, spaargeld 50.000. Ik hou het huis niet, hij het spaargeld. Wat krijg ik?',
  'We scheiden, gemeenschap van goederen. Huis 400.000, hypotheek 200.000, spaargeld 50.000. Ik hou het huis, hij het spaargeld. Wat moet ik regelen?',
  'We scheiden, gemeenschap van goederen. Huis 400.000, hypotheek 200.000, spaargeld 50.000, zijn bedrijf 90.000. Ik hou het huis, hij het spaargeld. Wat moet ik betalen?',
])('no sum when it is not clear what is shared, or who keeps it: %s', (question) => expect(ask(question)).toBeUndefined())
