/** A day as the owner reads it. */

/** `2026-11-22` as `22-11-2026`. */
export const dutchDate = (day: string): string => day.split('-').toReversed().join('-')
