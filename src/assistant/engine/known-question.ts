/** Knows some questions by groups of words that must all be in them, in any order: those that the ranking takes for a neighbour. */
import { foldText } from '../retrieval/fold-text.ts'
import type { EngineInput } from '../conversation/engine.ts'
import type { Found } from '../retrieval/retrieve.ts'
import { saidBy } from './said.ts'

export interface KnownQuestion {
  /** Each must have been said in the conversation, before or in it; then it answers also where the ranking opens the same entry otherwise. */
  told?: readonly RegExp[]
  /** Each must be in it. */
  all: readonly RegExp[]
  /** Makes of it another question. */
  unless: RegExp
  entry: string
  /** The statement to be heard first by what else is in the question; the first that holds. */
  opens: readonly (readonly [RegExp, string])[]
  otherwise: string
  /** Ids of the statements to be heard right below it. */
  supports: readonly string[]
  /** Said before it, where the statement says it in passing. */
  lead?: string
}

export interface FoundQuestion extends Pick<KnownQuestion, 'entry' | 'supports' | 'lead'> {
  /** Id of the statement that opens the answer. */
  opens: string
  /** What it is about was told before. */
  leans?: true
}

/** What the ranking finds by itself it opens with what was asked. */
export const isFoundFirst = (entry: string, { hits: [best] }: Found): boolean => best?.passage.kind === 'entry' && best.passage.id === entry

/** By what was typed. */
export function findKnownQuestion(
  { question, history }: Pick<EngineInput, 'question' | 'history'>,
  known: readonly KnownQuestion[],
): FoundQuestion | undefined {
  const text = foldText(question)
  const said = foldText(saidBy(question, history).join('. '))
  const found = known.find(
    ({ told, all, unless }) => all.every((pattern) => pattern.test(text)) && !unless.test(text) && (told ?? []).every((pattern) => pattern.test(said)),
  )
  if (!found) return undefined
  const { told, entry, supports, lead, opens, otherwise } = found
  const opening = opens.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise
  return { entry, opens: opening, supports: supports.filter((id) => id !== opening), ...(lead !== undefined && { lead }), ...(told && { leans: true }) }
}
