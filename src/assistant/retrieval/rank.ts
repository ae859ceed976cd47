/** Ranks all passages for the words of a question: full text, best phrase, and the share of the question they cover. */
import type { Slot } from './analyse.ts'
import { splitTerms, sumWeights, type IndexedPassage, type KnowledgeIndex, type Phrase } from './knowledge-index.ts'
import type { Passage } from './passages.ts'

export interface Hit {
  passage: Passage
  /** 0 to about 1.2; comparable between questions. */
  score: number
  /** Share of the question, by weight, that the passage holds. */
  coverage: number
  /** Likeness of the question to the nearest phrase, 0 to 1. */
  likeness: number
}

export const tuning = {
  fullText: 0.3,
  likeness: 1,
  coverage: 1,
  phraseBack: 0.45,
  section: 0.8,
  boost: { question: 2, variants: 1, body: 1 },
  partTerm: 0.9,
}

/** How far the best of the slot's terms occurs among `terms`. */
function matchSlot(slot: Slot, terms: ReadonlyMap<string, number>): number {
  let best = 0
  for (const [term, weight] of slot.terms) {
    const other = terms.get(term)
    if (other !== undefined && other * weight > best) best = other * weight
  }
  return best
}

function cover(slots: readonly Slot[], terms: ReadonlyMap<string, number>, total: number): number {
  if (total === 0) return 0
  return slots.reduce((sum, slot) => sum + slot.weight * matchSlot(slot, terms), 0) / total
}

function compare(phrase: Phrase, slots: readonly Slot[], terms: ReadonlyMap<string, number>, total: number): number {
  const forth = cover(slots, phrase.terms, total)
  if (forth === 0) return 0
  const back = cover(phrase.slots, terms, phrase.weight)
  return forth ** (1 - tuning.phraseBack) * back ** tuning.phraseBack
}

function scoreFullText(index: KnowledgeIndex, slots: readonly Slot[], total: number): Map<number, number> {
  const boosts = new Map<string, number>()
  for (const slot of slots) {
    slot.terms.forEach(([term, weight], i) =>
      boosts.set(term, Math.max(boosts.get(term) ?? 0, (i === 0 ? 1 : tuning.partTerm) * weight * (slot.weak ? 0.3 : 1))),
    )
  }
  const results = index.fullText.search([...boosts.keys()].join(' '), {
    tokenize: splitTerms,
    processTerm: (term) => term,
    boostTerm: (term) => boosts.get(term) ?? 1,
    boost: tuning.boost,
  })
  return new Map(results.map((result) => [Number(result.id), result.score / (total * 6)]))
}

function rankOne(indexed: IndexedPassage, slots: readonly Slot[], terms: ReadonlyMap<string, number>, total: number, fullText: number): Hit {
  const coverage = cover(slots, indexed.terms, total)
  const likeness = Math.max(...indexed.phrases.map((phrase) => compare(phrase, slots, terms, total)))
  const raw = tuning.fullText * fullText + tuning.likeness * likeness + tuning.coverage * coverage
  return { passage: indexed.passage, coverage, likeness, score: indexed.passage.kind === 'section' ? raw * tuning.section : raw }
}

/** Best first; passages that share no term with the question are left out. */
export function rank(index: KnowledgeIndex, slots: readonly Slot[]): Hit[] {
  const total = sumWeights(slots)
  if (total === 0) return []
  const terms = new Map<string, number>()
  for (const slot of slots) for (const [term, weight] of slot.terms) terms.set(term, Math.max(weight, terms.get(term) ?? 0))
  const found = scoreFullText(index, slots, total)
  const hits: Hit[] = []
  for (const [id, fullText] of found) {
    const indexed = index.passages[id]
    if (indexed) hits.push(rankOne(indexed, slots, terms, total, fullText))
  }
  return hits.toSorted((a, b) => b.score - a.score)
}
