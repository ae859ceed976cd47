/** What comes through a route fits in both databases. */
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { amountField, clippedField, cursorField, dayField, momentField, pageField, textField, trimmedField, versionField } from './request-fields.ts'

const ID = '01935f00-0000-7000-8000-000000000000'
const MOMENT = '2026-11-20T10:00:00.000Z'

test('a text loses zero characters and halves of characters, and its length counts after that', () => {
  expect(textField(3).parse('a\0b\uDE00')).toBe('ab\uFFFD')
  expect(trimmedField(2).parse('  ab\0 ')).toBe('ab')
  expect(clippedField(2).parse('abc\0')).toBe('ab')
  expect(textField(2).safeParse('abc').success).toBe(false)
})

test.each<[string, z.ZodType, unknown[], unknown[]]>([
  ['a version', versionField, [1, 2_147_483_647], [0, -1, 1.5, 2_147_483_648, Number.NaN, '1', null]],
  ['an amount', amountField, [0, -1.5, 2_147_483_647], [2_147_483_648, Number.POSITIVE_INFINITY, Number.NaN, '1']],
  ['a page', pageField(1, 100), ['1', '100'], ['0', '101', '-1', '1e1', '1.5', '', '99999999999', 'NaN']],
  ['a day', dayField, ['2000-01-01', '2100-12-31'], ['0000-01-01', '9999-12-31', '-000001-12-01', '2026-02-30', '']],
  [
    'a moment',
    momentField,
    [MOMENT],
    ['0000-01-01T00:00:00.000Z', '9999-99-99T99:99:99.999Z', '2026-11-20T10:00:00Z', `2026-11-20T10:00:00.${'0'.repeat(99)}Z`],
  ],
  ['a cursor', cursorField, [`${MOMENT}_${ID}`], [`9999-99-99T99:99:99.999Z_${ID}`, `${MOMENT}_`, MOMENT, `_${ID}`, '_', '', `${MOMENT}_a b`]],
])('%s has bounds', (_name, field, taken, refused) => {
  expect(taken.filter((value) => !field.safeParse(value).success)).toEqual([])
  expect(refused.filter((value) => field.safeParse(value).success)).toEqual([])
})

test('a cursor is the moment and the id of a row', () => {
  expect(cursorField.parse(`${MOMENT}_${ID}`)).toEqual({ at: MOMENT, id: ID })
})
