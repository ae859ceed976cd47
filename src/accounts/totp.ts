/** Codes of an authenticator app (RFC 6238: SHA-1, six digits, thirty seconds). */
import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS)

/** The code of one stretch of thirty seconds; the key is the text of the secret itself. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Which stretch the code belongs to: this one, or one to either side for clocks that differ. */
export function matchStep(secret: string, code: string, now: Date): number | undefined {
  const typed = Buffer.from(code)
  const present = stepAt(now)
  // All three are computed, so that the time taken tells nothing.
  const matches = [present - 1, present, present + 1].filter((step) => typed.length === DIGITS && timingSafeEqual(Buffer.from(totpAt(secret, step)), typed))
  return matches.at(-1)
}

/** RFC 4648 without padding: how apps want a secret typed. */
export function base32(text: string): string {
  const bits = Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the picture for the app says. */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const parameters = new URLSearchParams({ secret: base32(secret), issuer, algorithm: 'SHA1', digits: String(DIGITS), period: String(STEP_MS / 1000) })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters.toString().replaceAll('+', '%20')}`
}
