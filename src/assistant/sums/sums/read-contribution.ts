/** Reads from a normalised question the own money that one owner put into a home and gets back before the rest is divided. */
import { contributionWords as words } from './home-words.nl.ts'
import type { Utterance } from '../utterance.ts'

export interface Contribution {
  cents: number
  /** Of the speaker. */
  own: boolean
}

const NEAR = 40

/** `rest` is the text without that amount. Undefined unless the question says that it goes back first. */
export function readContribution({ text, amounts }: Utterance): (Contribution & { rest: string }) | undefined {
  if (!words.goesBack.test(text)) return undefined
  const amount = amounts().find(
    ({ start, end }) => words.putIn.test(text.slice(end, end + NEAR)) || words.putIn.test(text.slice(Math.max(0, start - NEAR / 2), start)),
  )
  if (!amount) return undefined
  const before = text.slice(Math.max(0, amount.start - NEAR), amount.start)
  if (words.ofFamily.test(before)) return undefined
  return { cents: amount.cents, own: !words.ofOther.test(before), rest: `${text.slice(0, amount.start)}${text.slice(amount.end)}` }
}
