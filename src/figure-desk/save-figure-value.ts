/** The owner enters a value of a figure, changes one, or goes back to an earlier version of it; it holds at once, without a restart. */
import { requireEditor } from '../audit/require-role.ts'
import type { Figure, FigureBook } from '../figures/figure.ts'
import { dutchDay, isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { changeRecord } from '../records/change-record.ts'
import type { RecordRow } from '../records/record-kind.ts'
import { readEarlierVersion } from '../records/revert-record.ts'
import { findFigureFaults, shapeOf, type FigureDraft } from './figure-draft.ts'
import { figureDraftSchema } from './figure-draft.schema.ts'
import { figureRecord, requireFree } from './figure-record.ts'
import { findValueRow, insertValue, updateValue } from './figure-values.queries.ts'

/** Throws `not_found` for a figure that is in no file, and `invalid_input` with the fields at fault. */
export function requireDraft(context: Context, figures: FigureBook, draft: FigureDraft): Figure {
  const figure = figures.get(draft.figure)
  if (!figure) throw new AppError('not_found')
  const fields = findFigureFaults(draft, shapeOf(figure), dutchDay(context.clock))
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  return figure
}

interface SaveInput {
  /** Undefined: a new value. */
  row: RecordRow | undefined
  draft: FigureDraft
  /** Id of the earlier version that is put back. */
  revision?: string
}

/** Throws as `requireDraft` does, and `conflict`: with the field `from` when another value holds then, else when somebody saved in between. */
export async function saveFigureValue(context: Context, figures: FigureBook, { row, draft, revision }: SaveInput): Promise<RecordRow> {
  requireEditor(context)
  requireDraft(context, figures, draft)
  return changeRecord(context, figureRecord, { row, action: revision ? 'restore' : 'save' }, async ({ db, clock }, id) => {
    await requireFree(db, id, draft)
    const now = isoNow(clock)
    const values = { draft: JSON.stringify(draft), updated_at: now }
    if (!row) await insertValue(db, { id, figure: draft.figure, ...values, created_at: now })
    // A value stays with its figure.
    else if ((await findValueRow(db, id))?.figure === draft.figure) await updateValue(db, id, values)
    else throw new AppError('not_found')
    return { keep: draft, details: { figure: draft.figure, from: draft.from, ...(revision && { revision }) } }
  })
}

/** Throws as saving does. */
export async function revertFigureValue(context: Context, figures: FigureBook, { row, revision }: { row: RecordRow; revision: string }): Promise<RecordRow> {
  const draft = await readEarlierVersion(context, 'cijfer', figureDraftSchema, { id: row.id, revision })
  return saveFigureValue(context, figures, { row, draft, revision })
}
