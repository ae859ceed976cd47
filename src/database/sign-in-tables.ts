/** Tables of people, of the second factor, and the log of who did what. Times are ISO text and booleans 0 and 1, see migration 0005. */
import type { Generated } from 'kysely'

export interface AuthUserTable {
  id: string
  name: string
  /** In small letters. Of the first owner, and of who was removed, one that nobody has. */
  email: string
  /** 0 or 1. */
  emailVerified: number
  image: string | null
  role: Generated<'reader' | 'editor' | 'owner'>
  /** 1 of the account that the first start made, which signs in without an address; 0 of the others. */
  isFirst: Generated<number>
  lastSignInAt: Generated<string | null>
  /** Null: may sign in. */
  suspendedAt: Generated<string | null>
  /** Null: is there. Of who was removed the name stays, for the log. */
  removedAt: Generated<string | null>
  createdAt: string
  updatedAt: string
}

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
  /** The question to a passkey; of a step that waits for a code, whose it is, and a dot for each that was offered. */
  value: string
  expiresAt: string
  createdAt: string
  updatedAt: string
}

/** Who was invited and has not come yet. */
export interface AuthInvitationTable {
  id: string
  /** SHA-256 of what the link carries, in hexadecimal. */
  token: string
  /** In small letters; one invitation for each. */
  email: string
  role: 'reader' | 'editor' | 'owner'
  invitedBy: string
  createdAt: string
  expiresAt: string
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
  elk_auth_user: AuthUserTable
  elk_auth_invitation: AuthInvitationTable
  elk_audit_log: AuditLogTable
  elk_auth_two_factor: AuthTwoFactorTable
  elk_auth_passkey: AuthPasskeyTable
  elk_auth_verification: AuthVerificationTable
}
