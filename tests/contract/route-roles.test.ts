/**
 * What each role may do, on every route of the owner's area. Who may not is refused before the database is asked anything, whichever it is; that
 * each route does its work on both is what `routes` looks at.
 */
import { expect, test } from 'vitest'
import { requestOf } from '../factories/odd-values.ts'
import { routeExamples } from '../factories/route-examples.ts'
import { openWholeSite, type WholeSite } from '../factories/whole-site.ts'
import { routeRoles } from '../../src/owner/route-roles.ts'
import { mayAs, roles, type Role } from '../../src/platform/role.ts'
import { openSqlite } from './both-databases.ts'

const TRIES = 3

/** Whether the role is not enough, and how many statements that took. Work beside the request also asks the database, so a refusal has some tries. */
async function askAs(
  site: WholeSite,
  role: Role,
  { path, init }: ReturnType<typeof requestOf>,
): Promise<{ isRefused: boolean; status: number; asked: number }> {
  const before = site.statements()
  const response = await site.asOwner(path, init, role)
  const isRefused = (await response.text()).includes('"not_allowed"') && response.status === 403
  return { isRefused, status: response.status, asked: site.statements() - before }
}

test('every route declares one, answers everybody from it on, and refuses all below it without asking the database', { timeout: 300_000 }, async () => {
  await using place = await openSqlite()
  await using site = await openWholeSite(place.place)
  const examples = await routeExamples(site)
  const routes = site.list.filter(({ path }) => path.startsWith('/api/admin/'))
  expect(Object.keys(routeRoles).toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted())
  const wrong: unknown[] = []
  for (const route of routes) {
    const name = `${route.method} ${route.path}`
    for (const role of roles) {
      const request = requestOf(route, (await examples[name]?.()) ?? {})
      let answer = await askAs(site, role, request)
      for (let tries = 1; answer.isRefused && answer.asked > 0 && tries < TRIES; tries += 1) answer = await askAs(site, role, request)
      const { isRefused, status, asked } = answer
      if (isRefused === mayAs(role, routeRoles[name] ?? 'owner') || (isRefused && asked > 0)) wrong.push([name, role, status, asked])
    }
  }
  expect(wrong).toEqual([])
})
