/** Puts the house together: opens the database, reads the content, builds the engine, and hands each room what it needs. */
import { join } from 'node:path'
import { ensureOwner } from './accounts/ensure-owner.ts'
import { shelveArticles } from './articles/article-shelf.ts'
import { loadArticles } from './articles/load-articles.ts'
import type { Article } from './articles/article.ts'
import { createEmbeddedEngine, type EmbeddedEngine } from './assistant/engine/embedded-engine.ts'
import { analysisJob } from './chat-logs/analysis/run-analysis.ts'
import { loadKnowledge } from './assistant/retrieval/load-knowledge.ts'
import { openImports, type Imports } from './chat-logs/import/imports.ts'
import { serveOwnEntries } from './own-entries/serve-own-entries.ts'
import { loadModel } from './assistant/retrieval/learned/load-model.ts'
import { openProvider, type OpenProvider } from './assistant/model/open-provider.ts'
import { openRuns, type Runs } from './assistant/answering/runs/runs.ts'
import { composeContactMail } from './contact/compose-contact-mail.ts'
import { CONTACT_DELIVERY } from './contact/submit-contact-message.ts'
import { migrate, openDatabase } from './database/database.ts'
import { packFile } from './database/erased-bytes.ts'
import type { FigureBook } from './figures/figure.ts'
import { loadFigures } from './figures/load-figures.ts'
import { countTooComplex } from './events/count-too-complex.ts'
import { dailyCountsJobs } from './insights/daily-counts-jobs.ts'
import { chooseTransport } from './mail/choose-transport.ts'
import { openOutbox } from './mail/outbox.ts'
import { notaryErasureJob } from './notaries/erase-deleted-notaries.ts'
import { listNotaries } from './notaries/list-notaries.ts'
import { filterNotaries } from './notaries/notary.ts'
import { notarySeed } from './notaries/seed-notaries.ts'
import { loadClientEntries, type ClientEntry, type ClientEntryName } from './platform/client-entries.ts'
import { dutchDay, systemClock } from './platform/clock.ts'
import { watchContentVersion, type ContentVersion } from './platform/content-version.ts'
import type { Actor, Context } from './platform/context.ts'
import { createDailySalt, type DailySalt } from './platform/daily-salt.ts'
import type { Env } from './platform/env.ts'
import { scheduleJobs } from './platform/jobs.ts'
import { createLog, type Log } from './platform/log.ts'
import { watchLoop, type LoopWatch } from './platform/loop-watch.ts'
import { openReadiness } from './platform/open-readiness.ts'
import { createSecrets, loadMasterKey } from './platform/secrets.ts'
import { plantSeeds } from './platform/seed.ts'
import { scheduleRetention } from './privacy/schedule-retention.ts'
import { createClickLedger, type ClickLedger } from './redirects/click-ledger.ts'
import { ownHostsOf } from './redirects/destination.ts'
import { linkHealthJob } from './redirects/health/check-destinations.ts'
import { eraseDeletedRedirectsJob } from './redirects/manage/erase-deleted-redirects.ts'
import { loadRedirectTargets, type RedirectTargets } from './redirects/redirect-targets.ts'
import { redirectSeed } from './redirects/seed-redirects.ts'
import { listIndexableResults } from './results/list-indexable-results.ts'
import { reviewErasureJob } from './reviews/erase-deleted-reviews.ts'
import { listReviews } from './reviews/list-reviews.ts'
import { summariseRatings } from './reviews/review.ts'
import { reviewSeed } from './reviews/seed-reviews.ts'
import { loadRegions } from './regions/load-regions.ts'
import type { RegionBook } from './regions/region.ts'
import { shownClaims, type ClaimId } from './settings/claims/claim.ts'
import { readEvidence } from './settings/claims/read-evidence.ts'
import { checkKey } from './owner/check-key.ts'
import { readSettings } from './settings/read-settings.ts'
import type { SettingValues } from './settings/setting.ts'
import { readNewsPlan, type ShownNews } from './site/read-news.ts'
import { watchPresence, type Presence } from './events/presence.ts'
import type { RatingSummary } from './frame/site-info.ts'
import { listPublicPages, type PublicPage } from './site/public-pages.ts'
import { homepageSeed } from './site/seed-homepage.ts'

export interface App {
  env: Env
  log: Log
  loop: LoopWatch
  origin: string
  /** The owner's generated first password, once, on the start that made the account. */
  firstPassword: string | undefined
  settings: () => SettingValues
  /** As published: a title of the owner shows here as soon as it is on the site. */
  articles: ReadonlyMap<string, Article>
  /** With the words of their files. */
  articleFiles: readonly Article[]
  figures: FigureBook
  regions: RegionBook
  engine: EmbeddedEngine
  provider: OpenProvider
  /** Answers that this process is making. */
  runs: Runs
  /** Messages that the owner imports. */
  imports: Imports
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
  /** The card on the home page at this moment. */
  news: () => ShownNews
  /** For the sitemap, the feed and the like. */
  listPages(): Promise<PublicPage[]>
  context(actor: Actor, requestId?: string): Context
  isReady(): Promise<boolean>
  /** Called first when the process is asked to stop, so that the balancer sends nobody any more. */
  retire(): void
  close(): Promise<void>
}

