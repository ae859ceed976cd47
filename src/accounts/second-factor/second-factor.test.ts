import { expect, test } from 'vitest'
import { relyingParty } from './relying-party.ts'
import { makeRecoveryCodes, readTypedCode, RECOVERY_CODES } from './recovery-codes.ts'
import { base32, matchStep, stepAt, totpAddress, totpAt } from './totp.ts'

const RFC_SECRET = '12345678901234567890'

// RFC 6238, appendix B, the last six of the eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(totpAt(RFC_SECRET, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('a code counts in its own thirty seconds and in those beside it, and no further', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const step = stepAt(now)
  const found = [-2, -1, 0, 1, 2].map((offset) => matchStep(RFC_SECRET, totpAt(RFC_SECRET, step + offset), now))
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test.each(['', '12345', '1234567', 'abcdef', '٣٤٥٦٧٨'])('%j is no code', (code) => {
  expect(matchStep(RFC_SECRET, code, new Date())).toBeUndefined()
})

test('the secret is written as apps read it', () => {
  expect(base32(RFC_SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect([base32('f'), base32('fo'), base32('foobar')]).toEqual(['MY', 'MZXQ', 'MZXW6YTBOI'])
  expect(totpAddress('f', 'Een Naam', 'eigenaar')).toBe('otpauth://totp/Een%20Naam:eigenaar?issuer=Een%20Naam&secret=MY&algorithm=SHA1&digits=6&period=30')
})

test('ten recovery codes are easy to copy and never the same', () => {
  const codes = Array.from({ length: 50 }, makeRecoveryCodes).flat()
  expect(codes).toHaveLength(50 * RECOVERY_CODES)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
})

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['ABCDE-FGHJK', { kind: 'recovery', code: 'abcde-fghjk' }],
  ['abcdefghjk', { kind: 'recovery', code: 'abcde-fghjk' }],
  ['12345', { kind: 'recovery', code: '12345-' }],
])('%j is read as a code the way it was meant', (typed, meant) => {
  expect(readTypedCode(typed)).toEqual(meant)
})

test.each([
  ['https://www.example.nl', { rpID: 'www.example.nl', origin: 'https://www.example.nl' }],
  ['http://127.0.0.1:4321', { rpID: 'localhost', origin: 'http://localhost:4321' }],
  ['http://0.0.0.0:80', { rpID: 'localhost', origin: 'http://localhost' }],
])('passkeys of %s count for a name', (origin, place) => {
  expect(relyingParty(origin)).toEqual(place)
})
