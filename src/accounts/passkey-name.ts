/** Names of passkeys, and how many there may be. */
import { trimmedField } from '../platform/door-fields.ts'

export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME = 60

export const passkeyName = trimmedField(MAX_PASSKEY_NAME).min(1)
