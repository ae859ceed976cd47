/** A stored key as others than the database know it. */
import { scopes, type Scope } from '../../platform/scopes.ts'
import type { ApiKey } from './api-key.ts'
import type { KeyRow } from './keys.queries.ts'

/** A scope that this version does not know opens nothing. */
const scopesOf = ({ scopes: stored }: Pick<KeyRow, 'scopes'>): Scope[] => {
  const words = new Set(stored.split(' '))
  return scopes.filter((scope) => words.has(scope))
}

/** `now` ISO. */
function stateOf({ revoked_at, expires_at }: Pick<KeyRow, 'revoked_at' | 'expires_at'>, now: string): ApiKey['state'] {
  if (revoked_at !== null) return 'revoked'
  return expires_at !== null && expires_at <= now ? 'expired' : 'open'
}

export const toKey = (row: KeyRow, now: string): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: scopesOf(row),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  state: stateOf(row, now),
})
