/** Puts an earlier version of an entry back, as a new version; what the assistant uses stays published or draft as it is. */
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import type { EntryShelf } from './check-own-entry.ts'
import { getEntryVersion } from './entry-history.ts'
import { getOwnEntry } from './list-own-entries.ts'
import type { OwnEntry } from './own-entry.ts'
import { contentOf } from './read-own-entry.ts'
import { saveOwnEntry } from './save-own-entry.ts'

/** Throws `not_found`, and `invalid_input` when the old version cannot stand any more, such as when its figure is gone. */
export async function restoreEntryVersion(context: Context, shelf: EntryShelf, input: { id: string; versionId: string }): Promise<OwnEntry> {
  requireOwner(context)
  const [entry, content] = await Promise.all([getOwnEntry(context, input.id), getEntryVersion(context, input.id, input.versionId)])
  const existing = { id: entry.id, version: entry.version }
  return saveOwnEntry(context, shelf, { existing, content: contentOf(content), status: entry.status, restores: input.versionId })
}
