/** Text brought down to small letters without accents, and to the words of an address. */

/** 'Nalaténschap' -> 'nalatenschap'; digits and punctuation stay. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** "'s-Gravenhage" -> 's-gravenhage', 'Wat kost één testament?' -> 'wat-kost-een-testament': words joined by hyphens. */
export const slugOf = (text: string): string =>
  foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
