/** What somebody in grief, in fear or about to do harm is told first, and where the ranking may not decide. */
import type { EngineAnswer } from '../conversation/engine.ts'
import { matchesAny } from '../retrieval/word-pattern.ts'
import { findDanger } from './danger-rule.ts'
import { dangerRules } from './danger.nl.ts'
import {
  careRules,
  careTexts,
  dyingPattern,
  fearPatterns,
  griefPatterns,
  lossPatterns,
  mourningPatterns,
  practicalPattern,
  deathPatterns,
  emptyPatterns,
} from './care.nl.ts'
import { toPlainText } from './plain-text.ts'

/** Of who tells that somebody is gone: 'ik kan het niet geloven' asks nothing, and 'als mijn zoon is overleden' supposes. */
const ASKS_PLAINLY =
  /\?|\b(?:hoe|wat|wie|waar|wanneer|welke?|hoeveel|of|stel|mocht|indien|dan|voordat)\b|^(?:en )?als\b|\b(?:moet|mag|kan|kunnen|krijg|betaal|erft?) (?:ik|wij|we|je|u|hij|zij|ze|dat|dit|mijn|een)\b/
export const ASKS = /\?|\b(?:hoe|wat|wie|waar|wanneer|welke?|hoeveel|moet|mag|kan|kunnen|krijg|betaal|erft?)\b/

export interface Care {
  /** Id of the entry that answers in a situation where another answer does harm. */
  entry: string
  /** Its statement that is to be heard first, where that does not depend on what is asked. */
  opens?: string
}

export const findCare = (question: string): Care | undefined => {
  const text = toPlainText(question)
  return findDanger(dangerRules, text) ?? careRules.find(({ when, unless }) => matchesAny(when, text) && !unless?.test(text))
}

/** What who tells of such a situation now has to hear, whatever else is said: by the id of the entry, ids of its statements. */
export const heardBelow: Readonly<Record<string, readonly string[]>> = { 'druk-om-te-tekenen': ['alleen-spreken', 'hulp'], 'ouder-sturen': ['vermoeden'] }

const careEntries: ReadonlySet<string> = new Set([...dangerRules, ...careRules].map(({ entry }) => entry))

/** Answers in a situation where another answer does harm, and so answers what is asked on as well. */
export const isCareEntry = (id: string | undefined): boolean => id !== undefined && careEntries.has(id)

/** Care is taken to answer these right, and who asks them may well look for an office. */
const informing: ReadonlySet<string> = new Set(['testament-dementie', 'contant-betalen-notaris'])

/** Somebody is pressed, or about to do harm: nothing is sold below such an answer. */
const isDanger = (id: string | undefined): boolean => id !== undefined && isCareEntry(id) && !informing.has(id)

/** Tells that somebody died or how empty it is, a short while ago or with what it does, and of nothing that is to be arranged. */
function mourns(question: string, text: string, isAfterAnswer: boolean): boolean {
  if (ASKS_PLAINLY.test(question.includes('?') ? question : text) || practicalPattern.test(text)) return false
  return matchesAny(emptyPatterns, text) || (!isAfterAnswer && matchesAny(deathPatterns, text) && matchesAny(mourningPatterns, text))
}

/** For who says how it is and asks nothing; undefined for everything else. After an answer a death is told because of what was asked; how empty it is, is not. */
export function answerGrief(question: string, isAfterAnswer = false): EngineAnswer | undefined {
  const text = toPlainText(question)
  const isMourning = mourns(question, text, isAfterAnswer)
  const says = isMourning || (!ASKS.test(question.includes('?') ? question : text) && (matchesAny(griefPatterns, text) || matchesAny(lossPatterns, text)))
  if (!says) return undefined
  const { grief, loss } = careTexts
  const lost = (matchesAny(lossPatterns, text) || (isMourning && matchesAny(deathPatterns, text))) && !dyingPattern.test(text)
  return { kind: 'medeleven', text: lost ? `${loss} ${grief}` : grief, sources: [], reference: undefined, suggestions: [] }
}

/** One sentence, before an answer to who lost somebody or is afraid. */
function findSympathy(text: string): string | undefined {
  if (matchesAny(lossPatterns, text)) return dyingPattern.test(text) ? careTexts.dying : careTexts.loss
  return matchesAny(fearPatterns, text) || matchesAny(griefPatterns, text) ? careTexts.fear : undefined
}

/** Who is in grief or afraid is not sent away while there is anything to say. */
export const needsCare = (question: string): boolean => findSympathy(toPlainText(question)) !== undefined

/** A calm word first, on a line of its own: a head of the answer is the visitor's question. Below such an answer nothing is sold. */
export function withCare(question: string, answer: EngineAnswer): EngineAnswer {
  const sympathy = findSympathy(toPlainText(question))
  if (answer.kind === 'crisis' || answer.kind === 'medeleven') return answer
  if (sympathy === undefined) return isDanger(answer.reference) ? { ...answer, isGentle: true } : answer
  return { ...answer, text: `${sympathy}\n\n${answer.text}`, isGentle: true }
}
