/** The judged questions of `eval/*.jsonl`, one JSON object a line. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { answerKinds } from '../conversation/engine.ts'

export const questionClasses = ['exact', 'inflection', 'compound', 'synonym', 'typo', 'calculation', 'follow-up', 'refusal', 'smalltalk'] as const

const stem = z.string().min(1)

const judgedQuestionSchema = z.strictObject({
  question: z.string().min(1),
  /** Earlier questions of the visitor, oldest first. */
  history: z.array(z.string()).default([]),
  class: z.enum(questionClasses),
  topic: z.string().nullish(),
  /** Ids of entries that answer, or 'artikel:slug'. For a refusal: entries that may answer instead of refusing. */
  entry: z.array(z.string()).optional(),
  /** Stems that must all stand in the answer; of a list of alternatives one must. */
  answer_key_points: z.array(z.union([stem, z.array(stem).min(2)])).default([]),
  expect: z.enum(answerKinds).optional(),
})

export type JudgedQuestion = z.infer<typeof judgedQuestionSchema>

/** Throws with the line number when a line does not fit. */
export function readQuestionFile(path: string): JudgedQuestion[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return []
    const parsed = judgedQuestionSchema.safeParse(JSON.parse(line))
    if (!parsed.success) throw new Error(`${path}:${i + 1}: ${z.prettifyError(parsed.error)}`)
    return [parsed.data]
  })
}
