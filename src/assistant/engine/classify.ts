/** Sorts out what needs no search: small talk, who is answering, a person, instructions and crisis. Everything else is topical. */
import { crisisPatterns, foreignLaw, instructionPatterns, violencePatterns } from './classify-safety.nl.ts'
import {
  aboutAnswerer,
  aiPatterns,
  askingWords,
  callBackPatterns,
  closingPatterns,
  contactPatterns,
  fillerWords,
  greetingWords,
  openingPatterns,
  openQuestion,
  personPatterns,
  thanksWords,
} from './classify-small-talk.nl.ts'
import { findField } from '../retrieval/domain-words.nl.ts'
import type { AnswerKind } from '../conversation/engine.ts'
import { toPlainText } from './plain-text.ts'
import { matchesAny } from '../retrieval/word-pattern.ts'

type Courtesy = Extract<AnswerKind, 'begroeting' | 'dank'>

export type Verdict =
  | { kind: Courtesy | 'ai' | 'opdracht' }
  | { kind: 'mens'; about?: 'call-back' }
  | { kind: 'crisis'; about: 'suicide' | 'violence' }
  | { kind: 'buiten-bereik'; about: 'foreign-law' }

const MOST_BESIDE = 3

/** A greeting or thanks, with at most a few words beside it that ask nothing and name nothing of our field. */
function findCourtesy(text: string): Courtesy | undefined {
  const words = text.split(' ')
  const rest = words.filter((word) => !greetingWords.has(word) && !thanksWords.has(word) && !fillerWords.has(word))
  // 'Kan dat helemaal …' asks, though each of its first words may stand beside a thank-you.
  if (rest.length > 0 && askingWords.has(words[0]!)) return undefined
  if (rest.length > MOST_BESIDE || rest.some((word) => askingWords.has(word)) || (rest.length > 0 && findField(text) !== 'none')) return undefined
  if (words.some((word) => thanksWords.has(word))) return 'dank'
  const opens = words.find((word) => !fillerWords.has(word))
  return opens !== undefined && greetingWords.has(opens) ? 'begroeting' : undefined
}

function isAboutAnswerer(text: string): boolean {
  if (matchesAny(aiPatterns, text)) return true
  const short = text.split(' ').length <= aboutAnswerer.longest
  return short && aboutAnswerer.names.test(text) && aboutAnswerer.conversation.test(text)
}

/** Undefined means that the question is to be searched for. The order is that of urgency: a crisis is never taken for small talk. */
export function classify(question: string): Verdict | undefined {
  const text = toPlainText(question)
  if (matchesAny(crisisPatterns, text)) return { kind: 'crisis', about: 'suicide' }
  if (matchesAny(violencePatterns, text)) return { kind: 'crisis', about: 'violence' }
  if (matchesAny(instructionPatterns, text)) return { kind: 'opdracht' }
  if (matchesAny(personPatterns, text)) return { kind: 'mens' }
  if (matchesAny(aiPatterns, text)) return { kind: 'ai' }
  // 'Bel mij op …, wat kost een volmacht': what is asked beside it comes first.
  if (matchesAny(callBackPatterns, text)) return openQuestion.test(text) && findField(text) !== 'none' ? undefined : { kind: 'mens', about: 'call-back' }
  if (matchesAny(contactPatterns, text)) return { kind: 'mens' }
  if (isAboutAnswerer(text) && findField(text) === 'none') return { kind: 'ai' }
  if (matchesAny(openingPatterns, text)) return { kind: 'begroeting' }
  if (matchesAny(closingPatterns, text)) return { kind: 'dank' }
  const courtesy = findCourtesy(text)
  if (courtesy) return { kind: courtesy }
  if (matchesAny(foreignLaw.asks, text) && !foreignLaw.unless.test(text)) return { kind: 'buiten-bereik', about: 'foreign-law' }
  return undefined
}
