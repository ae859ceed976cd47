/** Puts the house together: opens the database, reads the content, builds the engine, and hands each room what it needs. */
import { join } from 'node:path'
import { loadContent } from './app/load-content.ts'
import { mailComposers } from './app/compose-mails.ts'
import { openStorage } from './app/open-storage.ts'
import { readCurrent } from './app/read-current.ts'
import { ensureOwner } from './accounts/password/ensure-owner.ts'
import type { Article } from './articles/article.ts'
import { type EmbeddedEngine } from './assistant/engine/embedded-engine.ts'
import { analysisJob } from './chat-logs/analysis/run-analysis.ts'
import { openImports, type Imports } from './chat-logs/import/imports.ts'
import { serveOwnEntries } from './own-entries/serve-own-entries.ts'
import { openProvider, type OpenProvider } from './assistant/model/open-provider.ts'
import { openRuns, type Runs } from './assistant/answering/runs/runs.ts'
import { openBackups, type Backups } from './backup/open-backups.ts'
import { messageRecord } from './contact/message-record.ts'
import type { FigureBook } from './figures/figure.ts'
import { figureRecord } from './figure-desk/figure-record.ts'
import { listFilling, type FillProgress } from './database/fills/run-fills.ts'
import { countTooComplex } from './events/count-too-complex.ts'
import { dailyCountsJobs } from './insights/daily-counts-jobs.ts'
import { openAdmission, type Admission } from './platform/admission.ts'
import { canMail, chooseTransport } from './mail/choose-transport.ts'
import { openOutbox } from './mail/outbox.ts'
import { mailIn } from './mail/mail-colour.ts'
import { notarySeed } from './notaries/seed-notaries.ts'
import { findOffices } from './notaries/find-offices.ts'
import { keepNotaries } from './notaries/keep-notaries.ts'
import type { ListedFor } from './notaries/list-notaries.ts'
import { loadClientEntries, type ClientEntry, type ClientEntryName } from './platform/client-entries.ts'
import { dutchDay, systemClock } from './platform/clock.ts'
import { watchContentVersion, type ContentVersion } from './platform/content-version.ts'
import type { Actor, Context } from './platform/context.ts'
import { createDailySalt, type DailySalt } from './platform/daily-salt.ts'
import type { Env } from './platform/env.ts'
import { fillJob } from './platform/fill-job.ts'
import { scheduleJobs } from './platform/jobs.ts'
import { createLog, type Log } from './platform/log.ts'
import { watchLoop, type LoopWatch } from './platform/loop-watch.ts'
import type { NotReady } from './platform/http/health.api.ts'
import { openMetrics, type Metrics } from './platform/metrics.ts'
import { openReadiness } from './platform/open-readiness.ts'
import { openAhead } from './platform/read-ahead.ts'
import { type Room } from './platform/room.ts'
import { goByName } from './platform/site-name.ts'
import { plantSeeds } from './platform/seed.ts'
import { quoteDeliveries } from './quotes/note-delivered.ts'
import { claimsJob } from './quotes/read-claim-facts.ts'
import { quoteClockJob } from './quotes/quote-clock.ts'
import { loadQuestions } from './quotes/load-questions.ts'
import { retentionJob } from './privacy/retention-job.ts'
import { recordErasureJob } from './records/erase-deleted-records.ts'
import { notaryRecord } from './notaries/notary-record.ts'
import { reviewRecord } from './reviews/review-record.ts'
import { linkRecord } from './redirects/manage/link-record.ts'
import { entryRecord } from './own-entries/own-entry-record.ts'
import { announceClicks } from './webhooks/announce-clicks.ts'
import { WEBHOOK_DELIVERY } from './webhooks/announce.ts'
import { carryWebhook } from './webhooks/carry-webhook.ts'
import { webhookLogJob } from './webhooks/forget-old-deliveries.ts'
import { createClickLedger, type ClickLedger } from './redirects/click-ledger.ts'
import { redirectRoom } from './redirects/redirect-room.ts'
import { redirectTargets, type RedirectTargets } from './redirects/redirect-targets.ts'
import { reviewSeed } from './reviews/seed-reviews.ts'
import { findReferral } from './results/find-referral.ts'
import type { FindReferral } from './assistant/conversation/referral-wish.ts'
import { listPages } from './site/list-pages.ts'
import { listIndexableResults, type IndexableResult } from './results/list-indexable-results.ts'
import { keepCurrent } from './platform/keep-current.ts'
import type { RegionBook } from './regions/region.ts'
import { brandOf, type Brand } from './settings/brand/brand.ts'
import { type ClaimId } from './settings/claims/claim-ids.ts'
import { shownClaims } from './settings/claims/claim.ts'
import { countedSentences } from './settings/claims/measured-sentences.ts'
import { checkKey } from './owner/check-key.ts'
import { convertSmtpUrl } from './owner/convert-smtp-url.ts'
import { digestJob } from './owner/signals/digest.ts'
import { isUnwanted } from './owner/signals/unwanted-mail.ts'
import { securityMailJob } from './owner/signals/security-mail.ts'
import { type SettingValues } from './owner/all-settings.ts'
import type { PageText, PageTextId } from './site/page-text.ts'
import { type ShownNews } from './site/read-news.ts'
import { watchPresence, type Presence } from './events/presence.ts'
import type { RatingSummary } from './frame/site-info.ts'
import type { PublicPage } from './site/public-pages.ts'
import { homepageSeed } from './site/seed-homepage.ts'

