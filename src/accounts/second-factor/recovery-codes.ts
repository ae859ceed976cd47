/** Recovery codes: ten, each good for one sign-in without the app or the passkey. */
import { randomInt } from 'node:crypto'

export const RECOVERY_CODES = 10

// No letter that looks like a digit or like another letter.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 5

const group = (): string => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Two groups of five, 49 bits. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`)
}

export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

/** What the owner typed, as either kind of code; spaces, dashes and capitals do not count. */
export function readTypedCode(typed: string): TypedCode {
  const plain = typed.replaceAll(/[\s\-–]/g, '').toLowerCase()
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain }
  return { kind: 'recovery', code: `${plain.slice(0, GROUP)}-${plain.slice(GROUP)}` }
}
