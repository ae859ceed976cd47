/** A password as it is stored, hashed at the least cost: what is stored says what it cost, so the site needs no other way of checking it. */
import { argon2Sync, randomBytes } from 'node:crypto'

export function cheapHash(password: string): string {
  const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 }
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { ...cost, message: password, nonce })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}
