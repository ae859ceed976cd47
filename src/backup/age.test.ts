import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { isSealed, openWith, sealWith } from './age.ts'

const PASSPHRASE = 'paard batterij nietje correct'
const CHUNK = 64 * 1024
/** Guessing costs nothing here. */
const CHEAP = 4

const collect = async (parts: AsyncIterable<Buffer>): Promise<Buffer> => Buffer.concat(await Array.fromAsync(parts))
const pieces = (bytes: Buffer, size: number) => Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size))
const seal = (plain: Buffer) => collect(sealWith(PASSPHRASE, Readable.from([plain]), CHEAP))
const open = (sealed: Buffer, passphrase = PASSPHRASE) => collect(openWith(passphrase, Readable.from([sealed])))

/** Made by the program age 1.1.1 with this passphrase. */
const MADE_BY_AGE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBTbnNzbWNubUJVcVBGK0c5bldpanBBIDE4ClBQT3V1SzMxS25FSHFocWZhWGtOUVNIbUcvVnhpNnAvMXZuTzN1dFFNL2sKLS0tIHhYS3ZFZ2t6U1gyOG1BUmh0bEhlNitFSnpxdXdPTkNDMUh1Q1VrYlRBd00Kjjba9N47zgYu4cXtjcU3K8GKEHS4+3MI2hOFyXFtPpZEzEpy7VlCA+pC/iYBnretVlTk'

test('what age itself encrypted opens', async () => {
  expect((await open(Buffer.from(MADE_BY_AGE, 'base64'))).toString()).toBe('Zeven testamenten.\n')
})

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('%i bytes come back as they were', async (size) => {
  const plain = Buffer.alloc(size, 'akte')
  const sealed = await seal(plain)
  expect(isSealed(sealed)).toBe(true)
  expect((await open(sealed)).equals(plain)).toBe(true)
})

test('in pieces of any size the same comes out', async () => {
  const plain = Buffer.alloc(2 * CHUNK + 5, 'akte')
  const sealed = await collect(sealWith(PASSPHRASE, Readable.from(pieces(plain, 1_000)), CHEAP))
  expect((await collect(openWith(PASSPHRASE, Readable.from(pieces(sealed, 777))))).equals(plain)).toBe(true)
})

test('another passphrase opens nothing', async () => {
  await expect(open(await seal(Buffer.from('geheim')), 'een heel andere zin')).rejects.toThrow('the passphrase is another one')
})

test('a file that was cut off at any chunk, or of which any part was altered, does not open', async () => {
  const sealed = await seal(Buffer.alloc(2 * CHUNK + 10, 'akte'))
  const payload = sealed.length - (2 * CHUNK + 10 + 3 * 16)
  for (const length of [payload, payload + CHUNK + 16, payload + 2 * (CHUNK + 16), sealed.length - 1])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow('altered or cut off')
  for (const at of [payload - 20, payload, payload + CHUNK + 20, sealed.length - 1]) {
    const altered = Buffer.from(sealed)
    altered[at] = (altered[at] ?? 0) ^ 1
    await expect(open(altered)).rejects.toThrow()
  }
})

test('a file that asks for more work than age ever does is not begun', async () => {
  const greedy = Buffer.from((await seal(Buffer.from('x'))).toString('latin1').replace(/ 4\n/, ' 30\n'), 'latin1')
  await expect(open(greedy)).rejects.toThrow('not encrypted with one passphrase')
})
