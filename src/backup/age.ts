/** Encryption with a passphrase in the format of age (age-encryption.org/v1), so that `age --decrypt` opens it without this program. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const CHUNK = 64 * 1024
const TAG = 16
const FILE_KEY = 16
const SALT = 16
/** 64 MB for a moment: dear to who guesses, and bearable for a small server. */
const COST_BITS = 16
/** A file may ask for as much as age itself writes, and no more. */
const MOST_COST_BITS = 20
const INTRO = 'age-encryption.org/v1'
const LONGEST_HEADER = 1_000

export const isSealed = (start: Buffer): boolean => start.toString('latin1', 0, INTRO.length) === INTRO

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number, options: object) => Promise<Buffer>
const hkdf = (key: Buffer, salt: Buffer, info: string): Buffer => Buffer.from(hkdfSync('sha256', key, salt, info, 32))
const macOf = (fileKey: Buffer, header: string): Buffer =>
  createHmac('sha256', hkdf(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest()

const wrapKey = (passphrase: string, salt: Buffer, bits: number): Promise<Buffer> =>
  derive(passphrase, Buffer.concat([Buffer.from(`${INTRO}/scrypt`), salt]), 32, { N: 2 ** bits, r: 8, p: 1, maxmem: 2 ** bits * 1024 + 1_048_576 })

function seal(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG })
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG })
  decipher.setAuthTag(sealed.subarray(-TAG))
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
}

const noNonce = Buffer.alloc(12)

/** The counter of the chunk, and whether it is the last: a file that was cut off does not open. */
function nonceOf(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(counter, 5, 6)
  nonce[11] = Number(isLast)
  return nonce
}

/** Pieces of one size, the last one shorter; `isLast` is known before a piece is given. */
async function* inChunks(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const part of source) {
    waiting.push(part)
    length += part.length
    if (length <= size) continue
    let all = Buffer.concat(waiting)
    for (; all.length > size; all = all.subarray(size)) yield { chunk: all.subarray(0, size), isLast: false }
    waiting = [all]
    length = all.length
  }
  yield { chunk: Buffer.concat(waiting), isLast: true }
}

/** `costBits`: the work of one guess, doubled by each. */
export async function* sealWith(passphrase: string, source: AsyncIterable<Buffer>, costBits = COST_BITS): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(FILE_KEY)
  const salt = randomBytes(SALT)
  const body = base64(seal(await wrapKey(passphrase, salt, costBits), noNonce, fileKey))
  const header = `${INTRO}\n-> scrypt ${base64(salt)} ${costBits}\n${body}\n---`
  const nonce = randomBytes(16)
  yield Buffer.concat([Buffer.from(`${header} ${base64(macOf(fileKey, header))}\n`), nonce])
  const key = hkdf(fileKey, nonce, 'payload')
  let counter = 0
  for await (const { chunk, isLast } of inChunks(source, CHUNK)) yield seal(key, nonceOf(counter++, isLast), chunk)
}

/** Of a file with one passphrase. */
const headerForm = /^(age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9][0-9]?)\n([A-Za-z0-9+/]{43})\n---) ([A-Za-z0-9+/]{43})\n/

async function readFileKey(passphrase: string, start: Buffer): Promise<{ fileKey: Buffer; headerBytes: number }> {
  const [whole = '', header = '', salt = '', bits = '', body = '', mac = ''] = headerForm.exec(start.toString('latin1')) ?? []
  if (whole === '' || Number(bits) > MOST_COST_BITS) throw new Error('the file is not encrypted with one passphrase in the format of age')
  const key = await wrapKey(passphrase, Buffer.from(salt, 'base64'), Number(bits))
  let fileKey: Buffer
  try {
    fileKey = open(key, noNonce, Buffer.from(body, 'base64'))
  } catch (cause) {
    throw new Error('the passphrase is another one', { cause })
  }
  if (!timingSafeEqual(macOf(fileKey, header), Buffer.from(mac, 'base64'))) throw new Error('the header of the file was altered')
  return { fileKey, headerBytes: whole.length }
}

/** Gives nothing that was altered; the end is given only when the file is whole. */
export async function* openWith(passphrase: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const parts = source[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (start.length < LONGEST_HEADER) {
    const { value, done } = await parts.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  const { fileKey, headerBytes } = await readFileKey(passphrase, start.subarray(0, LONGEST_HEADER))
  const key = hkdf(fileKey, start.subarray(headerBytes, headerBytes + 16), 'payload')
  async function* payload(): AsyncGenerator<Buffer> {
    yield start.subarray(headerBytes + 16)
    yield* { [Symbol.asyncIterator]: () => parts }
  }
  let counter = 0
  for await (const { chunk, isLast } of inChunks(payload(), CHUNK + TAG)) {
    let plain: Buffer
    try {
      plain = open(key, nonceOf(counter++, isLast), chunk)
    } catch (cause) {
      throw new Error('the file was altered or cut off', { cause })
    }
    yield plain
  }
}
