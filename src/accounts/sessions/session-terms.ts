/** How long the owner stays signed in: the bounds, and when a session ends. Free of the server, since the owner's screen needs the bounds too. */
import { DAY_MS, HOUR_MS } from '../../platform/days.ts'

const sessionSettings = ['session_idle_hours', 'session_days'] as const

export type SessionSetting = (typeof sessionSettings)[number]

export const sessionBounds: Readonly<Record<SessionSetting, { min: number; max: number; default: string }>> = {
  session_idle_hours: { min: 1, max: 24, default: '12' },
  session_days: { min: 1, max: 30, default: '30' },
}

/** In milliseconds. */
export interface SessionTerms {
  /** Without use. */
  idle: number
  /** From signing in, whatever the use. */
  whole: number
}

/** A whole number within the bounds, as typed. */
export function isSessionTerm(setting: SessionSetting, text: string): boolean {
  const { min, max } = sessionBounds[setting]
  return /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max
}

/** A stored value that makes no sense is read as the default. */
export function readSessionTerms(settings: Readonly<Record<SessionSetting, string>>): SessionTerms {
  const numberOf = (setting: SessionSetting) => Number(isSessionTerm(setting, settings[setting]) ? settings[setting] : sessionBounds[setting].default)
  return { idle: numberOf('session_idle_hours') * HOUR_MS, whole: numberOf('session_days') * DAY_MS }
}

export interface SessionEnds {
  /** When it is not used before. */
  unused: string
  /** At the latest. */
  latest: string
}

/** Times are ISO; `usedAt` is the last use. */
export function sessionEnds(session: { createdAt: string; usedAt: string }, terms: SessionTerms): SessionEnds {
  const latest = Date.parse(session.createdAt) + terms.whole
  const unused = Math.min(latest, Date.parse(session.usedAt) + terms.idle)
  return { unused: new Date(unused).toISOString(), latest: new Date(latest).toISOString() }
}
