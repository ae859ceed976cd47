import type { ValuesOf } from '../setting.ts'
import { claimValue, type ClaimFacts } from './claim.ts'
import type { ClaimId } from './claim-ids.ts'
import type { claimWordings } from './claims.settings.ts'
import { measuredClaims } from './measured.ts'
import { measuredSentence } from './measured.nl.ts'

/** What was counted for each of the claims that are shown because of it. */
export const countedSentences = (settings: ValuesOf<typeof claimWordings>, shown: ReadonlySet<ClaimId>, { measured }: ClaimFacts): string[] =>
  measuredClaims
    .filter((claim) => shown.has(claim))
    .map((claim) => measuredSentence(claim, claimValue(settings, claim), measured(claim, claimValue(settings, claim))))
