/** Reads the learned ranking of a language, which `npm run train` writes. */
import { join } from 'node:path'
import { inFile } from './byte-source.ts'
import { knowledgeFiles, type KnowledgeLanguage } from '../knowledge-files.ts'
import { readModel, type ModelFile } from './model-file.ts'

export const loadModel = (contentDir: string, language: KnowledgeLanguage = 'nl'): ModelFile =>
  readModel(inFile(join(contentDir, knowledgeFiles[language].model)))
