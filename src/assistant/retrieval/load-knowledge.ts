/** Reads the entries of a language from `content`. */
import { knowledgeFiles, type KnowledgeLanguage } from './knowledge-files.ts'
import { z } from 'zod'
import { readYamlFolder } from '../../platform/content-files.ts'
import { knowledgeFileSchema, type KnowledgeEntry } from './knowledge.ts'

/** Every entry with its topic, in the order of the files. Throws with the file and the field at fault, or when an id occurs twice. */
export function loadKnowledge(contentDir: string, language: KnowledgeLanguage = 'nl'): KnowledgeEntry[] {
  const entries = readYamlFolder(contentDir, knowledgeFiles[language].entries).flatMap(({ name, data }) => {
    const file = knowledgeFileSchema.safeParse(data)
    if (!file.success) throw new Error(`${knowledgeFiles[language].entries}/${name}: ${z.prettifyError(file.error)}`)
    return file.data.entries.map((entry) => ({ ...entry, topic: file.data.topic }))
  })
  const ids = new Set<string>()
  for (const { id } of entries) {
    if (ids.has(id)) throw new Error(`${knowledgeFiles[language].entries}: the id ${id} is used twice`)
    ids.add(id)
  }
  return entries
}
