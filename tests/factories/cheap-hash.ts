/** A password as it is stored, hashed at the least cost: what is stored says what it cost, so the site needs no other way of checking it. */
import { argon2Sync, randomBytes } from 'node:crypto'
import type { HashingCost } from '../../src/platform/context.ts'

/** The least that argon2id takes. */
export const LEAST_COST: HashingCost = { memory: 8, passes: 1 }

export function cheapHash(password: string): string {
  const cost = { ...LEAST_COST, parallelism: 1, tagLength: 32 }
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { ...cost, message: password, nonce })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}
