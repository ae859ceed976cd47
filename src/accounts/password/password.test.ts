import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isAcceptablePassword } from './password-rule.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { generatePassword } from './ensure-owner.ts'

test.each([
  'elf-tekens!',
  '',
  'x'.repeat(129),
  'aaaaaaaaaaaaaaaa',
  'ababababababab',
  'Notaris2026!',
  'wachtwoord123',
  'Welkom123456',
  'elke-notaris-admin',
  'QwertyQwerty12',
])('%j is refused', (password) => {
  expect(isAcceptablePassword(password)).toBe(false)
})

test.each(['correct paard batterij nietje', 'q7#Lm2!vT9xZ', 'Eén zin die niemand raadt', 'k'.repeat(60) + 'abcdefgh', 'notaris in de gouden eeuw 1653'])(
  '%j is accepted: long enough, with any characters',
  (password) => {
    expect(isAcceptablePassword(password)).toBe(true)
  },
)

test('the right password opens and a wrong one does not', async () => {
  const hash = await hashPassword('correct paard batterij nietje')
  expect(await verifyPassword(hash, 'correct paard batterij nietje')).toBe(true)
  expect(await verifyPassword(hash, 'correct paard batterij nietJe')).toBe(false)
  expect(await verifyPassword(hash, '')).toBe(false)
})

test('a hash is argon2id with 64 MiB and three passes, salted', async () => {
  const [one, two] = await Promise.all([hashPassword('correct paard'), hashPassword('correct paard')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
})

test('a password typed with another form of the same letters opens too', async () => {
  const hash = await hashPassword('caf\u00e9 op de hoek')
  expect(await verifyPassword(hash, 'cafe\u0301 op de hoek')).toBe(true)
})

test('a hash with other costs than today still opens', async () => {
  const nonce = Buffer.from('sixteen bytes !!')
  const tag = argon2Sync('argon2id', { message: 'correct paard', nonce, memory: 1_024, passes: 1, parallelism: 1, tagLength: 32 })
  const hash = `$argon2id$v=19$m=1024,t=1,p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`
  expect([await verifyPassword(hash, 'correct paard'), await verifyPassword(hash, 'ander paard')]).toEqual([true, false])
})

test.each(['', 'plain', '$2b$12$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=65536,t=3,p=1$', 'correct paard'])(
  '%j is no hash and opens for nobody',
  async (hash) => {
    expect(await verifyPassword(hash, hash)).toBe(false)
  },
)

test('a hash cut short does not open', async () => {
  const hash = await hashPassword('correct paard')
  expect(await verifyPassword(hash.slice(0, -20), 'correct paard')).toBe(false)
})

test('a generated password is acceptable, easy to copy and never the same', () => {
  const passwords = Array.from({ length: 200 }, generatePassword)
  for (const password of passwords) expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(?:-[a-hjkmnp-z2-9]{5}){3}$/)
  expect(passwords.every(isAcceptablePassword)).toBe(true)
  expect(new Set(passwords).size).toBe(200)
})
