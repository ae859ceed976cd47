/** Offices that a request can go to: those the owner said take requests, at the address that he confirmed. */
import { isoNow } from '../platform/clock.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { DAY_MS } from '../platform/days.ts'
import { listNotaries, type ListedFor } from '../notaries/list-notaries.ts'
import type { Notary } from '../notaries/notary.ts'
import type { RegionBook } from '../regions/region.ts'
import { countTurns } from './invitations.queries.ts'
import { matchOffices, type Match, type OfficeTurn, type Wish } from './match-offices.ts'
import { listOfficeRows, type OfficeRow } from './offices.queries.ts'

export const DEFAULT_CAPACITY = 5
/** What happened longer ago says nothing of an office. */
const TURN_DAYS = 365

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

type Addressed = Pick<Notary, 'isSample' | 'email'>

/** The owner looked at the address that stands in its record now. The mail of a sample comes to the owner. */
export const isConfirmed = ({ isSample, email }: Addressed, row: OfficeRow | undefined): boolean =>
  isSample || (row !== undefined && email !== undefined && email !== '' && isSame(row.confirmed_email, email))

/** The owner says that it takes requests. In demo a sample does. */
export const isAgreed = (office: Addressed, row: OfficeRow | undefined): boolean => (row?.takes_requests ?? office.isSample) && isConfirmed(office, row)

/** And it does so now. */
const takesRequests = (office: Addressed, row: OfficeRow | undefined): boolean => isAgreed(office, row) && (row?.paused_at ?? null) === null

/** A request that a real office gets is a real one: no sample is asked beside it. */
function askableOf(listed: readonly Notary[], rows: ReadonlyMap<string, OfficeRow>): Notary[] {
  const willing = listed.filter((office) => takesRequests(office, rows.get(office.id)))
  const own = willing.filter(({ isSample }) => !isSample)
  return own.length > 0 ? own : willing
}

/** By office, also those that were never asked. */
async function readTurns({ db, clock }: Pick<TransactionContext, 'db' | 'clock'>, rows: ReadonlyMap<string, OfficeRow>, ids: readonly string[]) {
  const counted = new Map(
    (await countTurns(db, new Date(clock.now().getTime() - TURN_DAYS * DAY_MS).toISOString(), isoNow(clock))).map((turn) => [turn.notary_id, turn]),
  )
  return new Map<string, OfficeTurn>(
    ids.map((id) => {
      const turn = counted.get(id)
      const past = { settled: turn?.settled ?? 0, answered: turn?.answered ?? 0, waiting: turn?.waiting ?? 0 }
      return [id, { lastInvited: turn?.last_invited ?? null, ...past, capacity: rows.get(id)?.capacity ?? DEFAULT_CAPACITY }]
    }),
  )
}

export interface AskableSources {
  regions: RegionBook
  offices: () => Required<ListedFor>
}

export interface Askable {
  /** Beside Dutch, of all offices that take requests. */
  languages: string[]
  /** Beside Dutch, of all offices of the site. */
  spoken: string[]
  /** Whose turn it is. */
  match: (wish: Wish) => Promise<Match<Notary>[]>
  /** All offices of the site, also those that cannot be asked. */
  listed: readonly Notary[]
}

/** The one reading of the offices that a page needs. None can be asked while the site cannot send mail. */
export async function readAskable(context: Context, { regions, offices }: AskableSources): Promise<Askable> {
  const sought = offices()
  return askableAmong(context, { listed: await listNotaries(context, sought), sendsMail: sought.sendsMail, regions })
}

interface Listed {
  listed: readonly Notary[]
  sendsMail: boolean
  regions: RegionBook
}

const languagesOf = (offices: readonly Notary[]): string[] =>
  [...new Set(offices.flatMap(({ languages }) => languages))].filter((language) => language !== 'Nederlands').toSorted()

/** Of offices that were read before: for use within a transaction too. */
export async function askableAmong(context: Pick<TransactionContext, 'db' | 'clock'>, { listed, sendsMail, regions }: Listed): Promise<Askable> {
  const spoken = languagesOf(listed)
  if (!sendsMail) return { languages: [], spoken, match: async () => [], listed }
  const rows = new Map((await listOfficeRows(context.db)).map((row) => [row.notary_id, row]))
  const willing = askableOf(listed, rows)
  const ids = willing.map(({ id }) => id)
  return {
    languages: languagesOf(willing),
    spoken,
    match: async (wish) => matchOffices(willing, wish, { regions, turns: await readTurns(context, rows, ids), now: context.clock.now().getTime() }),
    listed,
  }
}
