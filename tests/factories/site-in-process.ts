/** The whole site in this process, with the gates of the program before its routes, and a browser that keeps its cookies. Its pages are Astro's, so there are none. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { inject } from 'vitest'
import { ownerOnly } from '../../src/accounts/sessions/owner-only.ts'
import { openApp, type App } from '../../src/app.ts'
import { openDatabase } from '../../src/database/database.ts'
import { createOwnerApi } from '../../src/owner/owner-api.ts'
import { readEnv } from '../../src/platform/env.ts'
import { errorHandler } from '../../src/platform/http/problems.ts'
import { withoutNul } from '../../src/platform/http/request-input.ts'
import type { HttpEnv } from '../../src/platform/http/types.ts'
import type { Role } from '../../src/platform/role.ts'
import { visitorContext } from '../../src/platform/http/visitor-context.ts'
import { keptContent } from '../../src/platform/test-ahead.ts'
import { publicRoutes } from '../../src/public-routes.ts'
import { answerHits } from '../../src/redirects/answer-hit.ts'
import { testContext, type TestContext } from './context.ts'
import { addOwnerAccount, PASSWORD } from './owner-site.ts'
import { HER_PASSWORD } from './people.ts'

export interface SiteInProcess extends AsyncDisposable {
  app: App
  db: ReturnType<App['context']>['db']
  /** What the routes threw that is a fault of ours. */
  faults: unknown[]
  /** `path` begins with a slash; the cookies of the browser go with it, and those of the answer are kept. */
  ask: (path: string, init?: RequestInit) => Promise<Response>
  /** As another program or another person would: without cookies. */
  askAsOther: (path: string, init?: RequestInit) => Promise<Response>
  /** As the owner; or as somebody the owner invited. */
  signIn: (role?: Role) => Promise<void>
  /** Puts the cookies of the browser aside, as another browser has none; what it gives brings them back. */
  leaveBrowser: () => () => void
}

class Jar {
  #cookies = new Map<string, string>()

  putAside(): () => void {
    const kept = this.#cookies
    this.#cookies = new Map()
    return () => {
      this.#cookies = kept
    }
  }

  send(headers: Headers): void {
    if (this.#cookies.size > 0) headers.set('cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '))
  }

  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}

function pipelineOf(app: App, faults: unknown[]): Hono<HttpEnv> {
  const log = { error: ({ err }: { err: unknown }) => faults.push(err) } as unknown as Logger
  const owners = createOwnerApi(app, { render: async (c) => c.text(''), hasPage: () => true })
  return new Hono<HttpEnv>()
    .use(async (c, next) => {
      c.set('requestId', 'request-1')
      await next()
    })
    .use('/api/*', visitorContext(app))
    .use('/out/*', visitorContext(app))
    .use('/api/*', withoutNul)
    .use('/api/admin/*', ownerOnly(app))
    .route('/', publicRoutes(app, answerHits({ ...app, headers: [] })))
    .all('/api/admin/*', (c) => owners(c.req.raw, { ...c.var, answers: () => {} }))
    .onError(errorHandler(log, async (c) => c.text('', 500)))
}

/** What must not be refused. */
async function post(ask: SiteInProcess['ask'], path: string, body: object): Promise<unknown> {
  const answer = await ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return answer.json()
}

/** `stored`: what an earlier version left in the database, before this one starts. */
export async function openSiteInProcess(variables: Record<string, string> = {}, stored?: (db: TestContext['db']) => Promise<unknown>): Promise<SiteInProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elke-screen-'))
  copyFileSync(inject('sqliteTemplate'), join(dataDir, 'elke.sqlite'))
  const database = openDatabase({ dataDir })
  // There before the first start, which would hash the password at its real cost.
  const context = testContext(database)
  await addOwnerAccount(context)
  await stored?.(context.db)
  await database.close()
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', CHAT_LIMITS: 'off', WARM_UP: 'off', TRUST_PROXY: '1', ADMIN_PASSWORD: PASSWORD, ...variables })
  if (!env.ok) throw new Error(env.faults.join())
  const app = await openApp(env.env, keptContent)
  const { db } = app.context({ kind: 'system' })
  const faults: unknown[] = []
  const pipeline = pipelineOf(app, faults)
  const jar = new Jar()
  const send = async (path: string, init: RequestInit, headers: Headers) => pipeline.request(path, { ...init, headers })
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    jar.send(headers)
    const answer = await send(path, init, headers)
    jar.keep(answer.headers)
    return answer
  }
  return {
    app,
    db,
    faults,
    ask,
    leaveBrowser: () => jar.putAside(),
    askAsOther: (path, init = {}) => send(path, init, new Headers(init.headers)),
    async signIn(role = 'owner') {
      await post(ask, '/api/sign-in', { password: PASSWORD })
      if (role === 'owner') return
      const { link } = (await post(ask, '/api/admin/people/invitations', { email: 'lena@voorbeeld.nl', role })) as { link: string }
      const token = new URLSearchParams(new URL(link).hash.slice(1)).get('uitnodiging')
      await post(ask, '/api/invitation/accept', { token, name: 'Lena Smit', password: HER_PASSWORD })
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
