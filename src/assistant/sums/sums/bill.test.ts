import { describe, expect, test } from 'vitest'
import { amountsOf, ask } from '../test-questions.ts'

describe('a bill of several amounts comes to a total with btw', () => {
  test.each([
    ['honorarium 1250 ex. btw plus 181 kadaster zonder btw. totaal te betalen?', ['1.693,50', '262,50']],
    ['honorarium 640 ex btw, kadaster 181, kwaliteitsfonds 9,95. Wat wordt mijn eindbedrag inclusief btw?', ['965,35', '134,40']],
    ['offerte: leveringsakte 495 en hypotheekakte 425 beide exclusief btw. wat ben ik inclusief btw kwijt?', ['1.113,20', '193,20']],
    ['Uurtarief 195 euro exclusief btw, drie uur werk. Totaal inclusief btw?', ['707,85', '122,85']],
    ['twee aktes van ieder 450 euro ex btw, hoeveel is dat samen met btw?', ['1.089', '189']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})
