/** Secrets and signatures as the specification 'Standard Webhooks' has them, so that receivers find a library for it. */
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64')

/** By which a sealed secret is bound to its webhook. */
export const labelOf = (id: string): string => `webhook:${id}`

export interface Message {
  id: string
  /** Seconds since 1970, UTC. */
  timestamp: number
  body: string
}

/** A signature for each secret, with a space between: while a secret is changed over, either fits. */
export function signatureOf({ id, timestamp, body }: Message, secrets: readonly string[]): string {
  const signed = `${id}.${timestamp}.${body}`
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(signed)
      .digest('base64')
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ')
}
