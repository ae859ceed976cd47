/** An address that is told what happens, as the owner's screen has it; free of the server. */
import type { WebhookEvent } from './event.ts'

export const MOST_WEBHOOKS = 10
export const MAX_WEBHOOK_NAME = 60
export const MAX_WEBHOOK_URL = 500

export interface Webhook {
  id: string
  name: string
  url: string
  events: WebhookEvent[]
  createdAt: string
  /** ISO; null: the last try was taken, or there was none. */
  failingSince: string | null
  /** Null: it is told. */
  offAt: string | null
  /** 'failing': it failed for too long. 'refused': it answered that it is gone. */
  offReason: 'owner' | 'failing' | 'refused' | null
  /** Until then the secret before signs along; null: it does not. */
  formerUntil: string | null
  /** Something is on its way to it. */
  busy: boolean
}
