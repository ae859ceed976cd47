/** What the owner of a site with few visitors can do next: at most what is not done yet, each with a way to it. */
import { countPartnerLinks } from '../redirects/count-partner-links.ts'
import { isAnyLinkPaid } from '../redirects/sum-link-clicks.ts'
import type { AnyDatabase } from '../platform/context.ts'

const nextSteps = ['partner-link', 'fee', 'be-found'] as const
export type NextStep = (typeof nextSteps)[number]

interface Found {
  /** Clicks of people on links in the period. */
  clicks: number
  /** Arrivals from other sites in the period; null where nobody counted them. */
  arrivals: number | null
}

export async function listNextSteps(db: AnyDatabase, { clicks, arrivals }: Found): Promise<NextStep[]> {
  const [links, isPaid] = await Promise.all([countPartnerLinks(db), isAnyLinkPaid({ db })])
  const open: Record<NextStep, boolean> = { 'partner-link': links === 0, fee: links > 0 && clicks > 0 && !isPaid, 'be-found': arrivals === 0 }
  return nextSteps.filter((step) => open[step])
}
