/** Adds a link, saves a changed one, or turns one on or off. */
import { requireEditor } from '../../audit/require-role.ts'
import { dutchDay, isoNow } from '../../platform/clock.ts'
import type { AnyDatabase, Context, TransactionContext } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { changeRecord } from '../../records/change-record.ts'
import type { Change, RecordRow } from '../../records/record-kind.ts'
import { readRedirectFields, type RedirectFields, type RedirectValues } from '../redirect-fields.ts'
import { listFees, saveFee } from '../fees.queries.ts'
import { forgetHealth } from '../health/health.queries.ts'
import { linkRecord, refuseTakenSlug, refuseTooMany } from './link-record.ts'
import { findRedirect, insertRedirects, updateRedirect } from './manage.queries.ts'
import { readRules } from './read-rules.ts'
import { isStillSample } from '../seed-redirects.ts'

export interface SaveRedirectInput {
  /** Undefined: a new link. */
  row: RecordRow | undefined
  fields: RedirectFields
  ownHosts: readonly string[]
}

/**
 * Throws `invalid_input` with the fields at fault, `conflict` with `slug` when that is another's and without a field when somebody else
 * saved in between, `not_found`, and `too_large` when there are too many links.
 */
export async function saveRedirect(context: Context, { row, fields, ownHosts }: SaveRedirectInput): Promise<RecordRow> {
  requireEditor(context)
  const { values, fee, faults } = readRedirectFields(fields, await readRules(context, ownHosts))
  if (!values) throw new AppError('invalid_input', { fields: Object.keys(faults) })
  const kind = row ? linkRecord : addedLink
  return changeRecord(context, kind, { row }, (at, id) => (row ? changeLink(at, id, { values, fee }) : addLink(at, id, { values, fee })))
}

const addedLink = { ...linkRecord, actions: { ...linkRecord.actions, save: 'redirect.add' } } as const

interface Saved {
  values: RedirectValues
  /** In cents; undefined leaves what is there. */
  fee: number | null | undefined
}

async function addLink({ db, clock }: TransactionContext, id: string, { values, fee }: Saved): Promise<Change> {
  const now = isoNow(clock)
  const [slug] = await insertRedirects(db, [{ id, ...values, is_active: true, is_sample: false, created_at: now, updated_at: now }])
  if (slug === undefined) throw new AppError('conflict', { fields: ['slug'] })
  await refuseTooMany(db)
  await setFee({ db, clock }, id, fee)
  return { details: { slug } }
}

async function changeLink({ db, clock }: TransactionContext, id: string, { values, fee }: Saved): Promise<Change> {
  const stored = await readLink(db, id)
  // With a title and a destination of the owner's own it is no sample any more.
  const is_sample = stored.is_sample && isStillSample(values)
  await updateRedirect(db, id, { ...values, is_sample, updated_at: isoNow(clock) }).catch(refuseTakenSlug)
  if (stored.destination_url !== values.destination_url) await forgetHealth(db, id)
  const changed = (['slug', 'title', 'destination_url', 'description'] as const).filter((field) => values[field] !== stored[field])
  const isOtherFee = await setFee({ db, clock }, id, fee)
  return { details: { slug: values.slug, changed: isOtherFee ? [...changed, 'fee'] : changed } }
}

/** From today on; earlier days keep what held then. Answers whether it is another than before. */
async function setFee({ db, clock }: Pick<TransactionContext, 'db' | 'clock'>, id: string, fee: number | null | undefined): Promise<boolean> {
  const today = dutchDay(clock)
  if (fee === undefined || ((await listFees(db, [id], today)).get(id) ?? null) === fee) return false
  await saveFee(db, { redirect_id: id, from_day: today, fee_cents: fee })
  return true
}

async function readLink(db: AnyDatabase, id: string) {
  const stored = await findRedirect(db, id)
  if (!stored) throw new AppError('not_found')
  return stored
}

/** Whatever else was changed meanwhile: a switch says only where it stands. Throws `not_found`. */
export const switchRedirect = (context: Context, { id, active }: { id: string; active: boolean }): Promise<RecordRow> =>
  changeRecord(context, linkRecord, { row: { id } }, async ({ db, clock }) => {
    await updateRedirect(db, id, { is_active: active, updated_at: isoNow(clock) })
    return { details: { active } }
  })
