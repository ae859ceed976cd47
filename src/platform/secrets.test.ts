import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSecrets, keyedHash, loadMasterKey } from './secrets.ts'

const secrets = createSecrets('a-master-key-for-tests-of-at-least-32-characters')

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elke-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test.each(['sk-live-1234', '', 'é€😀', 'x'.repeat(10_000)])('what was sealed opens again as it was', (plain) => {
  expect(secrets.decrypt(secrets.encrypt(plain, 'chatbot_api_key'), 'chatbot_api_key')).toBe(plain)
})

test('a sealed value does not hold the plain text and differs each time', () => {
  const [one, two] = [secrets.encrypt('sk-live-1234', 'key'), secrets.encrypt('sk-live-1234', 'key')]
  expect(one).not.toBe(two)
  expect(one).not.toContain('sk-live-1234')
  expect(one).not.toContain(Buffer.from('sk-live-1234').toString('base64url'))
})

test('another master key does not open it', () => {
  const sealed = secrets.encrypt('sk-live-1234', 'key')
  expect(() => createSecrets('another-master-key-of-at-least-32-characters').decrypt(sealed, 'key')).toThrow()
})

test('a sealed value that was moved to another place does not open', () => {
  expect(() => secrets.decrypt(secrets.encrypt('sk-live-1234', 'chatbot_api_key'), 'contact_phone')).toThrow()
})

test('a change of any byte is noticed', () => {
  const parts = secrets.encrypt('sk-live-1234', 'key').split('.')
  for (const part of [1, 2, 3]) {
    const bytes = Buffer.from(parts[part] ?? '', 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes)
      altered[at] = (altered[at] ?? 0) ^ 1
      const sealed = parts.with(part, altered.toString('base64url')).join('.')
      expect(() => secrets.decrypt(sealed, 'key'), `part ${part}, byte ${at}`).toThrow()
    }
  }
})

test.each(['', 'plain text', 'v1', 'v1..', 'v1.a.b', 'v2.a.b.c', 'v1.AAAA.AAAA.AAAA'])('%j is not a sealed value and says so by throwing', (text) => {
  expect(() => secrets.decrypt(text, 'key')).toThrow()
})

test('a shortened authentication tag is refused', () => {
  const [version, iv, tag, data] = secrets.encrypt('sk-live-1234', 'key').split('.')
  const short = Buffer.from(tag ?? '', 'base64url')
    .subarray(0, 4)
    .toString('base64url')
  expect(() => secrets.decrypt([version, iv, short, data].join('.'), 'key')).toThrow()
})

test('derived secrets differ by purpose and stay the same between starts', () => {
  const again = createSecrets('a-master-key-for-tests-of-at-least-32-characters')
  expect(secrets.derive('sign-in')).toMatch(/^[0-9a-f]{64}$/)
  expect(secrets.derive('sign-in')).toBe(again.derive('sign-in'))
  expect(secrets.derive('sign-in')).not.toBe(secrets.derive('settings'))
})

test('the key file is made once, readable by its owner only', () => {
  const folder = freshFolder()
  const key = loadMasterKey(undefined, join(folder, 'data'))
  const path = join(folder, 'data', 'secret.key')
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
  expect([loadMasterKey(undefined, join(folder, 'data')), readFileSync(path, 'utf8')]).toEqual([key, key])
})

test('a key of the environment goes first and leaves no file', () => {
  const folder = freshFolder()
  expect(loadMasterKey('from-the-environment-and-long-enough', join(folder, 'data'))).toBe('from-the-environment-and-long-enough')
  expect(statSync(join(folder, 'data'), { throwIfNoEntry: false })).toBeUndefined()
})

test('a damaged key file stops the start instead of sealing with a poor key', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'secret.key'), 'kort')
  expect(() => loadMasterKey(undefined, folder)).toThrow(/secret\.key/)
})

test('a keyed hash says nothing without its salt and is the same for the same visitor', () => {
  expect(keyedHash('salt-1', '192.0.2.1')).toMatch(/^[0-9a-f]{32}$/)
  expect(keyedHash('salt-1', '192.0.2.1')).toBe(keyedHash('salt-1', '192.0.2.1'))
  expect(keyedHash('salt-1', '192.0.2.1')).not.toBe(keyedHash('salt-2', '192.0.2.1'))
})
