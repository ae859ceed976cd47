/** Names of passkeys, and how many there may be. */
import { z } from 'zod'

export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME = 60

export const passkeyName = z.string().trim().min(1).max(MAX_PASSKEY_NAME)
