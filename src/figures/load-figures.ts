/** Reads every dated figure of the site from `content/cijfers`. */
import { basename } from 'node:path'
import { z } from 'zod'
import { loadYamlFolder } from '../platform/content-files.ts'
import type { Ahead } from '../platform/read-ahead.ts'
import { figureSchema } from './figure.schema.ts'
import type { Figure, FigureBook } from './figure.ts'

const figureFileSchema = z.array(figureSchema)

/** All figures by id. Throws with file name and fault when a file does not fit the schema or an id occurs twice. */
export function loadFigures(contentDir: string, ahead?: Ahead): FigureBook {
  const book = new Map<string, Figure>()
  for (const { name, data } of loadYamlFolder(contentDir, 'cijfers', figureFileSchema, ahead)) {
    for (const figure of data) {
      if (book.has(figure.id)) throw new Error(`cijfers/${name}: figure ${figure.id} occurs twice`)
      book.set(figure.id, { ...figure, group: basename(name, '.yaml') })
    }
  }
  return book
}
