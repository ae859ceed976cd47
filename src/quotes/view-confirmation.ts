/** What is asked of the visitor before a request goes out: which of the chosen offices can still be asked, and which others instead. */
import type { Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import { wishOf } from './confirm-request.ts'
import type { InvitationRow } from './invitations.queries.ts'
import { readAskable, type AskableSources } from './list-askable.ts'
import type { Match } from './match-offices.ts'
import { officeName, officesIn } from './office-name.ts'
import { MOST_SHOWN } from './quote-request.ts'
import type { RequestRow } from './quotes.queries.ts'
import type { ConfirmFault } from './refusal.ts'

export interface ConfirmView {
  /** That the visitor chose, and that can still be asked. */
  asked: readonly Notary[]
  /** Names of those that were chosen and cannot be asked any more. */
  lost: readonly string[]
  /** That can be asked instead; none while nothing was lost. */
  others: readonly Match<Notary>[]
  /** Of the others. */
  ticked: ReadonlySet<string>
  fault: ConfirmFault | undefined
}

interface Asked {
  row: RequestRow
  invitations: readonly InvitationRow[]
  sources: AskableSources
}

export async function viewConfirmation(
  context: Context,
  { row, invitations, sources }: Asked,
  back?: { fault: ConfirmFault; read: ReadonlyMap<string, string> },
): Promise<ConfirmView> {
  const { match } = await readAskable(context, sources)
  const wish = wishOf(row, sources)
  const matches = wish ? await match(wish) : []
  const chosen = new Set(invitations.map(({ notary_id: office }) => office))
  const asked = matches.map(({ office }) => office).filter(({ id }) => chosen.has(id))
  const open = new Set(asked.map(({ id }) => id))
  const lost = invitations.filter(({ notary_id: office }) => !open.has(office)).map(({ office_name: name }) => name)
  const others = lost.length === 0 ? [] : matches.filter(({ office }) => !chosen.has(office.id)).slice(0, MOST_SHOWN)
  return { asked, lost, others, ticked: new Set(back?.read.keys()), fault: back?.fault }
}

/** What came with the form: the sentence beside each office. */
export const readConfirmed = (posted: Readonly<Record<string, unknown>>, of: (name: string) => string): ReadonlyMap<string, string> =>
  new Map(officesIn(posted).map((id) => [id, of(officeName({ id }))]))
