/** What somebody in grief, in fear or about to do harm is told first, and where the ranking may not decide. */
import type { EngineAnswer } from '../conversation/engine.ts'
import { matchesAny } from '../retrieval/word-pattern.ts'
import { dangerRules } from './danger.nl.ts'
import { careRules, careTexts, dyingPattern, fearPatterns, griefPatterns, lossPatterns } from './care.nl.ts'
import { toPlainText } from './plain-text.ts'

const ASKS = /\?|\b(?:hoe|wat|wie|waar|wanneer|welke?|hoeveel|moet|mag|kan|kunnen|krijg|betaal|erft?)\b/

export interface Care {
  /** Id of the entry that answers in a situation where another answer does harm. */
  entry: string
  /** Its statement that is to be heard first, where that does not depend on what is asked. */
  opens?: string
}

export const findCare = (question: string): Care | undefined => {
  const text = toPlainText(question)
  return (
    dangerRules.find(({ all, unless }) => all.every((group) => group.test(text)) && !unless?.test(text)) ??
    careRules.find(({ when, unless }) => matchesAny(when, text) && !unless?.test(text))
  )
}

const careEntries: ReadonlySet<string> = new Set([...dangerRules, ...careRules].map(({ entry }) => entry))

/** Answers in a situation where another answer does harm, and so answers what is asked on as well. */
export const isCareEntry = (id: string | undefined): boolean => id !== undefined && careEntries.has(id)

/** Care is taken to answer these right, and who asks them may well look for an office. */
const informing: ReadonlySet<string> = new Set(['testament-dementie', 'contant-betalen-notaris'])

/** Somebody is pressed, or about to do harm: nothing is sold below such an answer. */
const isDanger = (id: string | undefined): boolean => id !== undefined && isCareEntry(id) && !informing.has(id)

/** For who says how it is and asks nothing; undefined for everything else. */
export function answerGrief(question: string): EngineAnswer | undefined {
  const text = toPlainText(question)
  if (ASKS.test(question.includes('?') ? question : text) || !(matchesAny(griefPatterns, text) || matchesAny(lossPatterns, text))) return undefined
  const { grief, loss } = careTexts
  const lost = matchesAny(lossPatterns, text) && !dyingPattern.test(text)
  return { kind: 'medeleven', text: lost ? `${loss} ${grief}` : grief, sources: [], reference: undefined, suggestions: [] }
}

/** One sentence, before an answer to who lost somebody or is afraid. */
function findSympathy(text: string): string | undefined {
  if (matchesAny(lossPatterns, text)) return dyingPattern.test(text) ? careTexts.dying : careTexts.loss
  return matchesAny(fearPatterns, text) || matchesAny(griefPatterns, text) ? careTexts.fear : undefined
}

/** Who is in grief or afraid is not sent away while there is anything to say. */
export const needsCare = (question: string): boolean => findSympathy(toPlainText(question)) !== undefined

/** A calm word first; below such an answer nothing is sold. */
export function withCare(question: string, answer: EngineAnswer): EngineAnswer {
  const sympathy = findSympathy(toPlainText(question))
  if (answer.kind === 'crisis' || answer.kind === 'medeleven') return answer
  if (sympathy === undefined) return isDanger(answer.reference) ? { ...answer, isGentle: true } : answer
  return { ...answer, text: `${sympathy} ${answer.text}`, isGentle: true }
}
