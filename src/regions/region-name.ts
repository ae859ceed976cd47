/** How names of regions are compared and written in addresses. */

/** "'s-Gravenhage" -> 's-gravenhage'; lower case, no accents, words joined by hyphens. */
export function regionSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** What two spellings of one name have in common: "Den Bosch", 'den-bosch' and 'DENBOSCH' are equal. */
export const nameKey = (text: string): string => regionSlug(text).replaceAll('-', '')
