/** Reads what is asked of each deed from `content/offerte`. */
import { z } from 'zod'
import { deeds } from '../deeds/deed.ts'
import { readYamlFolder } from '../platform/content-files.ts'
import { deedQuestionsSchema, type Questions } from './questions.schema.ts'

/** Throws with the file and the fault, or with the deed that has no file. */
export function loadQuestions(contentDir: string): Questions {
  const found = new Map(
    readYamlFolder(contentDir, 'offerte').map((file) => {
      const parsed = deedQuestionsSchema.safeParse(file.data)
      if (!parsed.success) throw new Error(`offerte/${file.name}: ${z.prettifyError(parsed.error)}`)
      return [parsed.data.deed, parsed.data]
    }),
  )
  for (const { slug } of deeds) if (!found.has(slug)) throw new Error(`offerte: nothing is asked of ${slug}`)
  if (found.size !== deeds.length) throw new Error('offerte: a file for a deed that there is not')
  return found
}
