/** How long an addition to a page may be, for the form as well. */
export const MAX_PAGE_TEXT = 20_000
