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
const SPEAKER = /\bik\b/

/** `rest` is the text without that amount. Undefined unless the question says that it went into the home. */
export function readContribution({ text, amounts }: Utterance): (Contribution & { rest: string }) | undefined {
  const goesBack = words.goesBack.test(text)
  const putIn = goesBack ? words.putIn : words.putInHome
  const near = amounts().filter(({ start, end }) => putIn.test(text.slice(end, end + NEAR)) || putIn.test(text.slice(Math.max(0, start - NEAR / 2), start)))
  // Of several it is the one that is called own money.
  const amount = near.find(({ role }) => role === 'savings') ?? near[0]
  if (!amount) return undefined
  const before = text.slice(Math.max(0, amount.start - NEAR), amount.start)
  if (words.ofFamily.test(before)) return undefined
  const clause = before.split(/[,;:.?]/).at(-1) ?? ''
  const ofOther = (words.ofOther.test(before) && !SPEAKER.test(clause)) || /^ (?:euro )?van (?:hem|haar)\b/.test(text.slice(amount.end))
  return { cents: amount.cents, own: !ofOther, ...(!goesBack && { isOpen: true }), rest: `${text.slice(0, amount.start)}${text.slice(amount.end)}` }
}
