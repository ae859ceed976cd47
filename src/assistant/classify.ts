/** Sorts out what needs no search: small talk, who is answering, a person, instructions and crisis. Everything else is topical. */
import type { AnswerKind } from './engine.ts'
import {
  aboutAnswerer,
  aiPatterns,
  answererPatterns,
  contactPatterns,
  crisisPatterns,
  fillerWords,
  foreignLaw,
  greetingWords,
  instructionPatterns,
  smallTalkPatterns,
  thanksWords,
  violencePatterns,
} from './classify.nl.ts'
import { domainWord } from './domain-words.nl.ts'
import { foldText } from './retrieval/fold-text.ts'

export type Verdict =
  | { kind: Extract<AnswerKind, 'begroeting' | 'dank' | 'mens' | 'ai' | 'opdracht'> }
  | { kind: 'crisis'; about: 'suicide' | 'violence' }
  | { kind: 'buiten-bereik'; about: 'foreign-law' }

/** Lower case, without diacritics and punctuation, single spaces: what the patterns are written for. */
function flatten(question: string): string {
  return foldText(question)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const matches = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

function findCourtesy(words: readonly string[]): 'begroeting' | 'dank' | undefined {
  const rest = words.filter((word) => !greetingWords.has(word) && !thanksWords.has(word) && !fillerWords.has(word))
  if (rest.length > 0) return undefined
  if (words.some((word) => thanksWords.has(word))) return 'dank'
  return words.some((word) => greetingWords.has(word)) ? 'begroeting' : undefined
}

function isAboutAnswerer(text: string): boolean {
  if (matches(answererPatterns, text)) return true
  const short = text.split(' ').length <= aboutAnswerer.longest
  return short && aboutAnswerer.names.test(text) && aboutAnswerer.conversation.test(text) && !domainWord.test(text)
}

/** Undefined means that the question is to be searched for. The order is that of urgency: a crisis is never taken for small talk. */
export function classify(question: string): Verdict | undefined {
  const text = flatten(question)
  if (matches(crisisPatterns, text)) return { kind: 'crisis', about: 'suicide' }
  if (matches(violencePatterns, text)) return { kind: 'crisis', about: 'violence' }
  if (matches(instructionPatterns, text)) return { kind: 'opdracht' }
  if (matches(aiPatterns, text)) return { kind: 'ai' }
  if (matches(contactPatterns, text)) return { kind: 'mens' }
  if (isAboutAnswerer(text)) return { kind: 'ai' }
  if (matches(smallTalkPatterns, text)) return { kind: 'begroeting' }
  const courtesy = findCourtesy(text.split(' '))
  if (courtesy) return { kind: courtesy }
  if (foreignLaw.asks.test(text) && !foreignLaw.unless.test(text)) return { kind: 'buiten-bereik', about: 'foreign-law' }
  return undefined
}
