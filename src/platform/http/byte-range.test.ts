import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
])('%s of a thousand bytes are those of %j', (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range)
})

test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', 'bytes=99999999999999999999-'])('%s lies outside a file of a thousand bytes', (header) => {
  expect(readByteRange(header, 1000)).toBe('unsatisfiable')
})

test.each([null, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=0-1,5-6', 'items=0-1', 'bytes 0-1', 'bytes=--5', 'bytes=1.5-2'])(
  '%j is no range we answer, so the whole file is',
  (header) => {
    expect(readByteRange(header, 1000)).toBeUndefined()
  },
)

test('of an empty file no byte can be asked', () => {
  for (const header of ['bytes=0-', 'bytes=-1']) expect(readByteRange(header, 0)).toBe('unsatisfiable')
})

test('a range never leaves the file and is never empty', () => {
  fc.assert(
    fc.property(fc.option(fc.nat()), fc.option(fc.nat()), fc.nat(), (first, last, size) => {
      const range = readByteRange(`bytes=${first ?? ''}-${last ?? ''}`, size)
      if (typeof range === 'object') expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true)
    }),
  )
})
