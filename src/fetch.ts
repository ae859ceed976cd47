/** The life of a request, top to bottom: id and log, security headers, origin check, limits, API, `/out`, pages. */
import { FetchState, astro } from 'astro/fetch'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openApp, type App } from './app.ts'
import { dutchDay, systemClock } from './platform/clock.ts'
import { readEnv } from './platform/env.ts'
import { AppError } from './platform/errors.ts'
import { causesOf, failStart } from './platform/fail-start.ts'
import { withoutNul } from './platform/http/door-input.ts'
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
import { formPages, publicDoors } from './public-doors.ts'
import { CTA_PATH } from './redirects/cta-click.ts'
import { SPECULATION_RULES_PATH } from './site/discovery.api.ts'
import { countVisitors } from './site/presence.ts'

const MAX_BODY_BYTES = 64 * 1024

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
    .use(securityHeadersMiddleware(headerOptions))
    .route('/', healthApi(app))
    .use(originCheck(app.env.publicOrigin))
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) => (uploads.has(c.req.path) ? next() : limitBody(c, next)))
    .use('/api/*', visitorContext(app))
    .use('/out/*', visitorContext(app))
    .use(CTA_PATH, visitorContext(app))
    .on(['GET', 'POST'], [...formPages], visitorContext(app))
    .use('/api/*', withoutNul)
    .route('/', publicDoors(app, headers))
    .all('/api/admin/*', async (c) => (await ownerApi())(c))
    .all('/api/*', (c) => problem(c, new AppError('not_found')))
    .use(withoutTrailingSlash)
    .use(countVisitors(app.presence, visitorContext(app)))
    .use(pageCache({ version, headers: [...headers, ['Speculation-Rules', `"${SPECULATION_RULES_PATH}"`]], isCacheable }))
    .get('*', (c) => renderPage(c, c.req.raw))
    .on('POST', [...formPages], (c) => renderPage(c, c.req.raw))
    .all('*', (c) => c.body(null, 405, { Allow: 'GET, HEAD' }))
    .onError(errorHandler(app.log, (c, fault) => renderPage(c, new Request(new URL('/500', c.req.url)), fault)))
}

/** Pages that hold nothing of one visitor. */
function isCacheable(path: string): boolean {
  return !import.meta.env.DEV && !formPages.some((page) => page === path) && !path.startsWith('/settings')
}

async function renderPage(c: HonoContext<HttpEnv>, request: Request, fault?: Error): Promise<Response> {
  const state = new FetchState(request)
  state.locals = { app, requestId: c.get('requestId'), context: c.get('context'), fault }
  const page = await astro(state)
  // The page for a fault cannot say itself which status it has: Astro makes it 500.
  return page.status === 500 && page.headers.has('Retry-After') ? new Response(page.body, { status: 503, headers: page.headers }) : page
}

export default createPipeline()

// In development a changed module opens the house anew; the old one must let go of the database.
import.meta.hot?.dispose(() => void app.close())
