/** How people ask for each entry: ways that are known one by one, and messages and conversations from which is only learned. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fillLearnedName } from '../../../platform/site-name.ts'
import { knowledgeFiles, type KnowledgeLanguage } from '../knowledge-files.ts'

const waySchema = z.strictObject({
  entry: z.string(),
  phrase: z.string().min(2),
  /** Id of the statement that opens the answer; none for what the site does not answer. */
  opens: z.string().optional(),
  word: z.enum(['yes', 'no']).optional(),
  also: z.array(z.string()).optional(),
  after: z.string().optional(),
})

const conversationSchema = z.strictObject({
  turns: z.array(z.strictObject({ say: z.string().min(2), entry: z.string(), opens: z.string(), also: z.array(z.string()).optional() })).min(2),
})

type Conversation = z.infer<typeof conversationSchema>

/**
 * A way of asking for an entry, and for the entries of `also` as well; the entry is `OUTSIDE` for what the site does not answer. `after`
 * names the entry that was answered just before. A turn of a conversation tells what was said as well: just before it, and first of all.
 */
export type Way = z.infer<typeof waySchema> & { said?: string | undefined; opening?: string | undefined }

function* listLines(dir: string): Generator {
  for (const name of readdirSync(dir).toSorted())
    if (name.endsWith('.jsonl')) for (const line of readFileSync(join(dir, name), 'utf8').split('\n')) if (line) yield JSON.parse(fillLearnedName(line))
}

/** Those that are known one by one, without those that stand with the entries. Throws on a line that does not fit. */
export const readWays = (contentDir: string, language: KnowledgeLanguage = 'nl'): Way[] =>
  [...listLines(join(contentDir, knowledgeFiles[language].ways))].map((line) => waySchema.parse(line))

export const listTurns = ({ turns }: Conversation): Way[] =>
  turns.map(({ say, ...label }, at) => {
    const before = turns[at - 1]
    return before ? { ...label, phrase: say, after: before.entry, said: before.say, opening: turns[0]!.say } : { ...label, phrase: say }
  })

/** Messages of people and whole conversations, from which is learned and of which nothing is kept. Throws on a line that does not fit. */
export function readTraining(contentDir: string, language: KnowledgeLanguage = 'nl'): Way[] {
  const lines = [...listLines(join(contentDir, knowledgeFiles[language].training))]
  return lines.map((line) => z.union([waySchema, conversationSchema]).parse(line)).flatMap((read) => ('turns' in read ? listTurns(read) : [read]))
}
