/** Addresses that a mail server refused for good get nothing any more, until the owner lets them: mailing on harms the name of the site's own domain. */
import { requireOwner } from '../audit/require-role.ts'
import { writeAsOwner } from '../audit/write-as.ts'
import { AppError } from '../errors/errors.ts'
import { isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { keyedHash, type Secrets } from '../platform/secrets.ts'
import type { OfPerson } from '../platform/stored-data.ts'
import { suppressionFields as names } from './stored-data.nl.ts'
import { deleteSuppression, findSuppression, insertSuppression, listSuppressionRows, type SuppressionRow } from './suppressions.queries.ts'
import { faultSentence } from './mail.nl.ts'
import { readFault, type DeliveryFault, type FaultCode } from './transport.ts'

/** More than an owner looks through. */
const MOST = 500

const hashOf = (secrets: Secrets, address: string): string => keyedHash(secrets.derive('mail-suppressions'), address.trim().toLowerCase())
const labelOf = (id: string): string => `mail-suppression:${id}`

export const isSuppressed = async ({ db, secrets }: Pick<Context, 'db' | 'secrets'>, address: string): Promise<boolean> =>
  (await findSuppression(db, hashOf(secrets, address))) !== undefined

interface Refusal {
  address: string
  fault: DeliveryFault
}

/** In the transaction that gives the delivery up. */
export async function suppress({ db, secrets, clock }: Pick<Context, 'secrets' | 'clock'> & { db: AnyDatabase }, { address, fault }: Refusal): Promise<void> {
  const id = newId()
  const row = { id, address_hash: hashOf(secrets, address), address: secrets.encrypt(address, labelOf(id)), reason: fault.stored, created_at: isoNow(clock) }
  await insertSuppression(db, row)
}

export interface Suppressed {
  id: string
  address: string
  reason: { code: FaultCode; detail: string }
  /** ISO. */
  since: string
}

const toSuppressed = (secrets: Secrets, { id, address, reason, created_at: since }: SuppressionRow): Suppressed => ({
  id,
  address: secrets.decrypt(address, labelOf(id)),
  reason: readFault(reason),
  since,
})

/** The newest first. */
export async function listSuppressed(context: Context): Promise<Suppressed[]> {
  requireOwner(context)
  return (await listSuppressionRows(context.db, MOST)).map((row) => toSuppressed(context.secrets, row))
}

/** It can be mailed again; what was given up meanwhile is sent again by hand. Throws `not_found`. */
export async function releaseAddress(context: Context, id: string): Promise<void> {
  await writeAsOwner(context, async ({ db }) => {
    if (!(await deleteSuppression(db, { id }))) throw new AppError('not_found')
    return { result: undefined, audit: { action: 'mail.release', subject: id }, isVisible: false }
  })
}

export const suppressionsOfPerson: OfPerson = {
  async find(context, email) {
    requireOwner(context)
    const row = await findSuppression(context.db, hashOf(context.secrets, email))
    if (!row) return []
    const { id, address, reason, since } = toSuppressed(context.secrets, row)
    return [{ id, storedAt: since, fields: { [names.address]: address, [names.reason]: faultSentence(reason) } }]
  },
  async erase(context, email) {
    requireOwner(context)
    return Number(await deleteSuppression(context.db, { address_hash: hashOf(context.secrets, email) }))
  },
}
