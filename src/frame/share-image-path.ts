/** Where the build puts the pictures for shared links. */

/** Of every page that has no picture of its own. */
export const GENERAL_IMAGE = 'algemeen'

/** `nameless`: without the product's name, for a site of another name. */
export const shareImagePath = (name: string, nameless: boolean): string => `/og/${nameless ? 'titel/' : ''}${name}.png`
