/** Every route of the house on a test database, put together as the program does, with a visitor or the owner before it. */
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { findOwner, updatePasswordHash } from '../../src/accounts/password/users.queries.ts'
import { openApp, type App } from '../../src/app.ts'
import { answerForm, judgeForm } from '../../src/assistant/chat/answer-form.ts'
import { eraseForm } from '../../src/assistant/chat/own-data/erase-form.ts'
import { viewContactPage, viewHandoverPage } from '../../src/contact/view-contact-page.ts'
import { viewNoticePage } from '../../src/notices/view-notice-page.ts'
import { answerContact } from '../../src/notaries/contact-request.ts'
import { ownerRoutes } from '../../src/owner/owner-api.ts'
import type { Actor, Context } from '../../src/platform/context.ts'
import { readEnv } from '../../src/platform/env.ts'
import type { Role } from '../../src/platform/role.ts'
import { answerDesk } from '../../src/quotes/view-desk.ts'
import { answerOffice } from '../../src/quotes/view-office-page.ts'
import { answerReview } from '../../src/quotes/reviewing/view-review-page.ts'
import { answerOwn } from '../../src/quotes/view-own-page.ts'
import { answerRequest } from '../../src/quotes/view-request-page.ts'
import { withoutNul } from '../../src/platform/http/request-input.ts'
import { errorHandler } from '../../src/platform/http/problems.ts'
import type { HttpEnv } from '../../src/platform/http/types.ts'
import { formPages, publicRoutes } from '../../src/public-routes.ts'
import { answerHits } from '../../src/redirects/answer-hit.ts'
import { viewFault } from '../../src/site/view-fault.ts'
import { DOWNLOAD_PATH } from '../../src/assistant/chat/own-data/own-data.api.ts'
import { cheapHash, LEAST_COST } from './cheap-hash.ts'
import { keptContent } from '../../src/platform/test-ahead.ts'
import { PASSWORD } from './owner-site.ts'

const METRICS_TOKEN = 'a-token-of-tests-that-count-statements'
const STATEMENTS = /^elke_query_duration_seconds_count\{.*\} (\d+)$/gm

type PageWithForm = Exclude<(typeof formPages)[number], typeof DOWNLOAD_PATH>
interface PageAnswer {
  status: number
  retryAfterSeconds?: number | undefined
}

/** What the pages with a form do with one; the words around it are Astro's. */
const formPageWork: Record<PageWithForm, (app: App, context: Context, request: Request) => Promise<PageAnswer | undefined>> = {
  '/gesprek': (app, context, request) => answerForm({ ...context, ...app, chatLimits: false, clock: context.clock, db: context.db }, request),
  '/gesprek/oordeel': (app, context, request) => judgeForm({ ...context, targets: app.targets }, request),
  '/gesprek/wissen': async (app, context, request) => ((await eraseForm({ ...context, runs: app.runs }, request)) ? { status: 200 } : undefined),
  '/contact': (app, context, request) => viewContactPage(context, request, app.settings()),
  '/contact/vanuit-gesprek': (app, _context, request) => viewHandoverPage(request, app.settings()),
  '/melding': (app, context, request) => viewNoticePage(context, request, app.settings()),
  '/offerte': async (app, context, request) => {
    const answer = await answerRequest(context, request, app)
    return 'view' in answer ? answer.view : undefined
  },
  '/offerte/kantoor': async (app, context, request) => {
    const answer = await answerOffice(context, request, app)
    if ('moveTo' in answer) return undefined
    return 'view' in answer ? answer.view : answer
  },
  '/offerte/beoordeling': async (_app, context, request) => {
    const answer = await answerReview(context, request)
    if ('moveTo' in answer) return undefined
    return 'view' in answer ? answer.view : answer
  },
  '/offerte/overzicht': async (app, context, request) => {
    const answer = await answerDesk(context, request, app)
    if ('moveTo' in answer) return undefined
    return 'view' in answer ? answer.view : answer
  },
  '/offerte/mijn': async (app, context, request) => {
    const answer = await answerOwn(context, request, app)
    if ('moveTo' in answer) return undefined
    return 'view' in answer ? answer.view : answer
  },
  '/notaries/contact': async (app, context, request) => {
    const answer = await answerContact(context, request, app)
    return 'view' in answer ? answer.view : undefined
  },
}

