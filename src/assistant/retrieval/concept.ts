/** Concepts that people compare and ask about: what they are called, and which statements say the same kind of thing of each. */
import { z } from 'zod'
import { loadYamlFile } from '../../platform/content-files.ts'
import type { Ahead } from '../../platform/read-ahead.ts'
import { topics } from './topics.ts'
import type { KnowledgeLanguage } from './knowledge-files.ts'

/** What a comparison tells of each concept, in this order. */
export const conceptRows = ['wat', 'wanneer', 'hoe', 'gevolg', 'kosten'] as const

export type ConceptRow = (typeof conceptRows)[number]

/** What is asked of a concept in a few words; of a question that may be read as two of them it is the first. */
export const plainAsks = [
  'kosten-stel',
  'kosten',
  'geldig',
  'duur',
  'meenemen',
  'tekenen',
  'stoppen',
  'wijzigen',
  'notaris',
  'zonder',
  'nadeel',
  'voordeel',
  'zinvol',
  'nodig',
  'wat',
  'regelen',
] as const

export type PlainAsk = (typeof plainAsks)[number]

/** 'testament-maken.bij-de-notaris': an entry and a statement of it. */
const statementReference = z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)

const conceptSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** At the head of its column. */
  label: z.string().min(2).max(40),
  /** How people call it, folded; longer names are looked for first. */
  names: z.array(z.string().regex(/^[a-z0-9 ]+$/)).min(1),
  rows: z.partialRecord(z.enum(conceptRows), statementReference),
  /** Which statement opens the answer, where that is not the one of the row. */
  plain: z.partialRecord(z.enum(plainAsks), statementReference).optional(),
  /** Entries of this topic are about it where they are about no other concept. */
  topic: z.enum(topics).optional(),
  /** Sums after which the visitor goes on asking about it: 'berekening:schenkbelasting'. */
  sums: z.array(z.string().regex(/^berekening:[a-z-]+$/)).optional(),
})

export type Concept = z.infer<typeof conceptSchema>

/** The row that answers what is asked where nothing else was chosen. */
const rowOf: Partial<Record<PlainAsk, ConceptRow>> = { kosten: 'kosten', notaris: 'hoe', wat: 'wat', regelen: 'hoe' }

/** What answers two things that are asked in other words, unless each has a statement of its own. */
const sameAs: Partial<Record<PlainAsk, PlainAsk>> = { stoppen: 'wijzigen', zinvol: 'nodig' }

/** Undefined where nothing of the concept answers it. */
export function referenceOf({ rows, plain }: Concept, ask: PlainAsk): string | undefined {
  const row = rowOf[ask]
  const same = sameAs[ask]
  return plain?.[ask] ?? (same && plain?.[same]) ?? (row && rows[row])
}

const files: Readonly<Record<KnowledgeLanguage, string>> = { nl: 'begrippen.yaml', en: 'begrippen-en.yaml' }

/** Throws with what is at fault. */
export const loadConcepts = (contentDir: string, language: KnowledgeLanguage = 'nl', ahead?: Ahead): Concept[] =>
  loadYamlFile(contentDir, files[language], z.array(conceptSchema), ahead)
