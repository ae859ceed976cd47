/** The owner adds a notary or saves one: checked, with its prices, a version for the history and an audit row. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { dutchDay, isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import type { RegionBook } from '../regions/region.ts'
import { recordRevision } from '../revisions/revisions.ts'
import { formatBestPrice } from './notaries.nl.ts'
import { insertNotary } from './notaries.queries.ts'
import { changeNotary, replacePrices } from './notary-edit.queries.ts'
import { findDraftFaults, tidyDraft, type NotaryDraft } from './notary-draft.ts'
import { isCurrentPrice } from './notary.ts'
import { readStoredNotary } from './open-notary.ts'
import { columnsOf, draftOf } from './stored-notary.ts'

type Places = Pick<RegionBook, 'find'>

export interface SaveNotary {
  draft: NotaryDraft
  /** The row and the version of it that was on the screen; undefined: a new notary. */
  row: { id: string; version: number } | undefined
  places: Places
}

export interface SavedNotary {
  id: string
  version: number
}

/** The draft as it is stored. Throws `invalid_input` with the fields at fault. */
export function checkDraft(context: Pick<Context, 'clock'>, draft: NotaryDraft, places: Places): NotaryDraft {
  const tidy = tidyDraft(draft)
  const place = places.find(tidy.location)
  const fields = Object.keys(findDraftFaults(tidy, dutchDay(context.clock)))
  // A province is no place where an office stands.
  const unknown = tidy.location !== '' && (place === undefined || place.kind === 'provincie')
  const all = unknown ? [...new Set([...fields, 'location'])] : fields
  if (all.length > 0) throw new AppError('invalid_input', { fields: all })
  return { ...tidy, location: place?.name ?? tidy.location }
}

/** Throws `invalid_input`, `not_found`, and `conflict` when somebody else saved in between. */
export async function saveNotary(context: Context, { draft, row, places }: SaveNotary): Promise<SavedNotary> {
  requireOwner(context)
  const checked = checkDraft(context, draft, places)
  return context.db.transaction().execute((tx) => storeNotary({ ...context, db: tx }, { draft: checked, row }))
}

type WriteContext = Omit<Context, 'db'> & { db: AnyDatabase }

/** The writing alone, for a draft that was checked, within a transaction. */
export async function storeNotary(context: WriteContext, { draft, row }: Omit<SaveNotary, 'places'>): Promise<SavedNotary> {
  const { db } = context
  const saved = row ? await change(context, draft, row) : await add(context, draft)
  await replacePrices(
    db,
    saved.id,
    draft.prices.map(({ deed, amountCents, includes, asOf }) => ({ id: newId(), deed, amount_cents: amountCents, includes, as_of: asOf })),
  )
  await recordRevision(context, { kind: 'notaris', subjectId: saved.id, data: draftOf(draft) })
  await recordAudit(context, { action: 'notary.save', subject: saved.id, details: { added: row === undefined, state: draft.state, relation: draft.relation } })
  await contentChanged(db)
  return saved
}

async function add(context: WriteContext, draft: NotaryDraft): Promise<SavedNotary> {
  const id = newId()
  const now = isoNow(context.clock)
  const blank = { avatar: null, logo: null, rating: null, review_count: 0, is_sample: false }
  await insertNotary(context.db, { id, ...blank, ...textsOf(context, draft), ...columnsOf(draft.state, null, now), created_at: now, updated_at: now })
  return { id, version: 1 }
}

async function change(context: WriteContext, draft: NotaryDraft, { id, version }: { id: string; version: number }): Promise<SavedNotary> {
  const stored = await readStoredNotary(context.db, id)
  if (stored.isSample) throw new AppError('invalid_input', { fields: ['sample'] })
  if (stored.deletedAt !== null) throw new AppError('not_found')
  const now = isoNow(context.clock)
  const columns = { ...textsOf(context, draft), ...columnsOf(draft.state, stored.listedAt, now), updated_at: now }
  if (!(await changeNotary(context.db, { id, version }, columns))) throw new AppError('conflict')
  return { id, version: version + 1 }
}

const orNull = (text: string): string | null => (text === '' ? null : text)

function textsOf(context: Pick<Context, 'clock'>, draft: NotaryDraft) {
  const day = dutchDay(context.clock)
  const amounts = draft.prices.filter((price) => isCurrentPrice(price, day)).map((price) => price.amountCents)
  return {
    name: draft.name,
    location: draft.location,
    relation: draft.relation,
    phone: orNull(draft.phone),
    email: orNull(draft.email),
    website: orNull(draft.website),
    best_price: amounts.length === 0 ? '' : formatBestPrice(Math.min(...amounts)),
    languages: JSON.stringify(draft.languages),
    specializations: JSON.stringify(draft.specializations),
    features: JSON.stringify(draft.features),
  }
}
