/** A program reads the ledger of clicks. */
import { requireProgram } from '../audit/require-program.ts'
import { AppError } from '../errors/errors.ts'
import type { Context } from '../platform/context.ts'
import type { Listing } from '../database/listing.ts'
import { findClickRow, listClickRows, type ListedClick } from './list-clicks.queries.ts'

/** `people`: only what counts as a click. Throws what `requireProgram` throws. */
export async function listClicks(context: Context, listing: Listing & { people: boolean }): Promise<ListedClick[]> {
  requireProgram(context, 'clicks')
  return listClickRows(context.db, listing)
}

/** Throws `not_found`, and what `requireProgram` throws. */
export async function openClick(context: Context, id: string): Promise<ListedClick> {
  requireProgram(context, 'clicks')
  const row = await findClickRow(context.db, id)
  if (!row) throw new AppError('not_found')
  return row
}
