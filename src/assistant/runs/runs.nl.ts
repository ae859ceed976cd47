/** What a visitor reads of an answer that ended before its end. */
export const runTexts = {
  stopped: 'U hebt het antwoord gestopt.',
} as const
