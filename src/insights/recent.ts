/** What the owner reads first, whatever period was chosen: the few numbers of today and of the last seven days. */
import type { MeasureName } from './measures.ts'

export const recentMeasures = ['visitors', 'page_views', 'sessions', 'questions', 'redirects', 'contact_messages'] as const satisfies readonly MeasureName[]
export type RecentMeasure = (typeof recentMeasures)[number]

/** Null: not measured yet. */
export type RecentCounts = Record<RecentMeasure, number | null>
