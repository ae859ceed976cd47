/** The checklist of going live as it stands now. */
import { requireOwner } from '../../audit/require-role.ts'
import { countUnreadMessages } from '../../contact/list-contact-messages.ts'
import { transportFingerprint } from '../../mail/transport-fingerprint.ts'
import { listNotaries } from '../../notaries/list-notaries.ts'
import { readClaimFacts } from '../../quotes/read-claim-facts.ts'
import { dutchDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { claimIds } from '../../settings/claims/claim-ids.ts'
import { shownClaims } from '../../settings/claims/claim.ts'
import { readEvidence } from '../../settings/claims/read-evidence.ts'
import { readSettings } from '../../settings/read-settings.ts'
import type { SiteMode } from '../../settings/mode.settings.ts'
import { allSettings } from '../all-settings.ts'
import { countCallLinks, countPartnerLinks } from '../../redirects/count-partner-links.ts'
import { judgeLive, type LiveFacts, type LiveItem } from './checklist.ts'
import { readTicks } from '../../settings/live/live-ticks.ts'

export interface LiveServices {
  env: LiveFacts['env']
  isSecondFactorOn(context: Context): Promise<boolean>
  /** Articles that nobody takes editorial responsibility for. */
  articlesWithoutResponsibility(context: Context): Promise<readonly unknown[]>
}

export interface LiveView {
  mode: SiteMode
  items: LiveItem[]
  ticks: { legalRead: boolean; keyCopy: boolean }
  /** That the owner has not opened: somebody may write while the site is still being made ready. */
  newMessages: number
}

export async function readLive(context: Context, services: LiveServices): Promise<LiveView> {
  requireOwner(context)
  const settings = await readSettings(context, allSettings)
  const evidence = await readEvidence(context)
  const ticks = await readTicks(context)
  const fingerprint = transportFingerprint(context.secrets, settings, services.env.smtpUrl)
  const shownInLive = shownClaims({ ...settings, site_mode: 'live' }, evidence, dutchDay(context.clock), await readClaimFacts(context))
  const items = judgeLive({
    settings,
    env: services.env,
    ownNotaries: (await listNotaries(context, { demo: false })).length,
    partnerLinks: await countPartnerLinks(context.db),
    callLinks: await countCallLinks(context.db),
    mailTested: fingerprint !== undefined && ticks.get('mail-test') === fingerprint,
    secondFactor: await services.isSecondFactorOn(context),
    articlesOpen: (await services.articlesWithoutResponsibility(context)).length,
    claimsHidden: claimIds.length - shownInLive.size,
    ticks,
  })
  const isOk = (id: LiveItem['id']) => items.some((item) => item.id === id && item.ok)
  return {
    mode: settings.site_mode === 'live' ? 'live' : 'demo',
    items,
    ticks: { legalRead: isOk('legal'), keyCopy: ticks.has('key-copy') },
    newMessages: await countUnreadMessages(context),
  }
}
