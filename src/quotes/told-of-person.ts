/** What is told of who asks to everybody but the office that the visitor chooses. */
import type { SealedPart } from './quote-request.ts'

/** What that office alone is to see, as the form says. */
const hidden = ['name', 'email', 'phone'] as const

export interface ToldOfPerson extends Pick<SealedPart, 'particulars' | 'note'> {
  /** Which of these were filled in, and not what. */
  given: (typeof hidden)[number][]
}

export const toldOfPerson = (part: SealedPart): ToldOfPerson => ({
  given: hidden.filter((field) => part[field]),
  particulars: part.particulars,
  note: part.note,
})
