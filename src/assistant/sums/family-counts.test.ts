import { expect, test } from 'vitest'
import { amountsOf, ask, converse, outcomeOf, textOf } from './test-questions.ts'

test('sisters and the speaker are counted together', () => {
  const question =
    'Mijn broer is overleden, ongetrouwd en zonder kinderen. Onze ouders leven niet meer. Wij zijn nog met 2 zussen en ik, er is 150.000. Hoeveel krijgt ieder?'
  expect(textOf(ask(question))).toContain('3 broers en zussen ieder € 50.000.')
})

// Successiewet 1956, art. 24 and 32 (2026): € 26.230 for a child (10%) and for a grandchild (18%).
test.each(['ik heb 1 zus', 'ik heb nog 1 zus', 'mijn zus en ik leven nog'])(
  'a grandchild in the place of a parent shares that part with a sister: %s',
  (told) => {
    const answer = ask(`Opa is overleden en liet 270.000 na. Mijn vader was al eerder overleden. Opa had 3 kinderen, ${told}. Hoeveel erfbelasting betaal ik?`)
    expect(textOf(answer)).toContain('voor 2 kinderen die nog leven ieder € 6.377 en voor 2 kleinkinderen ieder € 3.378,60.')
  },
)

test('a brother and sister who are only counted left nothing', () => {
  const question =
    'Mijn ouders zijn allebei overleden, vader in 2021 en moeder in februari 2026. Het ouderlijk huis is 390.000 waard en vrij van hypotheek. Ik heb een broer en een zus. Wat moet ik aan erfbelasting betalen?'
  expect(amountsOf(ask(question))).toEqual(['10.377', '31.131'])
})

// Art. 33 (2026): € 6.908 for a gift to a child.
test.each([
  ['Mijn moeder schonk mijn broer 50.000 en mij 20.000. Hoeveel schenkbelasting betaal ik?', '1.309,20'],
  ['Mijn vader geeft mijn zus 30.000 en geeft mij 10.000, hoeveel schenkbelasting moet ik betalen?', '309,20'],
  ['Oma liet aan mijn zus 30.000 na en aan mij 40.000. Hoeveel erfbelasting betaal ik?', '2.478,60'],
])('what a brother or sister gets of the same giver is not taxed for who asks: %s', (question, outcome) => {
  expect(outcomeOf(ask(question))).toBe(outcome)
})

test('unless what all pay is asked', () => {
  expect(amountsOf(ask('Mijn moeder schenkt mijn broer 10.000 en mij 10.000. Hoeveel schenkbelasting samen?'))).toEqual(['309,20', '618,40'])
})

const COUPLE = 'Wij waren in gemeenschap van goederen getrouwd. Huis 360.000, geen hypotheek, spaargeld 40.000. Wat krijgt ieder kind?'

test.each([
  ['of the one who died shares', `Mijn man is overleden, we hebben 2 kinderen samen en hij heeft 1 kind uit zijn eerste huwelijk. ${COUPLE}`, '50.000'],
  ['of who died shares alone', `Mijn vrouw is overleden, zij had 2 dochters uit een eerder huwelijk. ${COUPLE}`, '66.666,66'],
])('a child from before %s', (_, question, outcome) => {
  expect(outcomeOf(ask(question))).toBe(outcome)
})

const DIED_BEFORE =
  'Vader overleed in 2015, nu is moeder ook overleden. Ik heb 2 broers, 1 broer is vorig jaar overleden en heeft 2 kinderen. Nalatenschap 300.000.'

test('of brothers who were counted the one who died is not counted again, and gives no year', () => {
  const [shares, tax] = converse(`${DIED_BEFORE} Hoe wordt dat verdeeld?`, 'en hoeveel erfbelasting is dat')
  expect(textOf(shares)).toContain('2 kinderen die nog leven ieder € 100.000 en 2 kleinkinderen ieder € 50.000')
  expect(textOf(tax)).toContain('ieder € 4.278,60')
})

test('what a grandparent left is no other amount of the estate before', () => {
  const [, other] = converse(
    'Wij zijn met 4 kinderen, onze ouders zijn overleden. De erfenis is 440.000. Wat krijgt ieder?',
    'en als oma ons 20.000 had nagelaten?',
  )
  expect(textOf(other)).not.toContain('20.000 gedeeld')
})

test.each([
  ['Ik geef mijn kleindochter 12.000 euro. Wat betaalt ze aan schenkbelasting?', 'en haar broer 5.000?', '401,58'],
  ['Ik geef mijn dochter van 45 30.000. Hoeveel schenkbelasting?', 'en haar broer 10.000?', '309,20'],
])('a brother or sister of who gets it is as near: %s %s', (asked, changed, outcome) => {
  expect(converse(asked, changed).map(outcomeOf).at(-1)).toBe(outcome)
})

test('a home that a child will live in is none for the buyer to live in', () => {
  expect(converse('Beleggingspand kopen voor 250.000, hoeveel overdrachtsbelasting?', 'en als mijn dochter er gaat wonen?').map(outcomeOf)).toEqual([
    '20.000',
    '20.000',
  ])
})
