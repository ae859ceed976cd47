/** What is said of a postcode: it is measured from, but the place it lies in is asked. `postcode` is 'postcode 1276'. */
export const postcodeTexts = {
  nearest: (postcode: string) => `Dit zijn de dichtstbijzijnde notarissen, gemeten vanaf ${postcode}.`,
  /** Above the places to choose from, as links. */
  choose: (postcode: string, [first = '']: readonly string[]) => `${capital(postcode)} ligt in of bij ${first}. Kies hier uw plaats:`,
} as const

const capital = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase())
