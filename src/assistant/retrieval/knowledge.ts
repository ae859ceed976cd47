/** The assistant's question-and-answer knowledge: one short exact answer per entry, with its source. */
import { z } from 'zod'
import { sourceSchema } from '../../articles/article.ts'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const topics = [
  'huis_kopen',
  'hypotheek',
  'overdrachtsbelasting',
  'kosten_tarieven',
  'testament',
  'erfrecht',
  'levenstestament',
  'voogdij',
  'samenwonen',
  'huwelijk',
  'scheiding_verdeling',
  'overlijden',
  'erfbelasting',
  'schenken',
  'ondernemen',
  'notaris_beroep',
  'klachten',
  'volmacht_legalisatie',
  'platform',
] as const

export type Topic = (typeof topics)[number]

const knowledgeEntrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  question: z.string().endsWith('?').max(160),
  variants: z.array(z.string().min(4).max(200)).min(3).max(8),
  answer: z.string().min(20).max(900),
  /** Slug of the article that says more. */
  article: z.string().optional(),
  sources: z.array(sourceSchema).min(1).max(4),
  checked: isoDate,
  validFrom: isoDate.optional(),
  validUntil: isoDate.optional(),
  /** Ids of entries to suggest as follow-up questions. */
  next: z.array(z.string()).max(4).default([]),
})

export const knowledgeFileSchema = z.strictObject({ topic: z.enum(topics), entries: z.array(knowledgeEntrySchema).min(1) })

export type KnowledgeEntry = z.infer<typeof knowledgeEntrySchema> & { topic: Topic }
