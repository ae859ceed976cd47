/** How passwords are hashed (argon2id, 64 MiB, 3 passes; OWASP ASVS 5.0 appendix C). */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { HashingCost } from '../../platform/context.ts'
import { createSlots, inSlot } from '../../platform/slots.ts'

const derive = promisify(argon2)
const REAL_COST: HashingCost = { memory: 65_536, passes: 3 }

// Each hash takes 64 MiB; two at a time keeps a burst of sign-ins from exhausting a small server.
const hashing = createSlots(2, Infinity)

/** PHC string: `$argon2id$v=19$m=65536,t=3,p=1$<salt>$<tag>`. */
export async function hashPassword(password: string, { memory, passes }: HashingCost = REAL_COST): Promise<string> {
  const nonce = randomBytes(16)
  const parameters = { memory, passes, parallelism: 1, tagLength: 32 }
  const tag = await inSlot(hashing, () => derive('argon2id', { ...parameters, message: password.normalize('NFKC'), nonce }))
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

/** False for a wrong password and for a hash of unknown form. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)
  if (!match) return false
  const [, memory, passes, parallelism, salt, expected] = match
  const wanted = Buffer.from(expected ?? '', 'base64url')
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: wanted.length }
  const tag = await inSlot(hashing, () =>
    derive('argon2id', { ...parameters, message: password.normalize('NFKC'), nonce: Buffer.from(salt ?? '', 'base64url') }),
  )
  return timingSafeEqual(tag, wanted)
}