/** Receivers that are slow hold up others only when there are so many of them. */
const WEBHOOKS_AT_ONCE = 4

export interface App {
  env: Env
  log: Log
  loop: LoopWatch
  /** How much heavy work is taken on at once. */
  admission: Admission
  /** Undefined where nobody may read them. */
  metrics: Metrics | undefined
  origin: string
  /** The owner's generated first password, once, on the start that made the account. */
  firstPassword: string | undefined
  settings: () => SettingValues
  isDemo: () => boolean
  brand: () => Brand
  /** What visitors see of the list of notaries, and can do there. */
  offices: () => Required<ListedFor>
  listedNotaries: ReturnType<typeof keepNotaries>
  /** Offices for who asks the assistant for one. */
  findReferral: FindReferral
  /** As published: a title of the owner shows here as soon as it is on the site. */
  articles: ReadonlyMap<string, Article>
  /** With the words of their files. */
  articleFiles: readonly Article[]
  figures: FigureBook
  regions: RegionBook
  questions: ReturnType<typeof loadQuestions>
  engine: EmbeddedEngine
  provider: OpenProvider
  /** Answers that this process is making. */
  runs: Runs
  imports: Imports
  backups: Backups
  clientEntry: (name: ClientEntryName) => ClientEntry
  targets: RedirectTargets
  ledger: ClickLedger
  contentVersion: ContentVersion
  salt: DailySalt
  presence: Presence
  /** The mean of real reviews; undefined while there are too few. */
  rating: () => RatingSummary | undefined
  /** Claims that visitors may see today. */
  claims: () => ReadonlySet<ClaimId>
  /** Of the claims that rest on what the site counted and that live shows: what was counted. */
  countedClaims: () => string[]
  /** The card on the home page at this moment. */
  news: () => ShownNews
  /** What the owner added to a page; undefined for nothing. */
  pageText: (id: PageTextId) => PageText | undefined
  /** For the sitemap, the feed and the like. */
  listPages(): Promise<readonly PublicPage[]>
  /** The results pages among them. */
  indexableResults(): Promise<readonly IndexableResult[]>
  context(actor: Actor, requestId?: string): Context
  whyNotReady(): Promise<NotReady | undefined>
  /** What a migration left to be done and is not done yet. */
  filling: () => Promise<FillProgress[]>
  /** Called first when the process is asked to stop, so that the balancer sends nobody any more. */
  retire(): void
  close(): Promise<void>
}

