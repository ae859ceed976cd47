/** Calls of signing in and of the settings, with the types of their own routes. */
import { hc } from 'hono/client'
import type { accountsApi } from '../accounts/sign-in/accounts.api.ts'
import type { ownSessionApi } from '../accounts/sessions/own-session.api.ts'
import type { settingsApi } from './settings.api.ts'

export const accountsCalls = hc<ReturnType<typeof accountsApi>>('/')
export const ownSessionCalls = hc<ReturnType<typeof ownSessionApi>>('/')
export const settingsCalls = hc<ReturnType<typeof settingsApi>>('/')
