/** The id of what a form sends, so that the same form with the same text is stored once. */
import { createHash } from 'node:crypto'

/** `submissionKey` is hidden in the form that was shown; a form that was changed and sent again is another one. RFC 9562 version 8. */
export function submissionId(submissionKey: string, typed: object): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([submissionKey, typed]))
    .digest()
  bytes[6] = 0x80 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
