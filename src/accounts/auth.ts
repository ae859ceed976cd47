/** The sign-in library on our own connection. Loaded on first use: visitors never need it. */
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '../database/database.ts'
import { AppError } from '../errors/errors.ts'
import { passkeyPlace } from './passkey-place.ts'
import { passwordRules } from './password-rule.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { renewSession } from './renew-session.ts'
import { sessionBounds } from './session-terms.ts'
import { productName } from '../platform/product.ts'

const DAY_SECONDS = 86_400

/** How long the owner may take between the password and the code. */
const STEP_SECONDS = 600

const cookieNames = { session_token: 'elk-session', two_factor: 'elk-code-step', passkey_challenge: 'elk-passkey-step' } as const

export interface AuthOptions {
  db: Database
  secret: string
  origin: string
}

export function createAuth({ db, secret, origin }: AuthOptions) {
  const https = origin.startsWith('https:')
  return betterAuth({
    appName: 'admin',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    // Times as ISO text and booleans as 0 and 1 on both databases; see migration 0005.
    database: { db, type: 'sqlite' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordRules.min,
      maxPasswordLength: passwordRules.max,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    user: { modelName: 'elk_auth_user' },
    account: { modelName: 'elk_auth_account' },
    verification: { modelName: 'elk_auth_verification' },
    session: {
      modelName: 'elk_auth_session',
      // The longest there is. `find-owner-session.ts` ends a session by the owner's own terms, and alone writes down its use.
      expiresIn: sessionBounds.session_days.max * DAY_SECONDS,
      disableSessionRefresh: true,
      freshAge: 0,
      cookieCache: { enabled: false },
    },
    // Our own rate limits are rows shared by all instances.
    rateLimit: { enabled: false },
    plugins: [
      renewSession(),
      // Wrong codes are counted by `throttle-sign-in.ts`; the library's own lock would keep the owner out as well.
      twoFactor({ schema: { twoFactor: { modelName: 'elk_auth_two_factor' } }, twoFactorCookieMaxAge: STEP_SECONDS, accountLockout: { enabled: false } }),
      passkey({
        ...passkeyPlace(origin),
        rpName: productName,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
        schema: { passkey: { modelName: 'elk_auth_passkey' } },
        // The library takes a passkey that did not ask who is there; then it would be one factor and not two.
        registration: { afterVerification: async ({ verification }) => demandUser(verification.registrationInfo?.userVerified) },
        authentication: { afterVerification: async ({ verification }) => demandUser(verification.authenticationInfo.userVerified) },
      }),
    ],
    telemetry: { enabled: false },
    logger: { level: 'error', log: tellAway },
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: true, // the origin check stands before every non-GET of the whole site
      ipAddress: { disableIpTracking: true },
      cookies: Object.fromEntries(Object.entries(cookieNames).map(([key, name]) => [key, { name: https ? `__Host-${name}` : name }])),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure: https },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>

async function demandUser(verified: boolean | undefined): Promise<void> {
  if (!verified) throw new APIError('UNAUTHORIZED')
}

/**
 * The library catches faults of the database, hands them to its log and answers 500, or that the password is wrong. What is away is told as
 * such instead; nothing is written here.
 */
function tellAway(_level: string, ...noted: unknown[]): void {
  const away = noted.find((one) => one instanceof AppError && one.code === 'unavailable')
  if (away) throw away
}
