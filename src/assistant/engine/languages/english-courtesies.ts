/** What needs no search in English: a crisis, grief, greetings, who answers, a person that is asked for, and what is not ours. */
import type { EngineAnswer, EngineInput, Turn } from '../../conversation/engine.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import { matchesAny } from '../../retrieval/word-pattern.ts'
import { findLastTopic } from '../follow-up.ts'
import { toPlainText } from '../plain-text.ts'
import { splitQuestion } from '../split-question.ts'
import { ASKS, deathPatterns, griefPatterns } from './care.en.ts'
import { listOpening, plain, type EnglishCorpus } from './english-corpus.ts'
import { englishTexts, englishWords } from './english.en.ts'
import { asksOfElsewhere, asksOfOffice } from './practical.en.ts'
import { englishAskingWords } from './split-question.en.ts'
import * as talk from './small-talk.en.ts'

/** What nothing else goes before. */
export const answerUrgent = ({ question }: EngineInput): EngineAnswer | undefined =>
  matchesAny(talk.crisisPatterns, toPlainText(question)) ? { ...plain('crisis', englishTexts.crisis), extras: { lang: 'en', helpLine: 'suicide' } } : undefined

/** Who says how it is and asks nothing. */
export function answerEnglishGrief({ question, history }: EngineInput): EngineAnswer | undefined {
  const text = toPlainText(question)
  const lost = englishWords.loss.test(foldText(question))
  // After an answer a death is told because of what was asked.
  const tells = matchesAny(griefPatterns, text) || (!findLastTopic(history) && (lost || matchesAny(deathPatterns, text)))
  if (ASKS.test(question.includes('?') ? question : text) || !tells) return undefined
  return plain('medeleven', lost ? `${englishTexts.loss} ${englishTexts.grief}` : englishTexts.grief)
}

/** A calm word first, on a line of its own; below such an answer nothing is sold. */
export const withSympathy = (answer: EngineAnswer, { question }: EngineInput): EngineAnswer =>
  answer.kind === 'kennis' && englishWords.loss.test(foldText(question))
    ? { ...answer, text: `${englishTexts.loss}\n\n${answer.text}`, isGentle: true }
    : answer

const MOST_BESIDE = 2

/** A greeting or thanks, with at most a few words beside it that ask nothing. */
function findCourtesy(text: string): 'begroeting' | 'dank' | undefined {
  const words = text.split(' ')
  const isGreeted = words.some((word) => talk.greetingWords.has(word))
  const isThanked = words.some((word) => talk.thankingWords.has(word))
  const rest = words.filter((word) => !talk.greetingWords.has(word) && !talk.thanksWords.has(word) && !talk.fillerWords.has(word))
  if (words.some((word) => talk.askingWords.has(word)) || rest.length > (isGreeted || isThanked ? MOST_BESIDE : 0)) return undefined
  if (isThanked) return 'dank'
  if (isGreeted) return 'begroeting'
  return words.some((word) => talk.thanksWords.has(word)) ? 'dank' : undefined
}

type Small = Extract<EngineAnswer['kind'], 'opdracht' | 'mens' | 'ai' | 'begroeting' | 'dank' | 'crisis' | 'buiten-bereik'>

/** Undefined means that the message is to be searched for. `isAsked`: the last answer asks for a fact, to which a 'no' may be the answer. */
export function classifyEnglish(question: string, isAsked = false): { kind: Small; text: string } | undefined {
  const text = toPlainText(question)
  if (matchesAny(talk.violencePatterns, text)) return { kind: 'crisis', text: englishTexts.violence }
  if (matchesAny(talk.instructionPatterns, text)) return { kind: 'opdracht', text: englishTexts.instructions }
  if (matchesAny(talk.aiPatterns, text)) return { kind: 'ai', text: englishTexts.ai }
  if (matchesAny(talk.callBackPatterns, text) && !talk.openQuestion.test(text)) return { kind: 'mens', text: englishTexts.callBack }
  if (matchesAny(talk.personPatterns, text)) return { kind: 'mens', text: englishTexts.person }
  if (matchesAny(talk.discontentPatterns, text)) return { kind: 'mens', text: englishTexts.discontent }
  if (matchesAny(talk.unclearPatterns, text)) return { kind: 'mens', text: englishTexts.unclear }
  if (matchesAny(talk.openingPatterns, text)) return { kind: 'begroeting', text: englishTexts.greeting }
  if (!isAsked && matchesAny(talk.closingPatterns, text)) return { kind: 'dank', text: englishTexts.thanks }
  const courtesy = findCourtesy(text)
  if (courtesy) return { kind: courtesy, text: courtesy === 'dank' ? englishTexts.thanks : englishTexts.greeting }
  return matchesAny(talk.foreignLaw.asks, text) && !talk.foreignLaw.unless.test(text) ? { kind: 'buiten-bereik', text: englishTexts.foreignLaw } : undefined
}

const asksFact = (history: readonly Turn[]): boolean => history.findLast(({ role }) => role === 'assistant')?.extras?.asks !== undefined

/** Below these the questions to begin with are offered. */
const opening: ReadonlySet<EngineAnswer['kind']> = new Set(['begroeting', 'opdracht'])

export function answerCourtesy({ question, history }: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const text = toPlainText(question)
  const isOne = splitQuestion(question, englishAskingWords) === undefined
  if (isOne && asksOfOffice(text)) return plain('onbekend', englishTexts.ofOffice)
  if (isOne && asksOfElsewhere(text)) return plain('buiten-bereik', englishTexts.outside, listOpening(corpus))
  const found = classifyEnglish(question, asksFact(history))
  if (found?.kind === 'crisis') return { ...plain('crisis', found.text), extras: { lang: 'en', helpLine: 'violence' } }
  return found && plain(found.kind, found.text, opening.has(found.kind) ? listOpening(corpus) : [])
}
