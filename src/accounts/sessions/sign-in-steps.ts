/** Steps of signing in that are under way: known by a cookie, used once, and over after minutes. */
import { hash } from 'node:crypto'
import type { AnyDatabase, Context } from '../../platform/context.ts'
import { isoNow } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { makeCookie, makeToken, readToken, type CookieName } from './cookies.ts'
import { countStepTry, deleteStepsOf, findStep, insertStep, takeStep } from './steps.queries.ts'

/** After the password, a code; or the question for a passkey, to sign in or to be taken on. */
export type StepKind = 'code' | 'use-passkey' | 'make-passkey'

interface StepCookie {
  origin: string
  headers: Headers
}

const steps: Record<StepKind, { cookie: CookieName; seconds: number }> = {
  code: { cookie: 'elk-code-step', seconds: 600 },
  'use-passkey': { cookie: 'elk-passkey-step', seconds: 300 },
  'make-passkey': { cookie: 'elk-passkey-step', seconds: 300 },
}

/** Of the token only the hash is stored, bound to what the step is for. */
const identify = (kind: StepKind, token: string): string => `${kind}:${hash('sha256', token)}`
const identifierOf = (kind: StepKind, { origin, headers }: StepCookie): string => identify(kind, readToken(origin, steps[kind].cookie, headers))

/** Returns the value of Set-Cookie. `value` is handed back by `finishStep`. */
export async function beginStep({ clock }: Context, db: AnyDatabase, input: { kind: StepKind; origin: string; value: string }): Promise<string> {
  const { cookie, seconds } = steps[input.kind]
  const token = makeToken()
  const now = isoNow(clock)
  const expiresAt = new Date(Date.parse(now) + seconds * 1000).toISOString()
  await insertStep(db, { id: newId(), identifier: identify(input.kind, token), value: input.value, expiresAt, createdAt: now, updatedAt: now })
  return makeCookie(input.origin, cookie, token, seconds)
}

/** Of a step that waits for a code: whose it is, before the dots. */
const valueOf = (userId: string): string => `${userId} `
const userOf = (value: string | undefined): string | undefined => value?.split(' ', 1)[0]

/** After the right password. Returns the value of Set-Cookie. */
export const beginCodeStep = (context: Context, db: AnyDatabase, { origin, userId }: { origin: string; userId: string }): Promise<string> =>
  beginStep(context, db, { kind: 'code', origin, value: valueOf(userId) })

/** Who waits for a code; undefined without such a step. */
export const findCodeStep = async ({ db, clock }: Context, cookie: StepCookie): Promise<string | undefined> =>
  userOf(await findStep(db, identifierOf('code', cookie), isoNow(clock)))

/** Counts a code that is offered. False without a step, and after five. */
export const tryStep = ({ db, clock }: Context, cookie: StepCookie): Promise<boolean> => countStepTry(db, identifierOf('code', cookie), isoNow(clock))

/** Uses up the step: of two at once one gets it. Undefined when there is none any more. */
export const finishStep = ({ clock }: Context, db: AnyDatabase, kind: StepKind, cookie: StepCookie): Promise<string | undefined> =>
  takeStep(db, identifierOf(kind, cookie), isoNow(clock))

/** Whoever is half signed in as this person begins again. */
export const endCodeSteps = (db: AnyDatabase, userId: string): Promise<void> => deleteStepsOf(db, valueOf(userId))
