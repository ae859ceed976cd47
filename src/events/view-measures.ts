/** What is counted of an opened page, each apart: no row tells which source, page and device belonged together. Free of the server, since the screen needs the names too. */

export type ViewMeasure = 'views_by_page' | 'views_by_device' | 'arrivals_by_source' | 'arrivals_by_campaign'

/** Names a day of what a visitor's browser says of itself; what comes after them is taken together. Closed lists need no bound. */
export const namesADay: Readonly<Partial<Record<ViewMeasure, number>>> = { arrivals_by_source: 100, arrivals_by_campaign: 40 }

/** Stands for what is taken together. */
export const OTHER = '…'
/** No other site was named: an address that was typed, a bookmark, an app, a mail. */
export const DIRECT = 'direct'

/** Search engines go by a name without a dot, so that no host can pass for one. */
export const engines = ['google', 'bing', 'duckduckgo', 'ecosia', 'startpage', 'qwant', 'brave', 'yahoo', 'yandex', 'baidu'] as const
export type Engine = (typeof engines)[number]

const closed: ReadonlySet<string> = new Set([DIRECT, OTHER, ...engines])

/** Names that are always kept, however many others a day has. */
export const isClosedName = (name: string): boolean => closed.has(name)
