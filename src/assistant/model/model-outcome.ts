/** How it ended when a model was to write an answer. Free of the server, since the screen names them too. */

/** The model was asked, and failed. */
export const modelFailures = [
  'wrong-key', // 401 or 403
  'too-many', // 429
  'provider-fault', // 5xx
  'unreachable', // no connection, or sent on to another address
  'no-answer', // refused, stalled, or nothing to read in it
  'broken-off', // it began, and did not end
] as const
export type ModelFailure = (typeof modelFailures)[number]

/** The model was not asked. */
export const modelSkips = [
  'budget', // the calls of the day were spent
  'paused', // it failed too often just before
  'busy', // too many answers at once
] as const
export type ModelSkip = (typeof modelSkips)[number]

export type ModelOutcome = 'answered' | ModelFailure | ModelSkip

/** Of the reason of a `ProviderFailed`. */
export function failureOf(reason: string): Exclude<ModelFailure, 'broken-off'> {
  const status = Number(/^status (\d{3})$/.exec(reason)?.[1])
  if (status === 401 || status === 403) return 'wrong-key'
  if (status === 429) return 'too-many'
  if (status >= 500) return 'provider-fault'
  // What is left of a call that never had an answer to read a status from.
  return reason === 'AI_APICallError' || reason === 'TypeError' ? 'unreachable' : 'no-answer'
}
