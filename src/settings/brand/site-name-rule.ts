/** What a site may be called. Free of the server, since the owner's screen checks it while typing. */

/** Room for a page's own words beside it in a title. */
export const MAX_SITE_NAME = 40

/** Our own letters, digits and the signs of names; nothing that a mail program or a search engine would read as markup or as an address. */
export const isSiteName = (name: string): boolean =>
  name.length >= 2 && name.length <= MAX_SITE_NAME && /^[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d '’&.+-]*$/u.test(name)
