/** Checks an entry against the figures, the content and the other entries. */
import type { FigureBook } from '../figures/figure.ts'
import { fillFigures } from '../figures/figure-tokens.ts'
import { dutchDay } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import type { KnowledgeEntry } from '../assistant/retrieval/knowledge.ts'
import { findRivals } from './own-entries.queries.ts'
import { findFaults, type EntryFault, type EntryStatus, type OwnEntryContent } from './own-entry.ts'

/** What entries are checked against. */
export interface EntryShelf {
  figures: FigureBook
  engine: { listContentEntries(): readonly KnowledgeEntry[] }
}

/** Undefined when a token is broken or names no figure. */
export function fillAnswer(answer: string, figures: FigureBook, day: string): string | undefined {
  try {
    const text = fillFigures(answer, figures, day)
    return /\{\{|\}\}/.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

interface CheckInput {
  id: string
  content: OwnEntryContent
  status: EntryStatus
}

/** Throws `invalid_input` with every fault, see `EntryFault`. */
export async function checkOwnEntry(
  context: Pick<Context, 'clock'> & { db: AnyDatabase },
  shelf: EntryShelf,
  { id, content, status }: CheckInput,
): Promise<void> {
  const day = dutchDay(context.clock)
  const faults: EntryFault[] = findFaults(content, status, day)
  if (fillAnswer(content.answer, shelf.figures, day) === undefined) faults.push('answer.figure')
  const rivals = await findRivals(context.db, id, content.question, content.replaces)
  if (rivals.some((rival) => rival.question.toLowerCase() === content.question.toLowerCase())) faults.push('question.taken')
  if (content.replaces !== null) {
    const exists = shelf.engine.listContentEntries().some((entry) => entry.id === content.replaces)
    if (!exists || rivals.some((rival) => rival.replaces === content.replaces)) faults.push('replaces')
  }
  if (faults.length > 0) throw new AppError('invalid_input', { fields: faults })
}
