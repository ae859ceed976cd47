/** The life of a request, top to bottom: id and log, security headers, origin check, limits, API, `/out`, pages. */
import { FetchState, astro } from 'astro/fetch'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { accountsApi } from './accounts/accounts.api.ts'
import { openApp, type App } from './app.ts'
import { assistantApi } from './assistant/assistant.api.ts'
import { DOWNLOAD_PATH } from './assistant/own-data/own-data.api.ts'
import { contactApi } from './contact/contact.api.ts'
import { notariesApi } from './notaries/notaries.api.ts'
import { dutchDay, systemClock } from './platform/clock.ts'
import { readEnv } from './platform/env.ts'
import { AppError } from './platform/errors.ts'
import { causesOf, failStart } from './platform/fail-start.ts'
import { healthApi } from './platform/http/health.api.ts'
import { originCheck } from './platform/http/origin-check.ts'
import { pageCache } from './platform/http/page-cache.ts'
import { once } from './platform/once.ts'
import { errorHandler, problem } from './platform/http/problems.ts'
import { requestLog } from './platform/http/request-log.ts'
import { securityHeaders, securityHeadersMiddleware } from './platform/http/security-headers.ts'
import { withoutTrailingSlash } from './platform/http/trailing-slash.ts'
import type { HttpEnv } from './platform/http/types.ts'
import { visitorContext } from './platform/http/visitor-context.ts'
import { ctaApi } from './redirects/cta.api.ts'
import { CTA_PATH } from './redirects/cta-click.ts'
import { redirectsApi } from './redirects/redirects.api.ts'
import { finderApi } from './results/finder.api.ts'
import { SPECULATION_RULES_PATH, discoveryApi } from './site/discovery.api.ts'
import { newsApi } from './site/news.api.ts'
import { countVisitors } from './site/presence.ts'

const MAX_BODY_BYTES = 64 * 1024

/** Pages with a form that works without JavaScript: they also take POST, and hold what one visitor typed. */
const formPages = ['/gesprek', '/gesprek/oordeel', '/gesprek/wissen', DOWNLOAD_PATH, '/contact', '/contact/vanuit-gesprek', '/notaries/contact'] as const

/** The owner's files, which may be large; their doors set a limit of their own. */
const uploads: ReadonlySet<string> = new Set(['/api/admin/chat-import', '/api/admin/redirects/import'])

async function open(): Promise<App> {
  const env = readEnv()
  if (!env.ok) return failStart(env.faults)
  return openApp(env.env).catch((error: unknown) => failStart([causesOf(error)]))
}

export const app: App = await open()

// Only for methods with a body: asking a GET for its body makes the server build a whole Request object.
const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => problem(c as HonoContext<HttpEnv>, new AppError('too_large')) })

/** The owner's doors, from the first call on. */
const ownerApi = once(async () => (await import('./owner-api.ts')).createOwnerApi(app, (c, path) => renderPage(c, new Request(new URL(path, c.req.url)))))

function createPipeline(): Hono<HttpEnv> {
  const headerOptions = { https: app.origin.startsWith('https:'), development: import.meta.env.DEV }
  const headers = securityHeaders(headerOptions)
  const version = () => `${app.contentVersion.current()} ${dutchDay(systemClock)} ${app.news().id}`

  return new Hono<HttpEnv>()
    .use(requestLog(app.log))
    .use((c, next) => {
      app.loop.note(c.req.method, c.req.path)
      return next()
    })
    .use(securityHeadersMiddleware(headerOptions))
    .route('/', healthApi(app))
    .use(originCheck(app.env.publicOrigin))
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) => (uploads.has(c.req.path) ? next() : limitBody(c, next)))
    .use('/api/*', visitorContext(app))
    .use('/out/*', visitorContext(app))
    .use(CTA_PATH, visitorContext(app))
    .on(['GET', 'POST'], [...formPages], visitorContext(app))
    .route('/', assistantApi({ ...app, chatLimits: app.env.chatLimits }))
    .route('/', accountsApi(app))
    .route('/', contactApi())
    .route('/', newsApi())
    .route('/', notariesApi(app))
    .all('/api/admin/*', async (c) => (await ownerApi())(c))
    .all('/api/*', (c) => problem(c, new AppError('not_found')))
    .route('/', redirectsApi({ targets: app.targets, ledger: app.ledger, headers }))
    .route('/', ctaApi())
    .route('/', finderApi(app))
    .route('/', discoveryApi(app))
    .use(withoutTrailingSlash)
    .use(countVisitors(app.presence, visitorContext(app)))
    .use(pageCache({ version, headers: [...headers, ['Speculation-Rules', `"${SPECULATION_RULES_PATH}"`]], isCacheable }))
    .get('*', (c) => renderPage(c, c.req.raw))
    .on('POST', [...formPages], (c) => renderPage(c, c.req.raw))
    .all('*', (c) => c.body(null, 405, { Allow: 'GET, HEAD' }))
    .onError(errorHandler(app.log, (c) => renderPage(c, new Request(new URL('/500', c.req.url)))))
}

/** Pages that hold nothing of one visitor. */
function isCacheable(path: string): boolean {
  return !import.meta.env.DEV && !formPages.some((page) => page === path) && !path.startsWith('/settings')
}

function renderPage(c: HonoContext<HttpEnv>, request: Request): Promise<Response> {
  const state = new FetchState(request)
  state.locals = { app, requestId: c.get('requestId'), context: c.get('context') }
  return astro(state)
}

export default createPipeline()

// In development a changed module opens the house anew; the old one must let go of the database.
import.meta.hot?.dispose(() => void app.close())
