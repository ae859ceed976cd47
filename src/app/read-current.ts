import { readClaimFacts } from '../quotes/read-claim-facts.ts'
import { allSettings } from '../owner/all-settings.ts'
import type { Context } from '../platform/context.ts'
import { loaded } from '../platform/room.ts'
import { listReviews } from '../reviews/list-reviews.ts'
import { summariseRatings } from '../reviews/review.ts'
import { readEvidence } from '../settings/claims/read-evidence.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readPageTexts } from '../site/list-page-texts.ts'
import { readNewsPlan } from '../site/read-news.ts'

/** What pages ask at every turn, read from the database after each change. */
export const readCurrent = (system: Context) => ({
  settings: loaded(() => readSettings(system, allSettings)),
  evidence: loaded(() => readEvidence(system)),
  claimFacts: loaded(() => readClaimFacts(system)),
  rating: loaded(async () => summariseRatings(await listReviews(system, { demo: false }))),
  news: loaded(() => readNewsPlan(system)),
  pageTexts: loaded(() => readPageTexts(system)),
})
