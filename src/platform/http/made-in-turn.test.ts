import { expect, test } from 'vitest'
import { httpApp } from '../../../tests/factories/http-app.ts'
import { openAdmission } from '../admission.ts'
import { madeInTurn } from './made-in-turn.ts'
import type { HttpEnv, PageAddress } from './types.ts'
import type { MiddlewareHandler } from 'hono'

function site() {
  const admission = openAdmission()
  const shelves: Record<string, PageAddress['shelf']> = { '/testament': 'pages', '/keuze': 'variants' }
  const asked: MiddlewareHandler<HttpEnv> = (c, next) => {
    c.set('page', { path: c.req.path, search: '', shelf: shelves[c.req.path], status: 200 })
    return next()
  }
  let open = Promise.resolve()
  const app = httpApp(asked).get('*', madeInTurn(admission, { always: new Set(['/settings']), refuse: async (c) => c.text('druk', 503) }), async (c) => {
    await open
    if (c.req.path === '/fout') throw new Error('stuk')
    return c.text('pagina')
  })
  const get = async (path: string) => (await app.request(path)).text()
  return { admission, app, get, hold: (until: Promise<void>) => void (open = until) }
}

test('when too much is under way articles and the owner’s page are made, and a page for one visitor is refused', async () => {
  const { admission, get } = site()
  while (!admission.isFull()) admission.enter()
  expect([await get('/testament'), await get('/settings'), await get('/zoeken'), await get('/keuze')]).toEqual(['pagina', 'pagina', 'druk', 'druk'])
})

test('a page counts as under way until it is made, also when that fails', async () => {
  const { admission, get, hold } = site()
  const { promise, resolve } = Promise.withResolvers<void>()
  hold(promise)
  const all = [get('/zoeken'), get('/keuze'), get('/fout')]
  await expect.poll(() => admission.inside()).toBe(3)
  resolve()
  await Promise.all(all)
  expect(admission.inside()).toBe(0)
})
