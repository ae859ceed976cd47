/** Everything of one mail address, over all rooms that declared how to find it: to see, to hand over and to erase. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { isMailAddress } from '../platform/is-mail-address.ts'
import { isoNow } from '../platform/clock.ts'
import { withinTransaction, type Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { keyedHash } from '../platform/secrets.ts'
import type { OfPerson, PersonRecord, StoredData } from '../platform/stored-data.ts'
import { storedData } from './list-stored-data.ts'

export interface PersonKind {
  id: string
  title: string
  count: number
  /** ISO; undefined when there is nothing. */
  oldest: string | undefined
  newest: string | undefined
}

export interface PersonExport {
  email: string
  exportedAt: string
  kinds: { title: string; what: string; purpose: string; basis: string; records: PersonRecord[] }[]
}

type Findable = StoredData & { ofPerson: OfPerson }

const findable = (declarations: readonly StoredData[]): Findable[] => declarations.filter((data): data is Findable => data.ofPerson !== undefined)

/** What there is, without its content: enough to know whether to hand over or to erase. */
export async function findPerson(context: Context, typed: string, declarations = storedData): Promise<PersonKind[]> {
  requireOwner(context)
  const email = requireEmail(typed)
  const kinds: PersonKind[] = []
  for (const { id, title, ofPerson } of findable(declarations)) {
    const times = (await ofPerson.find(context, email)).map(({ storedAt }) => storedAt).toSorted()
    kinds.push({ id, title, count: times.length, oldest: times[0], newest: times.at(-1) })
  }
  return kinds
}

/** Leaves an audit row that only who knows the address can tie to it. */
export async function exportPerson(context: Context, typed: string, declarations = storedData): Promise<PersonExport> {
  requireOwner(context)
  const email = requireEmail(typed)
  const kinds: PersonExport['kinds'] = []
  for (const { title, what, purpose, basis, ofPerson } of findable(declarations)) {
    kinds.push({ title, what, purpose, basis, records: await ofPerson.find(context, email) })
  }
  const count = kinds.reduce((sum, { records }) => sum + records.length, 0)
  await recordAudit(context, { action: 'person.export', subject: subjectOf(context, email), details: { count } })
  return { email, exportedAt: isoNow(context.clock), kinds: kinds.filter(({ records }) => records.length > 0) }
}

/** All or nothing. Resolves with the number of records that went. */
export async function erasePerson(context: Context, typed: string, declarations = storedData): Promise<number> {
  requireOwner(context)
  const email = requireEmail(typed)
  return context.db.transaction().execute(async (tx) => {
    const inside = withinTransaction(context, tx)
    const erased: Record<string, number> = {}
    for (const { id, ofPerson } of findable(declarations)) {
      const count = await ofPerson.erase(inside, email)
      if (count > 0) erased[id] = count
    }
    await recordAudit(inside, { action: 'person.erase', subject: subjectOf(context, email), details: { erased } })
    return Object.values(erased).reduce((sum, count) => sum + count, 0)
  })
}

function requireEmail(typed: string): string {
  const email = typed.trim().toLowerCase()
  if (!isMailAddress(email)) throw new AppError('invalid_input', { fields: ['email'] })
  return email
}

/** The log outlives what was erased, so the address itself must not stand in it. */
const subjectOf = ({ secrets }: Context, email: string): string => keyedHash(secrets.derive('person-log'), email)
