/** Reads the learned ranking from `content/geleerd.bin`, which `npm run train` writes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModel, type ModelFile } from './model-file.ts'

export const MODEL_FILE = 'geleerd.bin'

export const loadModel = (contentDir: string): ModelFile => readModel(readFileSync(join(contentDir, MODEL_FILE)))
