/** Reads what is asked of each deed from `content/offerte`. */
import { deeds } from '../deeds/deed.ts'
import { loadYamlFolder } from '../platform/content-files.ts'
import type { Ahead } from '../platform/read-ahead.ts'
import { deedQuestionsSchema, type Questions } from './questions.schema.ts'

/** Throws with the file and the fault, or with the deed that has no file. */
export function loadQuestions(contentDir: string, ahead?: Ahead): Questions {
  const found = new Map(loadYamlFolder(contentDir, 'offerte', deedQuestionsSchema, ahead).map(({ data }) => [data.deed, data]))
  for (const { slug } of deeds) if (!found.has(slug)) throw new Error(`offerte: nothing is asked of ${slug}`)
  if (found.size !== deeds.length) throw new Error('offerte: a file for a deed that there is not')
  return found
}
