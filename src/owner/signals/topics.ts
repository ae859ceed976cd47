/** What may ask for the owner's attention. Free of the server, since the screen lists them too. */

export const signalTopics = ['undelivered', 'links', 'model', 'claims', 'prices', 'figures', 'questions', 'notices', 'sign-in', 'week'] as const

export type SignalTopic = (typeof signalTopics)[number]

export interface Signal {
  /** The figures of the week ask for nothing; of a new message the owner has a mail at once, so it is none of the topics of the daily one. */
  topic: Exclude<SignalTopic, 'week'> | 'messages'
  count: number
  /** Slugs, claims, offices or groups of figures; none where a number says it all. */
  names: readonly string[]
  /** It goes on for weeks: it is in every mail that goes anyway, and brings one about on Mondays only. */
  isCalm?: true | undefined
  /** What is counted of a day is counted of today; without it of yesterday. */
  isToday?: true | undefined
}
