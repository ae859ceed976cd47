/** How a language asks for a comparison, and the heads of one. */
import type { Language } from '../../figures/figure-words.ts'
import type { ConceptRow, PlainAsk } from '../retrieval/concept.ts'

/** 'testament, levenstestament en volmacht'. */
export const listNames = (names: readonly string[], and: string): string => `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

/** Not the first letter of 'BV'. */
export const withSmallLetter = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))

/** On which one thing two may be compared. */
export const comparedAspects = ['kosten', 'duur', 'notaris'] as const satisfies readonly PlainAsk[]

export type ComparedAspect = (typeof comparedAspects)[number]

export interface ComparisonWords {
  language: Language
  /** For folded text: asks for a comparison by itself. */
  compares: RegExp
  /** For folded text: sets what is named beside what was spoken of before. */
  comparesWithBefore: RegExp
  /** What may stand between two names of which one has to be chosen. */
  alternative: RegExp
  /** Wants that for both, and no comparison. */
  asksSomethingElse: RegExp
  /** For the folded text of a comparison: it is about this one thing. */
  aspects: Record<ComparedAspect, RegExp>
  lead: (names: readonly string[], aspect?: ComparedAspect) => string
  rows: Record<ConceptRow | ComparedAspect, string>
  /** Stands where one of the two says nothing of the aspect. */
  unknown: string
}
