/** The owner adds a notary or saves one, or goes back to an earlier version: checked, with its prices. */
import { requireEditor } from '../audit/require-role.ts'
import { dutchDay, isoNow, type Clock } from '../platform/clock.ts'
import type { AnyDatabase, Context, TransactionContext } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { changeRecord } from '../records/change-record.ts'
import type { RecordRow } from '../records/record-kind.ts'
import { readEarlierVersion } from '../records/revert-record.ts'
import type { RegionBook } from '../regions/region.ts'
import { noteAgreement } from './agreements.queries.ts'
import { draftSchema } from './draft.schema.ts'
import { giveSlug } from './give-slug.ts'
import { formatBestPrice } from './notaries.nl.ts'
import { insertNotary } from './notaries.queries.ts'
import { replacePrices, updateNotary } from './notary-edit.queries.ts'
import { findDraftFaults, tidyDraft, type NotaryDraft } from './notary-draft.ts'
import { notaryRecord, refuseSample } from './notary-record.ts'
import { isCurrentPrice } from './notary.ts'
import { readStoredNotary } from './open-notary.ts'
import { partColumns } from './price-columns.ts'
import { columnsOf, draftOf } from './stored-notary.ts'

type Places = Pick<RegionBook, 'find'>

export interface SaveNotary {
  draft: NotaryDraft
  /** The row and the version of it that was on the screen; undefined: a new notary. */
  row: RecordRow | undefined
  places: Places
  /** What belongs to it, in the same transaction. */
  also?: (at: TransactionContext) => Promise<void>
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
export async function saveNotary(context: Context, { draft, row, places, also }: SaveNotary): Promise<RecordRow> {
  requireEditor(context)
  const checked = checkDraft(context, draft, places)
  const details = { added: row === undefined, state: checked.state, relation: checked.relation }
  return changeRecord(context, notaryRecord, { row }, async (at, id) => {
    if (row) await changeNotary(at, id, checked)
    else await addNotary(at, id, checked)
    await also?.(at)
    return { keep: draftOf(checked), details }
  })
}

/** The owner goes back to an earlier version. Whether visitors see it stays as it is now. Throws as saving does. */
export async function revertNotary(context: Context, { row, revision, places }: { row: RecordRow; revision: string; places: Places }): Promise<RecordRow> {
  const earlier = await readEarlierVersion(context, 'notaris', draftSchema, { id: row.id, revision })
  const { state } = await readStoredNotary(context.db, row.id)
  const checked = checkDraft(context, { ...earlier, state }, places)
  return changeRecord(context, notaryRecord, { row, action: 'restore' }, async (at, id) => {
    await changeNotary(at, id, checked)
    return { keep: draftOf(checked), details: { revision } }
  })
}

/** The writing alone of a new one, for a draft that was checked. */
export async function addNotary({ db, clock }: TransactionContext, id: string, draft: NotaryDraft): Promise<void> {
  const now = isoNow(clock)
  const blank = { avatar: null, logo: null, rating: null, review_count: 0, is_sample: false }
  await insertNotary(db, { id, ...blank, ...textsOf(clock, draft), ...columnsOf(draft.state, null, now), created_at: now, updated_at: now })
  await giveSlug(db, { id, now, name: draft.name, location: draft.location })
  if (draft.relation !== 'geen') await noteAgreement(db, { notary_id: id, from_day: dutchDay(clock), relation: draft.relation })
  await storePrices(db, id, draft)
}

export async function changeNotary({ db, clock }: TransactionContext, id: string, draft: NotaryDraft): Promise<void> {
  await refuseSample(db, id)
  const { listedAt, relation } = await readStoredNotary(db, id)
  const now = isoNow(clock)
  await updateNotary(db, id, { ...textsOf(clock, draft), ...columnsOf(draft.state, listedAt, now), updated_at: now })
  if (draft.relation !== relation) await noteAgreement(db, { notary_id: id, from_day: dutchDay(clock), relation: draft.relation })
  await giveSlug(db, { id, now, name: draft.name, location: draft.location })
  await storePrices(db, id, draft)
}

const storePrices = (db: AnyDatabase, id: string, { prices }: NotaryDraft): Promise<void> =>
  replacePrices(
    db,
    id,
    prices.map(({ deed, amountCents, includes, asOf, allIn, parts }) => ({
      id: newId(),
      deed,
      amount_cents: amountCents,
      includes,
      as_of: asOf,
      all_in: allIn,
      ...partColumns(parts),
    })),
  )

const orNull = (text: string): string | null => (text === '' ? null : text)

function textsOf(clock: Clock, draft: NotaryDraft) {
  const day = dutchDay(clock)
  const amounts = draft.prices.filter((price) => isCurrentPrice(price, day)).map((price) => price.amountCents)
  return {
    name: draft.name,
    location: draft.location,
    relation: draft.relation,
    phone: orNull(draft.phone),
    email: orNull(draft.email),
    website: orNull(draft.website),
    register_url: orNull(draft.registerUrl),
    register_day: orNull(draft.registerDay),
    source: orNull(draft.source),
    source_day: orNull(draft.sourceDay),
    best_price: amounts.length === 0 ? '' : formatBestPrice(Math.min(...amounts)),
    languages: JSON.stringify(draft.languages),
    specializations: JSON.stringify(draft.specializations),
    features: JSON.stringify(draft.features),
  }
}
