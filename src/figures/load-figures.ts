/** Reads every dated figure of the site from `content/cijfers`. */
import { z } from 'zod'
import { readYamlFolder } from '../platform/content-files.ts'
import { figureSchema } from './figure.schema.ts'
import type { Figure, FigureBook } from './figure.ts'

const figureFileSchema = z.array(figureSchema)

/** All figures by id. Throws with file name and fault when a file does not fit the schema or an id occurs twice. */
export function loadFigures(contentDir: string): FigureBook {
  const book = new Map<string, Figure>()
  for (const file of readYamlFolder(contentDir, 'cijfers')) {
    const parsed = figureFileSchema.safeParse(file.data)
    if (!parsed.success) throw new Error(`cijfers/${file.name}: ${z.prettifyError(parsed.error)}`)
    for (const figure of parsed.data) {
      if (book.has(figure.id)) throw new Error(`cijfers/${file.name}: figure ${figure.id} occurs twice`)
      book.set(figure.id, { ...figure, group: file.name.replace(/\.yaml$/, '') })
    }
  }
  return book
}
