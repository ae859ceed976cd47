/** Something that asks for the owner's attention. */
import type { SignalTopic } from '../../mail/topics.ts'

export interface Signal {
  /** The figures of the week ask for nothing. */
  topic: Exclude<SignalTopic, 'week'>
  count: number
  /** Slugs, claims, offices or groups of figures; none where a number says it all. */
  names: readonly string[]
  /** It goes on for weeks: it is in every mail that goes anyway, and brings one about on Mondays only. */
  isCalm?: true | undefined
  /** What is counted of a day is counted of today; without it of yesterday. */
  isToday?: true | undefined
}
