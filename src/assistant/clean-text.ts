/** Brings what a visitor typed to plain text: no control characters, no invisible ones that could carry hidden text. */

// Tag characters, variation selectors, zero-width and bidirectional controls, private use, and control characters except newline and tab.
// oxlint-disable-next-line no-control-regex, no-misleading-character-class -- removing exactly these is the purpose
const INVISIBLE =
  /[\u{E0000}-\u{E007F}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u00AD\uE000-\uF8FF\u0000-\u0008\u000B-\u001F\u007F-\u009F]/gu

export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
