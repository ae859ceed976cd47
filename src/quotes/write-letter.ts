/** The letter that asks an office for a quote, ready to be sent. */
import { findDeed } from '../deeds/deed.ts'
import type { NamedAnswer } from './name-answers.ts'
import { pricePartLabels } from '../deeds/price-parts.nl.ts'
import type { PricePartKey } from '../deeds/price-parts.ts'
import type { Wanted } from './quote-request.ts'
import { letterTexts as texts, wantedNames } from './quotes.nl.ts'

export interface LetterInput {
  deed: string
  /** As people write it. */
  place: string
  wanted: Wanted
  /** Absent: Dutch. */
  language?: string | undefined
  answers: readonly NamedAnswer[]
  note: string
  name: string
  lines: readonly PricePartKey[]
}

export interface Letter {
  subject: string
  text: string
}

/** The accents of 'Eén' are those of a capital. */
const small = (text: string): string => (text.startsWith('Eén') ? `één${text.slice(3)}` : text.charAt(0).toLowerCase() + text.slice(1))

const answerLine = ({ name, answer, isChosen }: NamedAnswer): string => `${name}${name.endsWith('?') ? '' : ':'} ${isChosen ? small(answer) : answer}`

export function writeLetter({ deed, place, wanted, language, answers, note, name, lines }: LetterInput): Letter {
  const phrase = findDeed(deed)?.phrase ?? deed
  const facts = [texts.place(place), texts.wanted(wantedNames[wanted]), ...(language ? [texts.language(language)] : []), ...answers.map(answerLine)]
  const wishes = [...lines.map((line) => small(pricePartLabels[line])), texts.otherParty, texts.notIncluded, texts.validUntil]
  const parts = [
    texts.hello,
    texts.ask(phrase),
    facts.join('\n'),
    note && texts.note(note),
    [texts.apart, ...wishes.map((wish) => `- ${wish}`)].join('\n'),
    texts.compare,
    `${texts.bye}\n${name || texts.yourName}`,
  ]
  return { subject: texts.subject(phrase), text: parts.filter(Boolean).join('\n\n') }
}

/** Opens it in the visitor's own mail program, to an office that the visitor fills in. Mail programs want line breaks this way. */
export const mailtoOf = ({ subject, text }: Letter): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
