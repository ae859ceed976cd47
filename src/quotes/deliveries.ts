/** The mails of this room: the kind that says who writes each, and its key, by which it goes once. */
import type { DeliveryState } from '../mail/delivery-state.ts'
import { againKeys } from '../mail/again-keys.ts'

export const PAGE_DELIVERY = 'quote-page'
export const CONFIRM_DELIVERY = 'quote-confirm'
export const INVITATION_DELIVERY = 'quote-invitation'
export const CODE_DELIVERY = 'quote-code'
export const ARRIVED_DELIVERY = 'quote-arrived'

export const REMINDER_DELIVERY = 'quote-reminder'
export const ENDED_DELIVERY = 'quote-ended'
export const CHOSEN_DELIVERY = 'quote-chosen'
export const OVER_DELIVERY = 'quote-over'

export const QUESTION_DELIVERY = 'quote-question'
export const ANSWERED_DELIVERY = 'quote-answered'

export const REVIEW_DELIVERY = 'quote-review'

export const FORWARD_DELIVERY = 'quote-forward'

export const PROPOSAL_DELIVERY = 'quote-proposal'
export const DESK_DELIVERY = 'quote-desk'

/** Of one request. */
export const MOST_FORWARDS = 4
/** To one office. */
export const MOST_QUESTIONS = 5

export const pageKey = (requestId: string): string => `${requestId}-pagina`
export const invitationKey = (invitationId: string): string => `${invitationId}-uitnodiging`
/** `at`: when the code was made. */
export const codeKey = (notaryId: string, at: string): string => `${notaryId}-code-${Date.parse(at)}`
/** `at`: when it was asked for. */
export const deskKey = (notaryId: string, at: string): string => `${notaryId}-overzicht-${Date.parse(at)}`
export const arrivedKey = (invitationId: string): string => `${invitationId}-offerte`

export const reminderKey = (invitationId: string, number: number): string => `${invitationId}-herinnering-${number}`
export const endedKey = (requestId: string): string => `${requestId}-einde`
export const chosenKey = (invitationId: string): string => `${invitationId}-gekozen`
export const overKey = (invitationId: string): string => `${invitationId}-voorbij`

export const questionKey = (invitationId: string, number: number): string => `${invitationId}-vraag-${number}`
export const answeredKey = (invitationId: string, number: number): string => `${invitationId}-antwoord-${number}`

export const forwardKey = (requestId: string, number: number): string => `${requestId}-toestemming-${number}`

/** Of the request or the invitation that a key begins with. */
export const ID_LENGTH = 36

/** What a mail of a request is called by, after the id that its key begins with. */
export const mailName = (key: string): string => key.slice(ID_LENGTH + 1).replace(/-opnieuw-(\d)$/, ', opnieuw ($1)')

export const proposalKey = (proposalId: string): string => `${proposalId}-opgave`

export const reviewKey = (requestId: string): string => `${requestId}-beoordeling`

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1)

/** What the owner can have sent again once it is out: what a request hangs on. */
const resendable = (requestId: string, invitationIds: readonly string[]): string[] => [
  pageKey(requestId),
  endedKey(requestId),
  ...invitationIds.flatMap((id) => [invitationKey, chosenKey, overKey].map((keyOf) => keyOf(id))),
]

/** All that can be waiting of a request. */
export const keysOf = (requestId: string, invitationIds: readonly string[]): string[] => [
  ...upTo(MOST_FORWARDS).map((number) => forwardKey(requestId, number)),
  ...resendable(requestId, invitationIds).flatMap((key) => [key, ...againKeys(key)]),
  reviewKey(requestId),
  ...invitationIds.flatMap((id) => [
    arrivedKey(id),
    ...upTo(3).map((number) => reminderKey(id, number)),
    ...upTo(MOST_QUESTIONS).flatMap((number) => [questionKey(id, number), answeredKey(id, number)]),
  ]),
]

/** `isConfirmed`: then the mail that asks for that says nothing any more. */
export function canResend(key: string, { status }: Pick<DeliveryState, 'status'>, { isConfirmed }: { isConfirmed: boolean }): boolean {
  if (isConfirmed && key.endsWith('-pagina')) return false
  return status === 'failed' || (status === 'delivered' && /-(?:pagina|uitnodiging|gekozen|voorbij|einde)$/.test(key))
}
