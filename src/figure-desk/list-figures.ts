/** Every figure as the owner looks after it: what it is today, where it was read, until when it holds, and where it stands. */
import { requireReader } from '../audit/require-role.ts'
import { expiryOf, WARN_DAYS } from '../figures/expiry.ts'
import { formatValue } from '../figures/figure-tokens.ts'
import { findLatestValue, findValueOn, type Figure, type FigureBook, type FigureValue } from '../figures/figure.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { shapeOf, type FigureShape } from './figure-draft.ts'
import { listStoredValues, type StoredValue } from './figure-record.ts'
import { findUses, type FigureText, type FigureUse } from './figure-uses.ts'

export interface FigureLine {
  id: string
  label: string
  unit: Figure['unit']
  shape: FigureShape
  /** Today's, else the last one; '' when it never had one. */
  value: string
  /** That sets it, when it was read elsewhere. */
  law: FigureValue['law']
  source: string
  url: string
  /** YYYY-MM-DD: the day that it was looked up. */
  checked: string
  /** From and until when, where that is known. */
  from: string | undefined
  until: string | undefined
  isUnconfirmed: boolean
  /** Days that are left; null: without end. */
  daysLeft: number | null
  isExpiring: boolean
  uses: FigureUse[]
}

interface Desk {
  figures: FigureBook
  texts: readonly FigureText[]
}

/** What expires first stands first, then by name. */
export function listFigures(context: Context, { figures, texts }: Desk): FigureLine[] {
  requireReader(context)
  const day = dutchDay(context.clock)
  const uses = findUses(texts, figures, day)
  const lines = [...figures.values()].map((figure) => lineOf(figure, uses.get(figure.id) ?? [], day))
  const order = ({ isExpiring, daysLeft }: FigureLine) => (isExpiring ? (daysLeft ?? 0) : Infinity)
  return lines.toSorted((a, b) => (order(a) === order(b) ? a.label.localeCompare(b.label, 'nl') : order(a) - order(b)))
}

function lineOf(figure: Figure, uses: FigureUse[], day: string): FigureLine {
  const value = findValueOn(figure, day) ?? findLatestValue(figure, day)
  const expiry = expiryOf(figure, day)
  return {
    id: figure.id,
    label: figure.label,
    unit: figure.unit,
    shape: shapeOf(figure),
    value: value ? formatValue(value, figure.unit) : '',
    law: value?.law,
    source: value?.source ?? '',
    url: value?.url ?? '',
    checked: value?.checked ?? '',
    from: value?.from,
    until: expiry?.until,
    isUnconfirmed: value?.unconfirmedBy !== undefined,
    daysLeft: expiry?.daysLeft ?? null,
    isExpiring: expiry !== undefined && expiry.daysLeft <= WARN_DAYS,
    uses,
  }
}

export interface OpenedFigure extends FigureLine {
  /** What the owner entered for it. */
  entered: StoredValue[]
}

/** Throws `not_found`. */
export async function openFigure(context: Context, { figures, texts }: Desk, id: string): Promise<OpenedFigure> {
  requireReader(context)
  const figure = figures.get(id)
  if (!figure) throw new AppError('not_found')
  const day = dutchDay(context.clock)
  return { ...lineOf(figure, findUses(texts, figures, day).get(id) ?? [], day), entered: await listStoredValues(context.db, id) }
}
