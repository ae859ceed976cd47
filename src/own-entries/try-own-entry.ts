/** The owner tries what the assistant would answer with an entry that is not saved yet. */
import { requireEditor } from '../audit/require-role.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import type { EmbeddedEngine } from '../assistant/engine/embedded-engine.ts'
import { maskPersonalData } from '../assistant/conversation/mask-personal-data.ts'
import { fillAnswer, type EntryShelf } from './check-own-entry.ts'
import type { Trial } from '../assistant/engine/explain-trial.ts'
import { toKnowledge, type OwnEntryContent } from './own-entry.ts'
import { listPublishedEntries } from './serve-own-entries.ts'

/** The reference of the tried entry in the result while it has none of its own. */
const TRIED = 'eigen-proef'

export interface TrialInput {
  /** The reference of the entry that is edited; it is tried as typed, not as published. */
  reference: string | undefined
  content: OwnEntryContent
  question: string
}

/** The own engine's answer; nothing is stored. Throws `invalid_input` for an answer with a broken token. */
export async function tryOwnEntry(context: Context, shelf: EntryShelf & { engine: Pick<EmbeddedEngine, 'tryOwnEntries'> }, input: TrialInput): Promise<Trial> {
  requireEditor(context)
  const day = dutchDay(context.clock)
  const { content, reference = TRIED } = input
  if (fillAnswer(content.answer, shelf.figures, day) === undefined) throw new AppError('invalid_input', { fields: ['answer.figure'] })
  const others = (await listPublishedEntries(context, shelf.figures)).filter((entry) => entry.id !== reference)
  const question = maskPersonalData(input.question).text
  return shelf.engine.tryOwnEntries([...others, toKnowledge(reference, content)], { question, history: [], day })
}
