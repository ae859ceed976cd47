/** The sign-in library on our own connection. Loaded on first use: visitors never need it. */
import { betterAuth } from 'better-auth'
import type { Database } from '../database/database.ts'
import { SESSION_HOURS } from './owner.ts'
import { passwordRules } from './password-rule.ts'
import { hashPassword, verifyPassword } from './password.ts'

const HOUR_SECONDS = 3600

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
    session: { modelName: 'elk_auth_session', expiresIn: SESSION_HOURS * HOUR_SECONDS, updateAge: HOUR_SECONDS / 4, cookieCache: { enabled: false } },
    // Our own rate limits are rows shared by all instances.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: true, // the origin check stands before every non-GET of the whole site
      ipAddress: { disableIpTracking: true },
      cookies: { session_token: { name: https ? '__Host-elk-session' : 'elk-session' } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure: https },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>
