import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse } from '../test-questions.ts'

describe('btw on the bill of a notary', () => {
  test.each([
    ['offerte notaris 500 euro ex btw hoeveel is dat inclusief', ['605', '105']],
    ['De notaris vraagt 750 euro exclusief btw voor een akte. Wat betaal ik inclusief 21 procent btw?', ['907,50', '157,50']],
    ['Notaris rekent 850 euro exclusief btw, wat betaal ik dan inclusief?', ['1.028,50', '178,50']],
    ['notaris 1210 incl btw hoeveel is dat zonder btw', ['1.000', '210']],
    ['hoeveel btw zit er in een notarisrekening van 605 euro', ['500', '105']],
    ['hoeveel btw komt er bij over 400 euro notariskosten', ['484', '84']],
    ['tarief is € 295,- excl. btw. wat moet ik betalen', ['356,95', '61,95']],
    ['wat is 1000 euro exclusief btw inclusief', ['1.210', '210']],
    ['akte 650 plus btw, hoeveel wordt het', ['786,50', '136,50']],
    ['hoeveel betaal ik inclusief btw als de notaris 1.100 rekent zonder btw', ['1.331', '231']],
    ['notariskosten 242 inclusief btw, wat is de btw', ['200', '42']],
    ['hoeveel is de btw op 900 euro bij de notaris', ['1.089', '189']],
    ['notaris vraagt 1.250 ex btw wat ben ik in totaal kwijt', ['1.512,50', '262,50']],
    ['offerte 695 excl, wat is dat met btw', ['840,95', '145,95']],
    ['prijs is 484 incl 21% btw, hoeveel is het ex btw', ['400', '84']],
    ['notaris kost 900 inc btw wat is dat ex', ['743,80', '156,20']],
    ['btw 21% over 1.000', ['1.210', '210']],
    ['rekening notaris 2.420 waarvan btw?', ['2.000', '420']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

describe('a next question changes the sum', () => {
  test.each([
    ['offerte notaris 500 euro ex btw hoeveel is dat inclusief', 'en 800?', ['968', '168']],
    ['offerte notaris 500 euro ex btw hoeveel is dat inclusief', 'en als het inclusief is', ['413,22', '86,78']],
    ['1.500 inclusief btw, hoeveel is dat exclusief?', 'en hoeveel btw is dat?', ['1.239,67', '260,33']],
    ['notaris rekent 1.000 exclusief btw, wat is dat inclusief?', 'en als er ook nog 300 bij komt zonder btw?', ['1.573', '273']],
  ])('%s %s -> %j', (first, second, amounts) => expect(amountsOf(converse(first, second)[1])).toEqual(amounts))
})

test.each(['btw over een nieuwbouwhuis van 400.000 hoeveel is dat', 'betaal ik btw bij de notaris', 'hoeveel procent btw rekent een notaris'])(
  'is left to the knowledge base: %s',
  (question) => expect(ask(question)).toBeUndefined(),
)
