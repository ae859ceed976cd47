/** What a browser says after it used or made a passkey, as far as it must have a form before it is checked. */
import { z } from 'zod'
import { textField } from '../../platform/request-fields.ts'

const id = textField(1_400).min(1)
const bytes = textField(8_000).min(1)
const common = { id, rawId: id, type: z.literal('public-key'), clientExtensionResults: z.record(textField(60), z.unknown()) }

/** A passkey that was used. */
export const passkeyAnswer = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: textField(200).nullish() }),
})

/** A passkey that was made. */
export const passkeyMade = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: z.array(textField(30)).max(10).optional() }),
})

export type PasskeyAnswer = z.infer<typeof passkeyAnswer>
export type PasskeyMade = z.infer<typeof passkeyMade>
