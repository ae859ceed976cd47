/** The life of a request, top to bottom: id and log, security headers, origin check, limits, API, `/out`, pages. */
import { FetchState, astro } from 'astro/fetch'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ownerOnly } from './accounts/sessions/owner-only.ts'
import { openApp, type App } from './app.ts'
import { explainStartFault } from './database/database.ts'
import { dutchDay, systemClock } from './platform/clock.ts'
import { pageRequest, readPageAddress } from './page-address.ts'
import { findPage, secretPaths } from './page-table.ts'
import { readEnv } from './platform/env.ts'
import { AppError } from './errors/errors.ts'
import { failStart } from './platform/fail-start.ts'
import { withoutNul } from './platform/http/request-input.ts'
import { busyPage } from './platform/http/busy-page.ts'
import { healthApi } from './platform/http/health.api.ts'
import { loadIntegrity, withIntegrity } from './platform/http/integrity.ts'
import { metricsApi } from './platform/http/metrics.api.ts'
import { madeInTurn } from './platform/http/made-in-turn.ts'
import { originCheck } from './platform/http/origin-check.ts'
import { sendToOwnHost } from './platform/http/own-host.ts'
import { pageCache } from './platform/http/page-cache.ts'
import { loadStyleSheets, withStyles } from './platform/http/page-styles.ts'
import type { OwnerCall } from './owner/owner-api.ts'
import { once } from './platform/once.ts'
import { errorHandler, problem } from './platform/http/problems.ts'
import { quickRefusal } from './platform/http/quick-refusal.ts'
import { requestLog } from './platform/http/request-log.ts'
import { secretPages } from './platform/http/secret-pages.ts'
import { pagePolicy, securityHeaders, securityHeadersMiddleware } from './platform/http/security-headers.ts'
import { withoutTrailingSlash } from './platform/http/trailing-slash.ts'
import type { HttpEnv } from './platform/http/types.ts'
import { visitorContext } from './platform/http/visitor-context.ts'
import { formPages, publicRoutes } from './public-routes.ts'
import { answerHits } from './redirects/answer-hit.ts'
import { CTA_PATH } from './redirects/cta-click.ts'
import { quickAnswer, type QuickAnswer } from './redirects/quick-answer.ts'
import { countVisitors } from './events/presence.ts'

const MAX_BODY_BYTES = 64 * 1024

/** Where programs and the chat put a question. */
const questions = ['/api/chat', '/api/elk_chat']

const ownersPages: ReadonlySet<string> = new Set(['/settings'])

/** The owner's files, which may be large; their routes set a limit of their own. */
const uploads: ReadonlySet<string> = new Set(['/api/admin/chat-import', '/api/admin/redirects/import', '/api/admin/notaries/import'])

async function open(): Promise<App> {
  const env = readEnv()
  if (!env.ok) return failStart(env.faults)
  const { databaseUrl: url, dataDir } = env.env
  return openApp(env.env).catch((error: unknown) => failStart([explainStartFault({ url, dataDir }, error)]))
}

export const app: App = await open()
const integrity = loadIntegrity(process.cwd())
const sheets = loadStyleSheets(process.cwd())

/** Of the build, or the colours of the owner as they are now. */
function sheetAt(path: string): string | undefined {
  const { styles } = app.brand()
  return path === styles?.path ? styles.body : sheets.get(path)
}

// Only for methods with a body: asking a GET for its body makes the server build a whole Request object.
const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => problem(c as HonoContext<HttpEnv>, new AppError('too_large')) })

/** The owner's routes, from the first call on. */
const ownerApi = once(async () =>
  (await import('./owner/owner-api.ts')).createOwnerApi(app, {
    render: (c, path, found) => renderPage(c, new Request(new URL(path, c.req.url)), found),
    hasPage: (path) => findPage(path, app.articles) !== undefined,
  }),
)

const ownerCall = (c: HonoContext<HttpEnv>): OwnerCall => ({
  ...c.var,
  answers: (route) => {
    if (route.startsWith('/api/')) c.set('route', route)
  },
})

/** Turns over whenever any page could read differently. */
const version = (): string => `${app.contentVersion.current()} ${dutchDay(systemClock)} ${app.news().id}`

const headerOptions = { https: app.origin.startsWith('https:'), hsts: app.env.hsts, development: import.meta.env.DEV }

