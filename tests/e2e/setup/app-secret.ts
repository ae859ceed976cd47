/** The secret of an app for codes, read from the screen. */

/** The text of a secret as the app holds it. */
export function secretOf(shown: string): string {
  const bits = Array.from(shown.replaceAll(/\s/g, ''), (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))).toString()
}
