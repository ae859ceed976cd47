/**
 * Limits on tries to get in, counted over all instances. A browser that signed in before has tries of its own, which nobody else can use up;
 * everyone else is limited by network, and slowed over the whole account by a delay that grows to a quarter of an hour. See decisions 18 and 68.
 */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { endDelay, allowAttempt, type GrowingDelay } from '../../platform/growing-delay.ts'
import { countAttempt, type Limit, type LimitVerdict } from '../../platform/rate-limit.ts'
import { keyedHash } from '../../platform/secrets.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { DAY_SECONDS } from '../../platform/days.ts'

export type SignInStep = 'password' | 'code' | 'passkey' | 'passkey-question'

export interface SignInTry {
  step: SignInStep
  /** Of a browser that signed in before; see `known-device.ts`. */
  device: string | undefined
  /** What tells the account apart: the address as typed, whether or not anybody has it, or an id; '' is the first one. */
  account?: string
  /** A code of the app, offered after the right password: only these can guess it. */
  guessesCode?: boolean
}

/** Of the first account, and of what is counted over all of them. */
const ACCOUNT = 'owner'

/** Accounts share this many delays: so an address that nobody has is slowed as any other, and typing endless addresses makes no endless rows. */
const DELAYS = 256

function delayOf({ secrets }: Pick<Context, 'secrets'>, account: string): string {
  if (account === '') return ACCOUNT
  return `account-${Number.parseInt(keyedHash(secrets.derive('sign-in-delay'), account).slice(0, 8), 16) % DELAYS}`
}

const perDevice: Limit = { name: 'sign-in-device', max: 5, windowSeconds: 900 }

const perNetwork: Record<SignInStep, Limit> = {
  password: { name: 'sign-in', max: 8, windowSeconds: 600 },
  code: { name: 'sign-in-code', max: 8, windowSeconds: 600 },
  passkey: { name: 'sign-in-passkey', max: 20, windowSeconds: 600 },
  'passkey-question': { name: 'sign-in-passkey-question', max: 40, windowSeconds: 600 },
}

/** Tries of a day that a block of addresses has before the account's delay holds for it too. */
const firstTries: Limit = { name: 'sign-in-first', max: 8, windowSeconds: DAY_SECONDS }
/** The same on a day with more tries than an owner makes. */
const firstTriesUnderAttack: Limit = { ...firstTries, max: 3 }
const quietDay: Limit = { name: 'sign-in-day', max: 500, windowSeconds: DAY_SECONDS }

const passwordDelay: GrowingDelay = { name: 'sign-in-account', free: 0, firstSeconds: 30, mostSeconds: 900 }
const codeDelay: GrowingDelay = { name: 'sign-in-code-account', free: 10, firstSeconds: 30, mostSeconds: 900 }

/** Counts a try. Throws `too_many_tries`, with at most a quarter of an hour to wait. */
export async function throttleSignIn(context: Context, { step, device, account = '', guessesCode = false }: SignInTry): Promise<void> {
  if (device && (await count(context, { ...perDevice, name: `${perDevice.name}-${step}` }, device)).allowed) return
  // With its own tries used up, a known browser is treated as any other: who stole the cookie takes nothing from the owner.
  await demand(context, perNetwork[step], await count(context, perNetwork[step], networkOf(context)))
  if (step === 'password' && !(await isFirstOfBlock(context))) await demand(context, passwordDelay, await turn(context, passwordDelay, account))
  if (guessesCode) await demand(context, codeDelay, await turn(context, codeDelay, account))
}

/** After the right answer: whoever signs in finds no delay that others, or mistakes, have left. */
export async function forgetTries(context: Context, step: SignInStep, account = ''): Promise<void> {
  if (step === 'password') await endDelay(context.db, passwordDelay, delayOf(context, account))
  if (step === 'code') await endDelay(context.db, codeDelay, delayOf(context, account))
}

const count = ({ db, clock }: Context, limit: Limit, subject: string): Promise<LimitVerdict> => countAttempt(db, clock, limit, subject)
const turn = (context: Context, delay: GrowingDelay, account: string): Promise<LimitVerdict> =>
  allowAttempt(context.db, context.clock, delay, delayOf(context, account))
const networkOf = ({ actor }: Context): string => (actor.kind === 'visitor' ? actor.visitor : 'system')
const blockOf = ({ actor }: Context): string => (actor.kind === 'visitor' ? (actor.block ?? actor.visitor) : 'system')

async function isFirstOfBlock(context: Context): Promise<boolean> {
  const isQuiet = (await count(context, quietDay, ACCOUNT)).allowed
  return (await count(context, isQuiet ? firstTries : firstTriesUnderAttack, blockOf(context))).allowed
}

async function demand(context: Context, { name }: { name: string }, verdict: LimitVerdict): Promise<void> {
  if (verdict.allowed) return
  await recordRefusal(context, { action: 'sign-in.throttled', details: { limit: name } })
  throw new AppError('too_many_tries', { retryAfterSeconds: verdict.retryAfterSeconds })
}
