/** What the list of notaries says for or against a claim of the site. */
import type { AnyDatabase } from '../platform/context.ts'
import type { ClaimFacts } from '../settings/claims/claim.ts'
import { listActiveNotaries } from './notaries.queries.ts'

export async function readClaimFacts({ db }: { db: AnyDatabase }): Promise<ClaimFacts> {
  const offices = await listActiveNotaries(db, false)
  return { payingOffices: offices.filter(({ relation }) => relation !== 'geen').length }
}