/** `ahead`: what was made of the content before. */
export async function openApp(env: Env, ahead = openAhead(process.cwd())): Promise<App> {
  const log = createLog(env.logLevel)
  const loop = watchLoop(log)
  // Counted where somebody reads it.
  const metrics = env.metricsToken === undefined ? undefined : openMetrics()
  const { db, context, system, close, lastStorageFault } = await openStorage(env, log, () => contentVersion.refresh(), metrics?.measure)
  const origin = env.publicOrigin ?? `http://${env.host}:${env.port}`
  const content = loadContent(join(process.cwd(), 'content'), () => void countTooComplex(system), ahead)
  const { settings, rating, evidence, claimFacts, news, pageTexts } = readCurrent(system)
  const ownEntries = serveOwnEntries(system, content.engine, content.figures)
  const isDemo = () => settings().site_mode !== 'live'
  const mailServices = { settings, smtpUrl: env.smtpUrl, mailHosts: env.mailHosts, origin }
  const offices = () => ({ demo: isDemo(), sendsMail: canMail(mailServices) })
  const targets = redirectTargets(db, { isDemo })
  const provider = openProvider(system, {
    settings,
    allowedHosts: env.providerHosts,
    running: env.providerRunning,
    figures: content.figures,
    texts: () => content.engine.listTexts(),
    findOffices: (wanted) => findOffices({ ...system, regions: content.regions, demo: isDemo() }, wanted),
  })
  const backups = openBackups(system, env)
  const rooms: readonly Room[] = [
    // First, since what follows may read them.
    { load: () => content.reloadFigures(db) },
    settings,
    { load: async () => goByName(settings().site_name) },
    { load: async () => mailIn(settings().brand_link_light) },
    evidence,
    claimFacts,
    pageTexts,
    { seeds: [reviewSeed], load: rating.load },
    { seeds: [homepageSeed], load: news.load },
    { load: () => content.reloadArticles(db) },
    redirectRoom({ targets, origin }),
    { load: () => ownEntries.reload(), seeds: [notarySeed] },
    { jobs: [fillJob()] },
    { jobs: [retentionJob, recordErasureJob([notaryRecord, reviewRecord, linkRecord, entryRecord, figureRecord, messageRecord])] },
    { jobs: [...dailyCountsJobs, quoteClockJob, claimsJob(() => claimFacts().measured), digestJob(content.figures), securityMailJob({ isDemo })] },
    { jobs: [analysisJob({ ...content, provider }), ...backups.jobs, webhookLogJob] },
  ]
  const load = async () => {
    for (const room of rooms) await room.load?.()
  }
  await plantSeeds(
    system,
    rooms.flatMap(({ seeds = [] }) => seeds),
  )
  const firstPassword = await ensureOwner(system, env.adminPassword)
  await convertSmtpUrl(system)
  await checkKey(system)
  await load()
  // After what the owner published, so that the assistant knows his texts by their own words.
  if (env.warmUp) content.engine.load()
  if (!isDemo() && !env.chatLimits) throw new Error('CHAT_LIMITS: off is refused when the site is live')
  const contentVersion = await watchContentVersion(db, load, (error) => log.error({ err: error }, 'a change could not be taken over, trying again'))
  const ledger = createClickLedger({ ...system, onCounted: announceClicks })
  const presence = watchPresence(db, systemClock, (error) => log.warn({ err: error }, 'visitors could not be counted'))
  const transport = () => chooseTransport(mailServices)
  const outbox = openOutbox({
    context: system,
    onSent: quoteDeliveries,
    transport,
    compose: mailComposers({ ...mailServices, ...content, offices }),
    staysHere: isUnwanted(settings),
  })
  const webhooks = openOutbox({
    context: system,
    transport,
    compose: {},
    carry: { [WEBHOOK_DELIVERY]: carryWebhook({ inside: env.webhookHosts }) },
    lane: 'groups',
    workers: WEBHOOKS_AT_ONCE,
  })
  const imports = openImports(system, { dataDir: env.dataDir, siteDir: join(process.cwd(), 'dist', 'client') })
  const jobs = scheduleJobs(
    system,
    rooms.flatMap((room) => room.jobs ?? []),
  )
  const unready = openReadiness(system, { diskOf: env.databaseUrl ? undefined : env.dataDir, lastStorageFault })
  const claims = () => shownClaims(settings(), evidence(), dutchDay(systemClock), claimFacts())
  const current = { contentVersion, isDemo }
  const indexableResults = keepCurrent(system, current, (demo) => listIndexableResults(system, { regions: content.regions, demo }))
  let retired = false

  return {
    env,
    log,
    loop,
    admission: openAdmission(),
    metrics,
    origin,
    firstPassword,
    settings,
    isDemo,
    brand: () => brandOf(settings()),
    offices,
    listedNotaries: keepNotaries(system, current),
    findReferral: (wish) => findReferral({ ...system, ...offices(), regions: content.regions }, wish),
    ...content,
    provider,
    runs: openRuns(system),
    imports,
    backups,
    clientEntry: loadClientEntries(process.cwd()),
    targets,
    ledger,
    contentVersion,
    salt: createDailySalt(db, systemClock),
    presence,
    rating,
    claims,
    countedClaims: () => (isDemo() ? [] : countedSentences(settings(), claims(), claimFacts())),
    news: () => news()(),
    pageText: (id) => pageTexts().get(id),
    indexableResults,
    listPages: keepCurrent(system, current, async (demo) => listPages(system, { articles: content.articles, results: await indexableResults(), demo })),
    context,
    filling: () => listFilling(db),
    whyNotReady: async () => (retired ? 'stopping' : unready()),
    retire: () => void (retired = true),
    async close() {
      await Promise.all([outbox.stop(), webhooks.stop(), jobs.stop(), imports.close(), backups.stop()])
      contentVersion.stop()
      loop.stop()
      presence.stop()
      await presence.flush().catch((error: unknown) => log.warn({ err: error }, 'the last visitors could not be counted'))
      await ledger.flush().catch((error: unknown) => log.error({ err: error, lost: ledger.waiting() }, 'clicks lost at stop'))
      await close()
      await log.flushNow()
    },
  }
}
