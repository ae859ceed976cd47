/** What a hit on a link may be; also for the owner's screen. */

/** In the order of the owner's screen. Only 'human' counts as a click. */
export const clickKinds = ['human', 'duplicate', 'excess', 'bot', 'prefetch', 'head', 'image', 'frame', 'fetch'] as const

export type ClickKind = (typeof clickKinds)[number]

/** Clicks of people from one network on one link that count on one day, in UTC: then the key of a network turns over. */
export const CLICKS_A_DAY = 20
