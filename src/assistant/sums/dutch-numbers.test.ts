import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withinWork } from '../../platform/work.ts'
import { digitsForNumberWords, parseNumberWord } from './dutch-numbers.ts'

const UNITS = 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' ')
const TENS = '- - twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')

function spellBelowHundred(value: number): string {
  if (value === 0) return ''
  if (value < 20) return UNITS[value] ?? ''
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? tens : `${UNITS[value % 10]}en${tens}`
}

const count = (times: number, name: string, spell: (value: number) => string) => (times === 0 ? '' : `${times === 1 ? '' : spell(times)}${name}`)
const spellBelowThousand = (value: number): string => count(Math.floor(value / 100), 'honderd', spellBelowHundred) + spellBelowHundred(value % 100)
const spell = (value: number): string => count(Math.floor(value / 1000), 'duizend', spellBelowThousand) + spellBelowThousand(value % 1000)

test('every number from 2 to a million is read as it is spelled', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999_999 }), (value) => {
      fc.pre(value !== 100 && value !== 1000)
      expect(parseNumberWord(spell(value)), spell(value)).toBe(value)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['tweeduizendhonderd', 2_100],
  ['vijftienhonderd', 1_500],
  ['honderddrieentwintigduizend', 123_000],
  ['tweehonderdenvijftig', 250],
  ['honderd', undefined],
  ['duizend', undefined],
  ['een', undefined],
  ['duizendtweeduizend', undefined],
  ['honderdtweehonderd', undefined],
])('%s is read as %s', (word, value) => {
  expect(parseNumberWord(word)).toBe(value)
})

test('number words strung together, however many, are read in a few steps', () => {
  const word = fc.array(fc.constantFrom('duizend', 'honderd', 'en', 'een', 'twee', 'tien', 'twintig', 'half', ' '), { maxLength: 120 })
  fc.assert(
    fc.property(word, (parts) => {
      const text = parts.join('').slice(0, 500)
      const words = text.split(' ').length
      expect(
        withinWork<string | undefined>(
          4 * words,
          () => digitsForNumberWords(text),
          () => undefined,
        ),
      ).toBeDefined()
    }),
  )
  expect(digitsForNumberWords('duizendhonderd'.repeat(35))).toBe('duizendhonderd'.repeat(35))
})
