/** What other programs have to do with the site: keys by which they read. */

export interface ApiKeysTable {
  id: string
  /** As the owner called it. */
  name: string
  /** Its first characters, to know it by. */
  hint: string
  /** SHA-256 of the whole key, in hexadecimal. */
  key_hash: string
  /** Words of `src/platform/scopes.ts`, with a space between. */
  scopes: string
  created_at: string
  /** From then on it opens nothing; null: without end. */
  expires_at: string | null
  /** To the minute. */
  last_used_at: string | null
  revoked_at: string | null
}

export interface ProgramTables {
  elk_api_keys: ApiKeysTable
}
