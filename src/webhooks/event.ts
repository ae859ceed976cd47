/** What other programs can be told of. Free of the server, since the screen lists it too. */

export const webhookEvents = ['message.received', 'request.confirmed', 'request.office_chosen', 'click.recorded', 'question.unanswered'] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent when the owner asks for it, to try an address. */
export const TEST_EVENT = 'webhook.test'

/** Clicks that one event tells of; more become several. */
export const MOST_CLICKS = 100

/** Ids alone: who wants to know more asks the API for it, with a key that may. */
export interface EventData {
  'message.received': { message_id: string }
  'request.confirmed': { request_id: string }
  'request.office_chosen': { request_id: string; invitation_id: string }
  'click.recorded': { click_ids: readonly string[] }
  'question.unanswered': { conversation_id: string; message_id: string }
  [TEST_EVENT]: { webhook_id: string }
}
