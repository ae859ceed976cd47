/** What a visitor searched for, or what an unknown address was about, as plain words. */

const LONGEST = 200

export const readSearchWords = (text: string | null): string =>
  (text ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)

/** '/wat-kost-een-testament.html' -> 'wat kost een testament'. */
export function wordsOfPath(pathname: string): string {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // A malformed address is searched for as it stands.
  }
  return readSearchWords(path.replace(/\.[a-z]{2,5}$/i, '').replace(/[^\p{L}\p{N}]+/gu, ' '))
}
