/** The figures as they are read now: from their files, with what the owner entered before them. */
import type { Figure, FigureBook, FigureValue } from '../figures/figure.ts'
import type { AnyDatabase } from '../platform/context.ts'
import { toFigureValue } from './figure-draft.ts'
import { listStoredValues, type StoredValue } from './figure-record.ts'

/** A value that the owner entered; `entry` is the id of its record. */
interface EnteredFigureValue extends FigureValue {
  entry: string
}

export interface FigureShelf {
  /** Whoever holds it always reads what holds, also after a reload. */
  figures: FigureBook
  /** Reads what the owner entered; a database that fails leaves what was known. */
  reloadFigures: (db: AnyDatabase) => Promise<void>
}

export function shelveFigures(figureFiles: FigureBook): FigureShelf {
  let entered: ReadonlyMap<string, readonly FigureValue[]> = new Map()
  const lay = (file: Figure): Figure => ({
    ...file,
    get values() {
      return [...(entered.get(file.id) ?? []), ...file.values]
    },
  })
  return {
    figures: new Map([...figureFiles].map(([id, file]) => [id, lay(file)])),
    async reloadFigures(db) {
      entered = valuesOf(await listStoredValues(db), figureFiles)
    },
  }
}

/** A value whose figure is in no file any more is left out. */
function valuesOf(drafts: readonly StoredValue[], files: FigureBook): Map<string, EnteredFigureValue[]> {
  const values = new Map<string, EnteredFigureValue[]>()
  for (const draft of drafts) {
    const file = files.get(draft.figure)
    if (file) values.set(file.id, [...(values.get(file.id) ?? []), { ...toFigureValue(draft, file), entry: draft.id }])
  }
  return values
}

const entryOf = (value: FigureValue): string | undefined => ('entry' in value && typeof value.entry === 'string' ? value.entry : undefined)

/** The same book in which one more value holds, before all others, and in the place of that of the record `id`. */
export function withValue(book: FigureBook, figure: Figure, value: FigureValue, id?: string): FigureBook {
  const others = id === undefined ? figure.values : figure.values.filter((other) => entryOf(other) !== id)
  return new Map([...book, [figure.id, { ...figure, values: [value, ...others] }]])
}
