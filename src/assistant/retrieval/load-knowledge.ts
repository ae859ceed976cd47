/** Reads the entries of a language from `content`. */
import { knowledgeFiles, type KnowledgeLanguage } from './knowledge-files.ts'
import { loadYamlFolder } from '../../platform/content-files.ts'
import type { Ahead } from '../../platform/read-ahead.ts'
import { knowledgeFileSchema, type KnowledgeEntry } from './knowledge.ts'

/** Every entry with its topic, in the order of the files. Throws with the file and the field at fault, or when an id occurs twice. */
export function loadKnowledge(contentDir: string, language: KnowledgeLanguage = 'nl', ahead?: Ahead): KnowledgeEntry[] {
  const files = loadYamlFolder(contentDir, knowledgeFiles[language].entries, knowledgeFileSchema, ahead)
  const entries = files.flatMap(({ data: { topic, entries: ofTopic } }) => ofTopic.map((entry) => ({ ...entry, topic })))
  const ids = new Set<string>()
  for (const { id } of entries) {
    if (ids.has(id)) throw new Error(`${knowledgeFiles[language].entries}: the id ${id} is used twice`)
    ids.add(id)
  }
  return entries
}