export interface Route {
  method: string
  /** As it is registered, such as `/api/admin/notaries/:id`. */
  path: string
}

export interface WholeSite extends AsyncDisposable {
  app: App
  /** What was logged as a fault, the newest last. */
  thrown: unknown[]
  /** All there are, in the order in which they are registered. */
  list: Route[]
  /** How many went to the database so far, for whatever reason. */
  statements(): number
  /** As the owner, who is signed in, or as if the owner had another role. */
  asOwner(path: string, init?: RequestInit, role?: Role): Promise<Response>
  /** Each time from another network, so that limits keep nobody out. */
  asVisitor(path: string, init?: RequestInit): Promise<Response>
}

export async function openWholeSite({ url, dataDir }: { url: string | undefined; dataDir: string }): Promise<WholeSite> {
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    CHAT_LIMITS: 'off',
    WARM_UP: 'off',
    ADMIN_PASSWORD: PASSWORD,
    METRICS_TOKEN,
  })
  if (!env.ok) throw new Error(env.faults.join())
  const app = await openApp(env.env, keptContent)
  const { db } = app.context({ kind: 'system' })
  const { id } = (await findOwner(db)) ?? { id: '' }
  await updatePasswordHash(db, id, cheapHash(PASSWORD))
  const thrown: unknown[] = []
  const log = { error: ({ err }: { err: unknown }) => thrown.push(err) } as unknown as Logger
  const routesOf = (actor: () => Actor, ...rooms: Hono<HttpEnv>[]) => {
    const routes = new Hono<HttpEnv>().use(async (c, next) => {
      c.set('requestId', 'request-1')
      c.set('visitor', crypto.randomUUID())
      c.set('context', { ...app.context(actor(), 'request-1'), hashing: LEAST_COST })
      await next()
    })
    routes.use('/api/*', withoutNul)
    for (const room of rooms) routes.route('/', room)
    return routes.onError(
      errorHandler(log, async (c, fault) => {
        const { status, retryAfterSeconds } = viewFault(fault)
        return c.html('', status as 503, retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {})
      }),
    )
  }
  const pages = new Hono<HttpEnv>()
  for (const [path, work] of Object.entries(formPageWork)) {
    pages.post(path, async (c) => {
      const answer = await work(app, c.get('context'), c.req.raw)
      if (!answer) return c.redirect('/', 303)
      return c.html('', answer.status as 200, answer.retryAfterSeconds ? { 'Retry-After': String(answer.retryAfterSeconds) } : {})
    })
  }
  const publicRooms = publicRoutes(app, answerHits({ ...app, headers: [] }))
  const ownerRooms = ownerRoutes(app, { render: async (c) => c.text(''), hasPage: () => true })
  const forVisitors = routesOf(() => ({ kind: 'visitor', visitor: crypto.randomUUID() }), publicRooms, pages)
  const signedIn = await forVisitors.request('/api/sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  const session = await db.selectFrom('elk_auth_session').select(['id', 'userId']).executeTakeFirstOrThrow()
  const forRole = (role: Role) => routesOf(() => ({ kind: 'user', userId: session.userId, sessionId: session.id, role }), ownerRooms)
  const signedInAs = { reader: forRole('reader'), editor: forRole('editor'), owner: forRole('owner') }
  const list = [...publicRooms.routes, ...pages.routes, ...ownerRooms.routes]
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path }))
  return {
    app,
    thrown,
    list: [...new Map(list.map((route) => [`${route.method} ${route.path}`, route])).values()],
    statements: () => [...(app.metrics?.write([]) ?? '').matchAll(STATEMENTS)].reduce((sum, [, count]) => sum + Number(count), 0),
    asOwner: async (path, init, role = 'owner') => {
      const headers = new Headers(init?.headers)
      if (!headers.has('cookie')) headers.set('cookie', cookie)
      return signedInAs[role].request(path, { ...init, headers })
    },
    asVisitor: async (path, init) => forVisitors.request(path, init),
    async [Symbol.asyncDispose]() {
      await app.close()
    },
  }
}
