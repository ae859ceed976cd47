/** What asks for the owner's attention today: for the bell in the owner's area, and for the mail of the day. */
import { listStrangeSignIns } from '../../accounts/log/list-security-events.ts'
import { readWriters } from '../../assistant/model/read-model-use.ts'
import { readBackupFault } from '../../backup/read-backup-fault.ts'
import { isAllowed } from '../../audit/require-role.ts'
import { countUnreadMessages } from '../../contact/list-contact-messages.ts'
import { groupName } from '../../figure-desk/figure-desk.nl.ts'
import { listExpiring, WARN_DAYS } from '../../figures/expiry.ts'
import { formatDay } from '../../figures/figure-tokens.ts'
import type { FigureBook } from '../../figures/figure.ts'
import { sumDays } from '../../insights/count-days-sum.ts'
import { countFailedDeliveries } from '../../mail/count-failed-deliveries.ts'
import { listAgeingPrices } from '../../notaries/list-ageing-prices.ts'
import { countOpenNotices } from '../../notices/count-open-notices.ts'
import { dutchDay } from '../../platform/clock.ts'
import { countWaitingReviews } from '../../reviews/count-waiting-reviews.ts'
import type { Context } from '../../platform/context.ts'
import { addDays, DAY_MS } from '../../platform/days.ts'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { countDoubtfulRequests } from '../../quotes/count-doubtful-requests.ts'
import { countWaitingProposals } from '../../quotes/proposals/list-proposals.ts'
import { listUnreachable } from '../../redirects/health/list-unreachable.ts'
import { claimIds } from '../../settings/claims/claim-ids.ts'
import { listStoppedWebhooks } from '../../webhooks/list-webhooks.ts'
import { isMeasured } from '../../settings/claims/measured.ts'
import { readEvidence } from '../../settings/claims/read-evidence.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { allSettings } from '../all-settings.ts'
import { browserWords } from './security-mail.nl.ts'
import type { Signal } from './signal.ts'

/** Evidence that ends within these days. */
const CLAIM_DAYS = 30
/** Fewer on a day are no pattern. */
const MANY_QUESTIONS = 5
const FEWEST_ANSWERS = 3
/** Older than these days the owner has seen it. */
const SIGN_IN_DAYS = 7
/** In their last week figures are no longer calm. */
const LAST_DAYS = 7

const NO_MODEL: Signal = { topic: 'model', count: 0, names: [] }

/** For everybody who signs in, and the system: whoever is no owner hears nothing of settings, keys and backups. */
export async function readSignals(context: Context, figures: FigureBook): Promise<Signal[]> {
  const day = dutchDay(context.clock)
  const yesterday = addDays(day, -1)
  const isOwners = isAllowed(context, 'owner')
  const [messages, undelivered, links, prices, claims, { not_found: questions }, model, notices, doubtful, reviews, proposals, signIns, backupFault, webhooks] =
    await Promise.all([
      countUnreadMessages(context),
      countFailedDeliveries(context),
      listUnreachable(context),
      listAgeingPrices(context),
      isOwners ? listEndingClaims(context, day) : [],
      sumDays(context, ['not_found'], { from: yesterday, to: yesterday }),
      isOwners ? readModelFailures(context, day) : NO_MODEL,
      countOpenNotices(context),
      countDoubtfulRequests(context),
      countWaitingReviews(context),
      countWaitingProposals(context),
      listStrangeSignIns(context, new Date(context.clock.now().getTime() - SIGN_IN_DAYS * DAY_MS).toISOString()),
      isOwners ? readBackupFault(context) : null,
      isOwners ? listStoppedWebhooks(context) : [],
    ])
  const signals: Signal[] = [
    { topic: 'messages', count: messages, names: [] },
    { topic: 'undelivered', count: undelivered, names: [] },
    { topic: 'links', count: links.length, names: links },
    model,
    { topic: 'claims', count: claims.length, names: claims },
    { topic: 'prices', count: prices.length, names: prices },
    endingFigures(figures, day),
    { topic: 'questions', count: questions >= MANY_QUESTIONS ? questions : 0, names: [] },
    { topic: 'notices', count: notices, names: [] },
    { topic: 'doubtful', count: doubtful, names: [] },
    { topic: 'reviews', count: reviews, names: [] },
    { topic: 'proposals', count: proposals, names: [] },
    { topic: 'backup', count: backupFault === null ? 0 : 1, names: backupFault === null ? [] : [backupFault] },
    { topic: 'webhooks', count: webhooks.length, names: webhooks },
    { topic: 'sign-in', count: signIns.length, names: signIns.map(({ at, browser }) => `${browser ? browserWords(browser) : ''} (${amsterdamTime(at)})`) },
  ]
  return signals.filter(({ count }) => count > 0)
}

/** By group and last day, since whole files end together. */
function endingFigures(figures: FigureBook, day: string): Signal {
  const ending = listExpiring(figures, day)
  const names = new Set(ending.map(({ figure, until }) => `${groupName(figure.group ?? '')} (tot en met ${formatDay(until)})`))
  const isNow = ending.some(({ daysLeft }) => daysLeft === WARN_DAYS || (daysLeft >= 0 && daysLeft <= LAST_DAYS))
  return { topic: 'figures', count: ending.length, names: [...names], ...(!isNow && { isCalm: true }) }
}

async function listEndingClaims(context: Context, day: string): Promise<string[]> {
  const evidence = await readEvidence(context)
  const last = addDays(day, CLAIM_DAYS)
  return claimIds.filter((claim) => {
    if (isMeasured(claim)) return false
    const until = evidence.get(claim)?.validUntil
    return typeof until === 'string' && until >= addDays(day, -CLAIM_DAYS) && until <= last
  })
}

/** Answers that a model was to write and the own engine wrote, when those were the most: of today once there are enough to judge by, else of yesterday. */
async function readModelFailures(context: Context, day: string): Promise<Signal> {
  const settings = await readSettings(context, allSettings)
  if ([settings.chatbot_api_key, settings.provider_base_url, settings.provider_model].includes('')) return NO_MODEL
  const today = await readWriters(context, day)
  const isToday = today.model + today.own >= FEWEST_ANSWERS
  const { model, own } = isToday ? today : await readWriters(context, addDays(day, -1))
  return own >= FEWEST_ANSWERS && own > model ? { topic: 'model', count: own, names: [], ...(isToday && { isToday }) } : NO_MODEL
}
