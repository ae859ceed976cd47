/** The assistant's knowledge: each entry a few statements that are true by themselves, with what they answer and where they come from. */
import { z } from 'zod'
import { sourceSchema } from '../../articles/article.ts'
import { findLawArticle } from './law.ts'
import { holdsSchema, type Holds } from './statement-holds.ts'
import { topics, type Topic } from './topics.ts'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** What a statement answers, named after the word that asks for it. */
const aspects = ['mag', 'moet', 'hoeveel', 'wie', 'waar', 'wanneer', 'hoe-lang', 'wat-als', 'verschil', 'stappen', 'wat', 'waarom'] as const

export type Aspect = (typeof aspects)[number]

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const phrases = z.array(z.string().min(4).max(300)).default([])

const statementSchema = z.strictObject({
  /** Unique in its entry. */
  id: slug,
  text: z.string().min(20).max(400),
  aspects: z.array(z.enum(aspects)).min(1).max(4),
  /** Absent where its own words tell, or where it holds for everybody. */
  holds: holdsSchema.optional(),
  /** Positions in the sources of the entry, from 1. */
  from: z.array(z.int().min(1)).min(1),
  /** Ways of asking that this statement opens the answer to. */
  asked: phrases,
  /** The same, for questions that it answers with yes or with no: the answer then begins with that word. */
  yes: phrases,
  no: phrases,
})

/** `holdsWithEntry`: for whom its entry holds as a whole. */
export type Statement = z.infer<typeof statementSchema> & { holdsWithEntry?: Holds }

const lawSchema = z.string().transform((reference, context) => {
  const article = findLawArticle(reference)
  if (article) return article
  context.addIssue({ code: 'custom', message: `${reference} is no reference to a law article that is known` })
  return z.NEVER
})

const knowledgeEntrySchema = z
  .strictObject({
    id: slug,
    question: z.string().endsWith('?').max(160),
    /** Of each of its statements that says nothing else of that fact. */
    holds: holdsSchema.optional(),
    statements: z.array(statementSchema).min(3).max(8),
    /** Slug of the article that says more. */
    article: z.string().optional(),
    /** A law article in short ('BW 4:94'), or a title with an address. */
    sources: z
      .array(z.union([lawSchema, sourceSchema]))
      .min(1)
      .max(11),
    checked: isoDate,
    validFrom: isoDate.optional(),
    validUntil: isoDate.optional(),
    /** Ids of entries to suggest as follow-up questions. */
    next: z.array(z.string()).max(4).default([]),
  })
  .refine(
    ({ statements, sources }) => statements.every(({ from }) => from.every((position) => position <= sources.length)),
    'a statement names a source that is not there',
  )
  .transform((entry): Omit<typeof entry, 'statements'> & { statements: Statement[] } => {
    const { holds } = entry
    return holds ? { ...entry, statements: entry.statements.map((statement) => ({ ...statement, holdsWithEntry: holds })) } : entry
  })

export const knowledgeFileSchema = z.strictObject({ topic: z.enum(topics), entries: z.array(knowledgeEntrySchema).min(1) })

export interface KnowledgeEntry extends Omit<z.infer<typeof knowledgeEntrySchema>, 'sources'> {
  topic: Topic
  sources: { title: string; url: string; date?: string | undefined }[]
}

/** How people ask for it, beside its question; a way that names the site as it stands in the file, see `fillLearnedName`. */
export const listWaysOf = ({ statements }: Pick<KnowledgeEntry, 'statements'>): string[] =>
  statements.flatMap(({ asked, yes, no }) => [...asked, ...yes, ...no])

/** All that it says, in order. */
export const textOf = ({ statements }: Pick<KnowledgeEntry, 'statements'>): string => statements.map(({ text }) => text).join(' ')
