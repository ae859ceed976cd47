/** How passwords are hashed (argon2id, 64 MiB, 3 passes; OWASP ASVS 5.0 appendix C). */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const PARAMETERS = { parallelism: 1, tagLength: 32, memory: 65_536, passes: 3 } as const

// Each hash takes 64 MiB; two at a time keeps a burst of sign-ins from exhausting a small server.
let running = 0
const waiting: (() => void)[] = []

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** PHC string: `$argon2id$v=19$m=65536,t=3,p=1$<salt>$<tag>`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await limited(() => derive('argon2id', { ...PARAMETERS, message: password.normalize('NFKC'), nonce }))
  return `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

/** False for a wrong password and for a hash of unknown form. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)
  if (!match) return false
  const [, memory, passes, parallelism, salt, expected] = match
  const wanted = Buffer.from(expected ?? '', 'base64url')
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: wanted.length }
  const tag = await limited(() => derive('argon2id', { ...parameters, message: password.normalize('NFKC'), nonce: Buffer.from(salt ?? '', 'base64url') }))
  return timingSafeEqual(tag, wanted)
}
