/** Every route of the house, on both databases: odd values in any of its fields are taken or refused, and are never a fault of ours. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { routeExamples, type RouteExample, type Examples } from '../factories/route-examples.ts'
import { oddRequests, requestOf } from '../factories/odd-values.ts'
import { openWholeSite, type Route, type WholeSite } from '../factories/whole-site.ts'
import { openGate } from '../setup/gate.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const AT_ONCE = 8
const EVERY_SO_MANY = 8
const nameOf = ({ method, path }: Route): string => `${method} ${path}`
const isOwners = ({ path }: Route): boolean => path.startsWith('/api/admin/')

async function send(site: WholeSite, route: Route, example: RouteExample): Promise<Response> {
  const { path, init } = requestOf(route, example)
  return isOwners(route) ? site.asOwner(path, init) : site.asVisitor(path, init)
}

const exampleOf = async (examples: Examples, route: Route): Promise<RouteExample> => examples[nameOf(route)]?.() ?? {}

/** Each odd value in a request that is otherwise fresh; tells what was answered with a fault. */
async function tryRoute(site: WholeSite, examples: Examples, route: Route): Promise<string[]> {
  const faults: string[] = []
  const first = await exampleOf(examples, route)
  const odd = oddRequests(first).filter((_request, index) => !first.slow || index % EVERY_SO_MANY === 0)
  const tryOn = async () => {
    for (const { what, spoil } of odd) {
      const response = await send(site, route, spoil(await exampleOf(examples, route)))
      await response.arrayBuffer()
      if (response.status >= 500) faults.push(`${nameOf(route)} ${what()}: ${response.status} ${String(site.thrown.at(-1))}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tryOn))
  return faults
}

interface Away extends AsyncDisposable {
  site: WholeSite
  shut(): Promise<void>
  open(): Promise<void>
}

/** A site whose PostgreSQL can be cut off, and whose SQLite can be a file that takes no writing. */
async function openAway({ place }: Opened): Promise<Away> {
  if (place.url === undefined) {
    const site = await openWholeSite(place)
    const { db } = site.app.context({ kind: 'system' })
    const readOnly = async (value: 0 | 1) => void (await sql`pragma query_only = ${sql.lit(value)}`.execute(db))
    return { site, shut: () => readOnly(1), open: () => readOnly(0), [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
  }
  const url = new URL(place.url)
  const gate = await openGate(Number(url.port))
  url.host = `127.0.0.1:${gate.port}`
  const site = await openWholeSite({ ...place, url: url.href })
  return {
    site,
    shut: async () => gate.shut(),
    open: async () => gate.open(),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      gate.close()
    },
  }
}

onBothDatabases('the routes', (open) => {
  test('each takes its example, and odd values in any of its fields are no fault of ours', { timeout: 600_000 }, async () => {
    await using place = await open()
    await using site = await openWholeSite(place.place)
    const examples = await routeExamples(site)
    expect(Object.keys(examples).toSorted()).toEqual(site.list.map(nameOf).toSorted())
    const refused: unknown[] = []
    for (const route of site.list) {
      const example = await exampleOf(examples, route)
      const { status } = await send(site, route, example)
      if (example.refused ? status !== example.refused : status >= 400) refused.push([nameOf(route), status])
    }
    expect(refused).toEqual([])
    const faults: string[] = []
    for (const route of site.list) faults.push(...(await tryRoute(site, examples, route)))
    expect(faults).toEqual([])
  })

  test('while the database takes nothing, each that writes says when to try again, and afterwards takes its example', { timeout: 600_000 }, async () => {
    await using place = await open()
    await using away = await openAway(place)
    const { site } = away
    const examples = await routeExamples(site)
    const writing = site.list.filter(({ method }) => method !== 'GET')
    const prepared = await Promise.all(writing.map(async (route) => ({ route, example: await exampleOf(examples, route) })))
    await away.shut()
    const wrong: unknown[] = []
    for (const { route, example } of prepared) {
      const response = await send(site, route, example)
      const isTold = response.status === 503 && response.headers.get('retry-after') === '60'
      const isSpared = response.status === example.away || (example.reads && place.place.url === undefined && response.status < 500)
      if (!isTold && !isSpared) wrong.push([nameOf(route), response.status])
    }
    expect(wrong).toEqual([])
    await away.open()
    expect((await send(site, { method: 'POST', path: '/api/contact' }, await exampleOf(examples, { method: 'POST', path: '/api/contact' }))).status).toBe(201)
  })
})
