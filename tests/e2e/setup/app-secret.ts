/** The secret of an app for codes, read from the screen. */

/** The text of a secret as the app holds it. */
export function secretOf(shown: string): string {
  const bits = Array.from(shown.replaceAll(/\s/g, ''), (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))).toString()
}

const STEP_MS = 30_000
const ROOM_MS = 15_000

/** Waits for a step with time enough left in it, so that a code of now does not grow too old while it is typed. */
export async function roomInStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < ROOM_MS) await new Promise((resolve) => setTimeout(resolve, left))
}
