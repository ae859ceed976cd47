/** Codes of an authenticator app (RFC 6238: SHA-1, six digits, thirty seconds). The key is the text of the secret itself. */
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ secret: Secret.fromUTF8(secret), issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

export const stepAt = (now: Date): number => TOTP.counter({ period: PERIOD_SECONDS, timestamp: now.getTime() })

/** The code of one stretch of thirty seconds. */
export const totpAt = (secret: string, step: number): string => totpOf(secret).generate({ timestamp: step * PERIOD_SECONDS * 1000 })

/** Which stretch the code belongs to: this one, or one to either side for clocks that differ. */
export function matchStep(secret: string, code: string, now: Date): number | undefined {
  // The library compares bytes, and throws where the same number of characters is another number of bytes.
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : stepAt(now) + delta
}

/** RFC 4648 without padding: how apps want a secret typed. */
export const base32 = (text: string): string => Secret.fromUTF8(text).base32

/** What the picture for the app says. */
export const totpAddress = (secret: string, issuer: string, account: string): string => totpOf(secret, issuer, account).toString()
