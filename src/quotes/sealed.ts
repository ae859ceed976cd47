/** What a request says of a person is encrypted for that request alone, and is found by a keyed hash of the mail address. */
import { keyedHash, type Secrets } from '../platform/secrets.ts'
import type { SealedPart } from './quote-request.ts'
import { readSealed } from './stored-json.schema.ts'

const labelOf = (id: string): string => `quote-request:${id}`

export const seal = (secrets: Secrets, id: string, part: SealedPart): string => secrets.encrypt(JSON.stringify(part), labelOf(id))

/** Throws when the key of the site is another than it was. */
export const unseal = (secrets: Secrets, id: string, sealed: string): SealedPart => readSealed(id, secrets.decrypt(sealed, labelOf(id)))

/** Null without an address. */
export const personHash = (secrets: Secrets, email: string): string | null =>
  email === '' ? null : keyedHash(secrets.derive('quote-person'), email.toLowerCase())
