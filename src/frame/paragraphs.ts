/** A text of the home page as the paragraphs that are shown. */

/** Split on blank lines. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
