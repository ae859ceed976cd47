/** Names of passkeys, and how many there may be. */
import { trimmedField } from '../../platform/request-fields.ts'

export const MAX_PASSKEYS = 20
const MAX_PASSKEY_NAME = 60

export const passkeyName = trimmedField(MAX_PASSKEY_NAME).min(1)
