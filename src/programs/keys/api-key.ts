/** A key as the owner's screen has it; free of the server. */
import type { Scope } from '../../platform/scopes.ts'

/** Keys that open something, at once. */
export const MOST_KEYS = 25
export const MAX_KEY_NAME = 60

export interface ApiKey {
  id: string
  name: string
  /** Its first characters. */
  hint: string
  scopes: Scope[]
  createdAt: string
  /** ISO; null: without end. */
  expiresAt: string | null
  /** To the minute; null: never. */
  lastUsedAt: string | null
  state: 'open' | 'expired' | 'revoked'
}
