/** Where the style sheet and the mark of a brand stand. */
export const BRAND_PATH = '/huisstijl'
