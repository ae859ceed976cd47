/** Reads from a normalised question the own money that one owner put into a home and gets back before the rest is divided. */
import { contributionWords as words } from './home-words.nl.ts'
import type { Utterance } from '../utterance.ts'

export interface Contribution {
  cents: number
  /** Of the speaker. */
  own: boolean
  /** Nobody said that it goes back first. */
  isOpen?: true
}

const NEAR = 40

/** `rest` is the text without that amount. Undefined unless the question says that it went into the home. */
export function readContribution({ text, amounts }: Utterance): (Contribution & { rest: string }) | undefined {
  const goesBack = words.goesBack.test(text)
  const putIn = goesBack ? words.putIn : words.putInHome
  const amount = amounts().find(({ start, end }) => putIn.test(text.slice(end, end + NEAR)) || putIn.test(text.slice(Math.max(0, start - NEAR / 2), start)))
  if (!amount) return undefined
  const before = text.slice(Math.max(0, amount.start - NEAR), amount.start)
  if (words.ofFamily.test(before)) return undefined
  const ofOther = words.ofOther.test(before) || /^ (?:euro )?van (?:hem|haar)\b/.test(text.slice(amount.end))
  return { cents: amount.cents, own: !ofOther, ...(!goesBack && { isOpen: true }), rest: `${text.slice(0, amount.start)}${text.slice(amount.end)}` }
}
