/** Dutch words by which a question compares, and the heads of a comparison. */
import type { ConceptRow } from '../retrieval/concept.ts'

/** For folded text. */
export const comparisonWords =
  /\bverschil\w*\b|\bvergelijk\w*\b|\bversus\b|\bvs\b|\bof\b.{2,60}(?:\?|$)|\bbeter\b|\bin plaats van\b|\bwelke van\b|\bwat is handiger\b|\bhetzelfde als\b/

const list = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`
const small = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))

export const comparisonTexts = {
  lead: (names: readonly string[]) => `Dit is het verschil tussen ${list(names.map(small))}.`,
  rows: {
    wat: 'Wat het is',
    wanneer: 'Wanneer het werkt',
    hoe: 'Hoe u het regelt',
    gevolg: 'Wat het doet',
    kosten: 'Kosten',
  } satisfies Record<ConceptRow, string>,
} as const
