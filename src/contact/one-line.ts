const MAX_SUBJECT_PART = 80

/** The routes refuse line breaks in a name; a head of a mail must not depend on that. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_PART)
