/** A mark in a form that says when it was shown, which only this site can make. */
import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import { keyedHash, type Secrets } from '../platform/secrets.ts'

/** Nobody reads the form and fills it in sooner. */
export const LEAST_MS = 4_000

interface Marking {
  secrets: Pick<Secrets, 'derive'>
  clock: Clock
}

const signed = (secrets: Pick<Secrets, 'derive'>, at: string): string => keyedHash(secrets.derive('quote-form-age'), at)

export function formMark({ secrets, clock }: Marking): string {
  const at = String(clock.now().getTime())
  return `${at}.${signed(secrets, at)}`
}

/** Milliseconds; undefined for a mark that this site did not make. */
export function ageOfForm({ secrets, clock }: Marking, mark: string): number | undefined {
  const [, at = '', sign = ''] = /^(\d{13})\.([\da-f]{32})$/.exec(mark) ?? []
  if (at === '' || !timingSafeEqual(Buffer.from(sign), Buffer.from(signed(secrets, at)))) return undefined
  return clock.now().getTime() - Number(at)
}
