/** The shape of a question put to an answer engine and of what comes back. */
import type { AnswerExtras } from './answer-extras.ts'
import type { ReferralWish } from './referral-wish.ts'

/** How an answer came about. The owner filters on it; the visitor sees it in words. */
export const answerKinds = [
  'kennis', // a knowledge entry
  'artikel', // a section of an article
  'berekening', // a calculation with its steps
  'verduidelijking', // one question back
  'keuze', // two answers, since each may be what was asked
  'onbekend', // the site has nothing on it, with the route to a person
  'begroeting',
  'dank',
  'verwijzing', // offices of the list
  'mens', // asks for a person
  'ai', // asks whether this is a person
  'buiten-bereik', // not a notary matter
  'opdracht', // asks for the instructions, or tries to change them
  'medeleven', // somebody died, or is afraid
  'crisis',
] as const

export type AnswerKind = (typeof answerKinds)[number]

export interface Turn {
  role: 'user' | 'assistant'
  content: string
  kind?: AnswerKind | undefined
  /** Id of the entry, section or calculation that answered. */
  reference?: string | undefined
  /** Of an answer. */
  extras?: AnswerExtras | undefined
  /** Answered a part of the message that is being answered. */
  isPart?: true | undefined
}

export interface EngineInput {
  /** Trimmed, 1 to 500 characters, personal data masked. */
  question: string
  /** Earlier turns of this conversation, oldest first. */
  history: readonly Turn[]
  /** The calendar day in the Netherlands, YYYY-MM-DD: figures are stated as they hold on it. */
  day: string
}

/** `url` is a path on this site (`/testament#wat-kost`) or the https address of an outside source. */
export interface AnswerSource {
  title: string
  url: string
}

export interface EngineAnswer {
  kind: AnswerKind
  /** The safe Markdown subset: paragraphs, lists, bold, emphasis and links to paths of this site. */
  text: string
  /** Own article first, then outside sources; empty for small talk and refusals. */
  sources: AnswerSource[]
  reference: string | undefined
  /** Questions the visitor could ask next, each answerable. */
  suggestions: string[]
  /** Absent when nothing stands around the text. */
  extras?: AnswerExtras | undefined
  /** Ids of the statements of the entry that it says, the opening first. */
  says?: string[] | undefined
  /** 'entry.statement' of what opens it, or each of its parts. */
  opens?: string[] | undefined
  /** What else may have been meant, to be said in short below it. */
  also?: { question: string; text: string; sources: AnswerSource[] } | undefined
  /** Offices that the visitor looks for; whoever gives the answer puts them in `extras`. */
  refers?: ReferralWish | undefined
  /** Told to somebody in grief or fear: nothing is sold below it. */
  isGentle?: boolean | undefined
}
