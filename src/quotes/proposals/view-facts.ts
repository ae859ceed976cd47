/** The part of the overview of an office in which it says what should stand on its page. */
import { deeds } from '../../deeds/deed.ts'
import { givenParts, type PricePartKey } from '../../deeds/price-parts.ts'
import { readStoredNotary } from '../../notaries/open-notary.ts'
import type { Notary } from '../../notaries/notary.ts'
import { dutchDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { formatEuros } from '../../platform/number-format.ts'
import { toldFault } from '../../platform/told-fault.ts'
import { readProposal } from './proposal.schema.ts'
import { findDecidedOf, findWaitingOf } from './proposals.queries.ts'
import { priceNames, VERSION_NAME, type ProposalFaults, type Typed } from './proposal-fields.ts'
import { askedParts, readProposalForm, typedOf } from './read-proposal-form.ts'
import { sendProposal, withdrawProposal } from './send-proposal.ts'

export interface FactsPrice {
  deed: string
  label: string
  parts: readonly PricePartKey[]
  /** What stands there, as it is read; undefined: no price. */
  now: string | undefined
  /** What stands there is a total of which the parts are not known. */
  isTotal: boolean
  /** What the form shows is not what stands there. */
  isChanged: boolean
}

export interface FactsView {
  /** Of the record that the form was made from. */
  version: number
  typed: Typed
  prices: readonly FactsPrice[]
  faults: ProposalFaults
  /** What went wrong beside the fields. */
  problem: 'failed' | 'many' | 'changed' | undefined
  /** ISO: since when a proposal waits; the form shows that one. */
  waitingSince: string | undefined
  /** What the owner said last; ISO. */
  decided: { at: string; reason: string | undefined } | undefined
}

/** What came of a form; it goes back to the page as it was typed. */
export interface ProposalOutcome {
  status: number
  retryAfterSeconds?: number | undefined
  typed: Typed
  faults: ProposalFaults
  problem: FactsView['problem']
}

/** Undefined of a sample, which says nothing of itself. */
export async function viewFacts({ db }: Pick<Context, 'db'>, office: Notary, come: ProposalOutcome | undefined): Promise<FactsView | undefined> {
  if (office.isSample) return undefined
  const [stored, waiting, decided] = await Promise.all([readStoredNotary(db, office.id), findWaitingOf(db, office.id), findDecidedOf(db, office.id)])
  const now = typedOf(stored)
  const typed = come?.typed ?? typedOf(waiting ? readProposal(waiting) : stored)
  return {
    version: stored.version,
    typed,
    prices: deeds.map(({ slug, label }) => {
      const price = stored.prices.find(({ deed }) => deed === slug)
      const parts = askedParts(slug, price)
      return {
        deed: slug,
        label,
        parts,
        now: price && `€\u00A0${formatEuros(price.amountCents)}`,
        isTotal: price !== undefined && givenParts(price.parts).length === 0,
        isChanged: priceNames(slug, parts).some((name) => (typed[name] ?? '') !== (now[name] ?? '')),
      }
    }),
    faults: come?.faults ?? {},
    problem: come?.problem,
    waitingSince: waiting?.created_at,
    decided: decided?.decided_at ? { at: decided.decided_at, reason: decided.reason ?? undefined } : undefined,
  }
}

/** Undefined once it is done. Never throws for what was typed. */
export async function actFacts(context: Context, office: Notary, of: (name: string) => string): Promise<ProposalOutcome | undefined> {
  if (office.isSample) return undefined
  if (of('doe') === 'intrekken') {
    await withdrawProposal(context, office.id)
    return undefined
  }
  const stored = await readStoredNotary(context.db, office.id)
  const { proposal, typed, faults } = readProposalForm(stored, of, dutchDay(context.clock))
  // An empty field would take away what was not there when the form was made.
  if (of(VERSION_NAME) !== String(stored.version)) return { status: 409, typed, faults, problem: 'changed' }
  if (Object.keys(faults).length > 0) return { status: 422, typed, faults, problem: undefined }
  try {
    await sendProposal(context, { officeId: office.id, proposal })
    return undefined
  } catch (error) {
    const { code, status, retryAfterSeconds } = toldFault(context, error)
    return { status, retryAfterSeconds, typed, faults: {}, problem: code === 'too_many_tries' ? 'many' : 'failed' }
  }
}
