/** Tables of the second factor, and the log of who did what. Times are ISO text and booleans 0 and 1, see migration 0005. */
import type { Generated } from 'kysely'

export interface AuthTwoFactorTable {
  id: string
  /** Encrypted. */
  secret: string
  /** Encrypted JSON list of the recovery codes that are left. */
  backupCodes: string
  userId: string
  /** 1 once a code of the app was seen; until then there are at most recovery codes. */
  verified: Generated<number>
  /** The stretch of 30 seconds of the last code that was used: none of it or before it counts again. */
  lastStep: Generated<number>
  confirmedAt: string | null
}

export interface AuthPasskeyTable {
  id: string
  name: string | null
  publicKey: string
  userId: string
  credentialID: string
  counter: number
  deviceType: string
  backedUp: number
  transports: string | null
  createdAt: string | null
  aaguid: string | null
  lastUsedAt: string | null
}

/** Steps of signing in that are under way. */
export interface AuthVerificationTable {
  id: string
  /** What the step is for, and the hash of the token in its cookie. */
  identifier: string
  /** The question to a passkey; of a step that waits for a code, a dot for each that was offered. */
  value: string
  expiresAt: string
  createdAt: string
  updatedAt: string
}

/** Append-only; the database itself sees to it. */
export interface AuditLogTable {
  id: string
  actor: string
  action: string
  subject: string | null
  /** JSON object; secrets masked. */
  details: string | null
  visitor: string | null
  request_id: string | null
  created_at: string
  /** Refused tries, or calls of a program, that this row stands for; it only goes up, by one. */
  count: Generated<number>
  /** Which of them are counted here; null for every other row. */
  refusal: Generated<string | null>
}

export interface SignInTables {
  elk_audit_log: AuditLogTable
  elk_auth_two_factor: AuthTwoFactorTable
  elk_auth_passkey: AuthPasskeyTable
  elk_auth_verification: AuthVerificationTable
}