const headers = securityHeaders(headerOptions)
const answerHit = answerHits({ ...app, headers })

const measure = app.metrics?.measure
const answersHit = quickAnswer({ ...app, answerHit, clock: systemClock, measure })
const refusesQuestion = quickRefusal({ ...app, measure, headers: securityHeaders(headerOptions, 'file') }, questions)

/** What the server asks before all else: whether that was the answer. */
export const answersQuickly: QuickAnswer = (incoming, outgoing) => answersHit(incoming, outgoing) || refusesQuestion(incoming, outgoing)

const createPipeline = (): Pick<Hono<HttpEnv>, 'fetch'> =>
  new Hono<HttpEnv>()
    .use(requestLog(app.log, app.metrics?.measure))
    .use((c, next) => {
      app.loop.note(c.req.method, c.req.path)
      return next()
    })
    .use(secretPages(secretPaths))
    .use(securityHeadersMiddleware(headerOptions))
    .route('/', healthApi(app))
    .route('/', metricsApi(app))
    .use(sendToOwnHost(app.env.publicOrigin))
    .use(originCheck(app.env.publicOrigin, secretPaths))
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) => (uploads.has(c.req.path) ? next() : limitBody(c, next)))
    .use('/api/*', visitorContext(app))
    .use('/out/*', visitorContext(app))
    .use(CTA_PATH, visitorContext(app))
    .on(['GET', 'POST'], [...formPages], visitorContext(app))
    .use('/api/*', withoutNul)
    .use('/api/admin/*', ownerOnly(app))
    .route('/', publicRoutes(app, answerHit))
    .all('/api/admin/*', async (c) => (await ownerApi())(c.req.raw, ownerCall(c)))
    .all('/api/*', (c) => problem(c, new AppError('not_found')))
    .use(withoutTrailingSlash)
    .use(countVisitors(app.presence, visitorContext(app)))
    .get('*', readAddress)
    .on('POST', [...formPages], readAddress)
    .use(pageCache({ version, headers, smallest: app.env.warmUp }))
    .get('*', madeInTurn(app.admission, { always: ownersPages, refuse: tooBusy }), showPage)
    .on('POST', [...formPages], showPage)
    .all('*', (c) => c.body(null, 405, { Allow: 'GET, HEAD' }))
    .onError(errorHandler(app.log, (c, fault) => renderPage(c, new Request(new URL('/500', c.req.url)), { fault })))

const readAddress: MiddlewareHandler<HttpEnv> = (c, next) => {
  const address = readPageAddress(c.req.path, c.req.url, app)
  c.set('page', import.meta.env.DEV ? { ...address, shelf: undefined } : address)
  return next()
}

const showPage = (c: HonoContext<HttpEnv>) => {
  const page = c.get('page')
  // Of a page that is kept links may be fetched ahead; what is made for one visitor may lead to what one visitor only is to open.
  const fetchesAhead = page.shelf !== undefined && c.req.method !== 'POST'
  return renderPage(c, pageRequest(page, c.req.raw), { ...page.locals, fetchesAhead })
}

const tooBusy = busyPage({ version, write: (c, fault) => renderPage(c, new Request(new URL('/500', c.req.url)), { fault }) })

async function renderPage(c: HonoContext<HttpEnv>, request: Request, found?: Partial<App.Locals>): Promise<Response> {
  const state = new FetchState(request)
  state.locals = { ...found, app, requestId: c.get('requestId'), context: c.get('context') }
  const page = await astro(state)
  // The page for a fault cannot say itself which status it has: Astro makes it 500.
  const status = page.status === 500 && page.headers.has('Retry-After') ? 503 : page.status
  if (!page.headers.get('content-type')?.startsWith('text/html'))
    return status === page.status ? page : new Response(page.body, { status, headers: page.headers })
  const written = withIntegrity(await page.text(), integrity)
  // The page of the owner says itself which styles it takes.
  const { html, source } = page.headers.has('content-security-policy') ? { html: written, source: undefined } : withStyles(written, sheetAt)
  if (source !== undefined) page.headers.set('Content-Security-Policy', pagePolicy(headerOptions, { html, styles: source }))
  return new Response(html, { status, headers: page.headers })
}

export default createPipeline()

// In development a changed module opens the house anew; the old one must let go of the database.
import.meta.hot?.dispose(() => void app.close())