export async function openApp(env: Env): Promise<App> {
  const log = createLog(env.logLevel)
  const loop = watchLoop(log)
  const { db, dialect, close, lastStorageFault } = openDatabase({ url: env.databaseUrl, dataDir: env.dataDir })
  const applied = await migrate(db, dialect)
  if (applied.length > 0) log.info({ applied }, 'migrations done')
  // Once, for what was erased before erasing wrote over it.
  if (applied.includes('0022-secure-erasing'))
    await packFile({ db, dialect }).catch((error: unknown) => log.warn({ err: error }, 'the file could not be packed'))
  const secrets = createSecrets(loadMasterKey(env.secretKey, env.dataDir))
  const context = (actor: Actor, requestId?: string): Context => ({ db, dialect, clock: systemClock, log, secrets, actor, requestId })
  const system = context({ kind: 'system' })
  await plantSeeds(system, [redirectSeed, homepageSeed, reviewSeed, notarySeed])
  const firstPassword = await ensureOwner(system, env.adminPassword)
  await checkKey(system)
  const { reloadArticles, ...content } = loadContent(join(process.cwd(), 'content'), () => void countTooComplex(system))
  await reloadArticles(db)
  let settings = await readSettings(system)
  if (settings.site_mode === 'live' && !env.chatLimits) throw new Error('CHAT_LIMITS: off is refused when the site is live')
  const readRating = async () => summariseRatings(await listReviews(system, { demo: false }))
  let rating = await readRating()
  let evidence = await readEvidence(system)
  let news = await readNewsPlan(system)
  const targets = await loadRedirectTargets(db)
  const ownEntries = serveOwnEntries(system, content.engine, content.figures)
  await ownEntries.reload()
  const contentVersion = await watchContentVersion(
    db,
    async () => {
      settings = await readSettings(system)
      rating = await readRating()
      evidence = await readEvidence(system)
      news = await readNewsPlan(system)
      await reloadArticles(db)
      await targets.reload()
      await ownEntries.reload()
    },
    (error) => log.error({ err: error }, 'a change could not be taken over, trying again'),
  )
  const ledger = createClickLedger({ db, dialect, log })
  const presence = watchPresence(db, systemClock, (error) => log.warn({ err: error }, 'visitors could not be counted'))
  const retention = scheduleRetention(system)
  const origin = env.publicOrigin ?? `http://${env.host}:${env.port}`
  const outbox = openOutbox({
    context: system,
    transport: () => chooseTransport({ settings: () => settings, smtpUrl: env.smtpUrl, mailHosts: env.mailHosts, origin }),
    compose: { [CONTACT_DELIVERY]: composeContactMail(origin) },
  })
  const imports = openImports(system, { dataDir: env.dataDir, siteDir: join(process.cwd(), 'dist', 'client') })
  const provider = openProvider(system, {
    settings: () => settings,
    allowedHosts: env.providerHosts,
    running: env.providerRunning,
    figures: content.figures,
    findOffices: async (wanted) => filterNotaries(await listNotaries(system, { demo: settings.site_mode !== 'live' }), wanted, content.regions),
  })
  const jobs = scheduleJobs(system, [
    ...dailyCountsJobs,
    notaryErasureJob,
    reviewErasureJob,
    linkHealthJob({ ownHosts: ownHostsOf(origin) }),
    eraseDeletedRedirectsJob,
    analysisJob({ ...content, provider }),
  ])
  const takesWrites = openReadiness(system, { diskOf: env.databaseUrl ? undefined : env.dataDir, lastStorageFault })
  let retired = false

  return {
    env,
    log,
    loop,
    origin,
    firstPassword,
    settings: () => settings,
    ...content,
    provider,
    runs: openRuns(system),
    imports,
    clientEntry: loadClientEntries(process.cwd()),
    targets,
    ledger,
    contentVersion,
    salt: createDailySalt(db, systemClock),
    presence,
    rating: () => rating,
    claims: () => shownClaims(settings, evidence, dutchDay(systemClock)),
    news: () => news(),
    async listPages() {
      const demo = settings.site_mode !== 'live'
      const results = await listIndexableResults(system, { regions: content.regions, demo })
      return listPublicPages({ articles: content.articles, demo, results })
    },
    context,
    isReady: async () => !retired && (await takesWrites()),
    retire: () => {
      retired = true
    },
    async close() {
      await Promise.all([outbox.stop(), retention.stop(), jobs.stop(), imports.close()])
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

function loadContent(contentDir: string, onTooComplex: () => void) {
  const figures = loadFigures(contentDir)
  const { articles, files: articleFiles, reload: reloadArticles } = shelveArticles(loadArticles(contentDir))
  const engine = createEmbeddedEngine({ entries: loadKnowledge(contentDir), articles, figures, model: loadModel(contentDir).model, onTooComplex })
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  return { figures, engine, articles: bySlug, articleFiles, reloadArticles, regions: loadRegions(contentDir) }
}
