/** What a browser says after it used or made a passkey, as far as it must have a form before the sign-in library checks it. */
import { z } from 'zod'

const id = z.string().min(1).max(1_400)
const bytes = z.string().min(1).max(8_000)
const common = { id, rawId: id, type: z.literal('public-key'), clientExtensionResults: z.record(z.string().max(60), z.unknown()) }

/** A passkey that was used. */
export const passkeyAnswer = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: z.string().max(200).nullish() }),
})

/** A passkey that was made. */
export const passkeyMade = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: z.array(z.string().max(30)).max(10).optional() }),
})

export type PasskeyAnswer = z.infer<typeof passkeyAnswer>
export type PasskeyMade = z.infer<typeof passkeyMade>
