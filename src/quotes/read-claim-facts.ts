/** What the site knows itself of its claims, and the job that keeps that of today. */
import { countPayingOffices } from '../notaries/count-paying-offices.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { everyMinutes, type Job } from '../platform/jobs.ts'
import type { ClaimFacts } from '../settings/claims/claim.ts'
import { claimValue } from '../settings/claims/claim.ts'
import { claimWordings } from '../settings/claims/claims.settings.ts'
import { measuredClaims, type Measure } from '../settings/claims/measured.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readMeasure } from './measure-claims.ts'

export async function readClaimFacts(context: Pick<Context, 'db' | 'clock'>): Promise<ClaimFacts> {
  return { payingOffices: await countPayingOffices(context.db), measured: await readMeasure(context) }
}

/** Requests come and age without anybody changing the site: each hour the pages are made anew when the counts moved. `shown` is what they are made from now. */
export function claimsJob(shown: () => Measure): Job {
  return {
    name: 'claims',
    slot: everyMinutes(60),
    async work(context) {
      const settings = await readSettings(context, claimWordings)
      const measured = await readMeasure(context)
      const figuresBy = (measure: Measure) => JSON.stringify(measuredClaims.map((claim) => measure(claim, claimValue(settings, claim))))
      if (figuresBy(measured) !== figuresBy(shown())) await contentChanged(context.db)
    },
  }
}
