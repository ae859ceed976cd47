/** Why an office gives no quote. */
export const declineReasons = ['druk', 'soort', 'plaats', 'belang', 'anders'] as const
export type DeclineReason = (typeof declineReasons)[number]

export const isDeclineReason = (text: string): text is DeclineReason => declineReasons.some((reason) => reason === text)
