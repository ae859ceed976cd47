/** Where an article is shown to the owner with words that are not on the site. */
export const PREVIEW_PAGE = '/settings/artikel-voorbeeld'
