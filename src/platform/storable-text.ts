/** Text as both databases take it. */

/** Without zero characters and without halves of characters; one that is cut in two at the end waits for its other half. */
export const storableText = (text: string): string =>
  text
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
    .replaceAll('\0', '')
