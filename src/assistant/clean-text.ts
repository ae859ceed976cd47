/** Brings what a visitor typed to plain text: no control characters, no invisible ones that could carry hidden text. */

// Tag characters, variation selectors, zero-width and bidirectional controls, private use, and control characters except newline and tab.
const HIDDEN_RANGES: [first: number, last: number][] = [
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xe000, 0xf8ff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xe0000, 0xe007f],
  [0xe0100, 0xe01ef],
]

const hex = (code: number) => `\\u{${code.toString(16)}}`
const INVISIBLE = new RegExp(`[${HIDDEN_RANGES.map(([first, last]) => `${hex(first)}-${hex(last)}`).join('')}]`, 'gu')

export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
