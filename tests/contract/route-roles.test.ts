/** What each role may do, on every route of the owner's area. */
import { expect, test } from 'vitest'
import { requestOf } from '../factories/odd-values.ts'
import { routeExamples } from '../factories/route-examples.ts'
import { openWholeSite } from '../factories/whole-site.ts'
import { routeRoles } from '../../src/owner/route-roles.ts'
import { mayAs, roles } from '../../src/platform/role.ts'
import { onBothDatabases } from './both-databases.ts'

onBothDatabases('the roles', (open) => {
  test('every route declares one, and answers nobody below it and everybody from it on', { timeout: 120_000 }, async () => {
    await using place = await open()
    await using site = await openWholeSite(place.place)
    const examples = await routeExamples(site)
    const routes = site.list.filter(({ path }) => path.startsWith('/api/admin/'))
    expect(Object.keys(routeRoles).toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted())
    const wrong: unknown[] = []
    for (const route of routes) {
      const name = `${route.method} ${route.path}`
      for (const role of roles) {
        const { path, init } = requestOf(route, (await examples[name]?.()) ?? {})
        const response = await site.asOwner(path, init, role)
        const answer = await response.text()
        const isRefused = response.status === 403 && answer.includes('"not_allowed"')
        if (isRefused === mayAs(role, routeRoles[name] ?? 'owner')) wrong.push([name, role, response.status])
      }
    }
    expect(wrong).toEqual([])
  })

  test('what a reader and an editor are refused leaves the database as it was', { timeout: 120_000 }, async () => {
    await using place = await open()
    await using site = await openWholeSite(place.place)
    const examples = await routeExamples(site)
    const { db } = site.app.context({ kind: 'system' })
    const count = async () => (await db.selectFrom('elk_audit_log').select('id').execute()).length
    const before = await count()
    for (const [name, needed] of Object.entries(routeRoles)) {
      const [method = '', pattern = ''] = name.split(' ')
      const { path, init } = requestOf({ method, path: pattern }, (await examples[name]?.()) ?? {})
      for (const role of roles.filter((one) => !mayAs(one, needed))) await (await site.asOwner(path, init, role)).text()
    }
    expect(await count()).toBe(before)
  })
})
