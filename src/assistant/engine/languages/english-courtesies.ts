/** What needs no search in English: a crisis, grief, greetings, who answers, and the offices that somebody looks for. */
import { findService } from '../../../deeds/match-service.ts'
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import { matchesAny } from '../../retrieval/word-pattern.ts'
import { findLastTopic } from '../follow-up.ts'
import { toPlainText } from '../plain-text.ts'
import { findPlace, type Places } from '../referral-intent.ts'
import { ASKS, deathPatterns, griefPatterns } from './care.en.ts'
import { plain } from './english-corpus.ts'
import { englishTexts, englishWords } from './english.en.ts'

/** What nothing else goes before. */
export const answerUrgent = ({ question }: EngineInput): EngineAnswer | undefined =>
  englishWords.crisis.test(foldText(question)) ? plain('crisis', englishTexts.crisis) : undefined

/** Who says how it is and asks nothing. */
export function answerEnglishGrief({ question, history }: EngineInput): EngineAnswer | undefined {
  const text = toPlainText(question)
  const lost = englishWords.loss.test(foldText(question))
  // After an answer a death is told because of what was asked.
  const tells = matchesAny(griefPatterns, text) || (!findLastTopic(history) && (lost || matchesAny(deathPatterns, text)))
  if (ASKS.test(question.includes('?') ? question : text) || !tells) return undefined
  return plain('medeleven', lost ? `${englishTexts.loss} ${englishTexts.grief}` : englishTexts.grief)
}

export function answerCourtesy({ question }: EngineInput, places: Places): EngineAnswer | undefined {
  const text = foldText(question).trim()
  if (englishWords.instructions.test(text)) return plain('opdracht', englishTexts.instructions)
  if (englishWords.ai.test(text)) return plain('ai', englishTexts.ai)
  if (englishWords.greeting.test(text)) return plain('begroeting', englishTexts.greeting)
  if (englishWords.thanks.test(text)) return plain('dank', englishTexts.thanks)
  if (englishWords.seeksOffice.test(text) && !englishWords.aboutNotary.test(text)) {
    const wish = { deed: findService(text)?.slug, place: findPlace(question, places), order: 'passend' as const, leads: false, language: 'Engels' }
    return { ...plain('verwijzing', englishTexts.offices), refers: wish }
  }
  return englishWords.person.test(text) ? plain('mens', englishTexts.person) : undefined
}
