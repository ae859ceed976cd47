/** The keys of a mail that went once more, told from its own: free of the server, since a screen lists them too. */

/** A receiver who did not get it four times needs another address. */
const MOST_AGAIN = 3

export const againKeys = (dedupeKey: string): string[] => Array.from({ length: MOST_AGAIN }, (_, at) => `${dedupeKey}-opnieuw-${at + 1}`)
