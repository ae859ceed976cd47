/**
 * A browser that the owner signed in with before, known by a signed cookie. It opens nothing: it only gives that browser tries of its own,
 * which strangers cannot use up. Bound to the account, and not to the password: see decision 18.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { makeCookie } from '../sessions/cookies.ts'
import { DAY_MS, DAY_SECONDS } from '../../platform/days.ts'

/** As long as browsers keep a cookie. */
const DEVICE_DAYS = 400

const IN_COOKIES = /(?:^|;\s*)(?:__Host-)?elk-device=([^;]*)/
const FORM = /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/

/** The secret of the cookie's signature is made for nothing else. */
function sign({ secrets }: Pick<Context, 'secrets'>, userId: string, device: string, day: string): Buffer {
  return createHmac('sha256', secrets.derive('sign-in-device'))
    .update(JSON.stringify([userId, device, day]))
    .digest()
}

const today = ({ clock }: Pick<Context, 'clock'>): number => Math.floor(clock.now().getTime() / DAY_MS)

/** The value of Set-Cookie for a browser that has just signed in; one that was known keeps its number. */
export function deviceCookie(context: Context, input: { userId: string; device: string | undefined; origin: string }): string {
  const device = input.device ?? randomBytes(16).toString('base64url')
  const day = String(today(context))
  const value = `${device}.${day}.${sign(context, input.userId, device, day).toString('base64url')}`
  return makeCookie(input.origin, 'elk-device', value, DEVICE_DAYS * DAY_SECONDS)
}

/** The number of the browser; undefined for one that never signed in to this account, or too long ago. */
export function readDevice(context: Context, input: { userId: string | undefined; headers: Headers }): string | undefined {
  const found = IN_COOKIES.exec(input.headers.get('cookie') ?? '')?.[1]
  const [, device, day, mac] = FORM.exec(found ?? '') ?? []
  if (!input.userId || !device || !day || !mac) return undefined
  const age = today(context) - Number(day)
  if (age < -1 || age > DEVICE_DAYS) return undefined
  return timingSafeEqual(Buffer.from(mac, 'base64url'), sign(context, input.userId, device, day)) ? device : undefined
}
