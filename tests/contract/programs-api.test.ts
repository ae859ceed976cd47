/** What other programs read with a key: who may, how much, and that answers are as the document says. */
import { expect, test } from 'vitest'
import { listAudit } from '../../src/accounts/log/list-audit.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import { listKeys } from '../../src/programs/keys/list-keys.ts'
import { MOST_KEYS } from '../../src/programs/keys/api-key.ts'
import { refusedKeys } from '../../src/programs/keys/open-key.ts'
import { revokeKey } from '../../src/programs/keys/revoke-key.ts'
import { owner } from '../factories/context.ts'
import { codeOf, openPrograms, type ApiDocument } from '../factories/programs.ts'
import { addClicks, addRedirect } from '../factories/rows.ts'
import { onBothDatabases } from './both-databases.ts'

onBothDatabases('the API for programs', (open) => {
  test('opens with a key that is right, in force and not revoked, and says in one way why it does not', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const { id, secret } = await programs.makeKey(['clicks'], { lastDay: '2026-11-21' })
    expect((await programs.call('/clicks', secret)).status).toBe(200)
    for (const wrong of [undefined, '', 'elk_kort', `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`]) {
      const { status, body, headers } = await programs.call('/clicks', wrong)
      expect([status, body['code'], headers.get('www-authenticate')?.slice(0, 6)]).toEqual([401, 'key_refused', 'Bearer'])
    }
    site.context.clock.advance(2 * DAY_MS)
    expect((await programs.call('/clicks', secret)).status).toBe(401)
    const lasting = await programs.makeKey(['clicks'])
    expect((await programs.call('/clicks', lasting.secret)).headers.get('www-authenticate')).toBeNull()
    await revokeKey(site.context.as(owner), lasting.id)
    expect((await programs.call('/clicks', lasting.secret)).status).toBe(401)
    expect(await codeOf(revokeKey(site.context.as(owner), lasting.id))).toEqual(['not_found'])
    expect((await listKeys(site.context.as(owner))).map((key) => [key.id, key.state])).toEqual([
      [lasting.id, 'revoked'],
      [id, 'expired'],
    ])
  })

  test('a network whose keys were refused too often is told to wait, and a key that is right goes on from there', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const { secret } = await programs.makeKey(['clicks'])
    site.context.clock.advance(15_000)
    const statuses = new Set<number>()
    for (let n = 0; n < refusedKeys.max; n += 1) statuses.add((await programs.call('/clicks', `elk_fout${n}`)).status)
    expect([...statuses]).toEqual([401])
    const over = await programs.call('/clicks', 'elk_fout')
    expect([over.status, over.body['code'], over.headers.get('retry-after'), over.headers.get('www-authenticate')]).toEqual([
      429,
      'too_many_calls',
      '585',
      null,
    ])
    expect((await programs.judge('/clicks', over)).error).toBeUndefined()
    expect((await programs.call('/clicks', secret)).status).toBe(200)
    const failed = (await listAudit(site.context.as(owner), { limit: 10 })).filter(({ action }) => action === 'api-key.failed')
    expect(failed.map(({ details }) => details['tries'])).toEqual([refusedKeys.max])
    site.context.clock.advance(585_000)
    expect((await programs.call('/clicks', 'elk_fout')).status).toBe(401)
  })

  test('a key is stored as a hash alone, and is made only by an owner who shows to be there', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const { secret } = await programs.makeKey(['clicks'])
    const [row] = await site.database.db.selectFrom('elk_api_keys').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain(secret.slice(9))
    expect(await codeOf(programs.makeKey(['clicks'], { password: undefined }))).toEqual(['invalid_input', 'password'])
    expect(await codeOf(programs.makeKey(['clicks'], { password: 'een ander wachtwoord' }))).toEqual(['wrong_password'])
    expect(await codeOf(programs.makeKey(['clicks'], { lastDay: '2026-11-19' }))).toEqual(['invalid_input', 'lastDay'])
  })

  test('there are only so many keys at once, and one that is revoked makes room', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const row = { name: 'a', hint: 'elk_', scopes: 'clicks', created_at: '2026-11-20T10:00:00.000Z', expires_at: null, last_used_at: null, revoked_at: null }
    for (let n = 1; n < MOST_KEYS; n += 1)
      await site.database.db
        .insertInto('elk_api_keys')
        .values({ ...row, id: crypto.randomUUID(), key_hash: String(n) })
        .execute()
    const { id } = await programs.makeKey(['clicks'])
    expect(await codeOf(programs.makeKey(['clicks']))).toEqual(['conflict', 'keys'])
    await revokeKey(site.context.as(owner), id)
    expect(await codeOf(programs.makeKey(['clicks']))).toBeUndefined()
  })

  test('a key reads what its scopes name, and nothing else', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const { secret } = await programs.makeKey(['messages'])
    const refused = await programs.call('/clicks', secret)
    expect([refused.status, refused.body['code'], refused.body['fields']]).toEqual([403, 'scope_missing', ['clicks']])
    expect((await programs.judge('/clicks', refused)).error).toBeUndefined()
    const own = await programs.call('/key', secret)
    expect(own.body).toMatchObject({ name: 'Proef', scopes: ['messages'], expires_at: null })
    expect((await programs.judge('/key', own)).error).toBeUndefined()
  })

  test('each key has so many calls a minute, is told how many are left, and when to come back', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const [one, other] = [await programs.makeKey(['clicks']), await programs.makeKey(['clicks'])]
    site.context.clock.advance(15_000)
    const first = await programs.call('/key', one.secret)
    expect(['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => first.headers.get(name))).toEqual(['120', '119', '45'])
    for (let n = 1; n < 120; n += 1) await programs.call('/key', one.secret)
    const over = await programs.call('/key', one.secret)
    expect([over.status, over.body['code'], over.headers.get('retry-after'), over.headers.get('ratelimit-remaining')]).toEqual([
      429,
      'too_many_calls',
      '45',
      '0',
    ])
    expect((await programs.call('/key', other.secret)).status).toBe(200)
    site.context.clock.advance(45_000)
    expect((await programs.call('/key', one.secret)).status).toBe(200)
  })

  test('the log has one row for each key, thing and hour, with how often, and counts keys that were refused', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const { id, secret } = await programs.makeKey(['clicks'])
    for (let n = 0; n < 3; n += 1) await programs.call('/clicks', secret)
    await programs.call('/key', secret)
    for (let n = 0; n < 2; n += 1) await programs.call('/clicks', 'elk_fout')
    site.context.clock.advance(3_600_000)
    await programs.call('/clicks', secret)
    const rows = await listAudit(site.context.as(owner), { limit: 10 })
    expect(rows.map(({ actor, action, subject, details }) => [actor, action, subject, details['resource'], details['times'] ?? details['tries']])).toEqual([
      ['program', 'api.read', id, 'clicks', undefined],
      ['visitor', 'api-key.failed', null, undefined, 2],
      ['program', 'api.read', id, 'key', undefined],
      ['program', 'api.read', id, 'clicks', 3],
      ['owner', 'api-key.add', id, undefined, undefined],
    ])
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('clicks come in pages that neither skip nor repeat one, in both directions, and a page says where to go on', async () => {
    await using site = await open()
    const { db } = site.database
    const programs = await openPrograms(site.context)
    const { secret } = await programs.makeKey(['clicks'])
    const link = await addRedirect(db, '2026-11-01T10:00:00.000Z')
    for (let n = 1; n <= 7; n += 1) await addClicks(db, link, `2026-11-0${n}T12:00:00.000Z`)
    const walk = async (query: string) => {
      const days: string[] = []
      for (let after = ''; ;) {
        const path = `/clicks?limit=3${query}${after}`
        const answer = await programs.call(path, secret)
        expect((await programs.judge(path, answer)).error).toBeUndefined()
        const { data, has_more, next } = answer.body as { data: { created_at: string; link: string }[]; has_more: boolean; next: string | null }
        days.push(...data.map(({ created_at }) => created_at.slice(8, 10)))
        expect(data.every((click) => click.link === link)).toBe(true)
        if (!has_more) return { days, next }
        after = `&after=${next}`
      }
    }
    expect((await walk('')).days).toEqual(['07', '06', '05', '04', '03', '02', '01'])
    expect((await walk('&from=2026-11-03&to=2026-11-04')).days).toEqual(['04', '03'])
    expect((await walk('&from=2026-11-06T12:00:00.000Z')).days).toEqual(['07', '06'])
    const upwards = await walk('&order=asc')
    expect(upwards.days).toEqual(['01', '02', '03', '04', '05', '06', '07'])
    await addClicks(db, link, '2026-11-08T12:00:00.000Z')
    expect((await walk(`&order=asc&after=${upwards.next}`)).days).toEqual(['08'])
    const none = await programs.call('/clicks?from=2030-01-01', secret)
    expect(none.body).toEqual({ data: [], has_more: false, next: null })
  })

  test('only what counts as a click is listed unless asked otherwise, nobody is told of, and one is found by its id', async () => {
    await using site = await open()
    const { db } = site.database
    const programs = await openPrograms(site.context)
    const { secret } = await programs.makeKey(['clicks'])
    const link = await addRedirect(db, '2026-11-01T10:00:00.000Z')
    await addClicks(db, link, '2026-11-02T12:00:00.000Z', 2)
    const [robot] = await db.selectFrom('elk_redirect_clicks').select('id').execute()
    await db
      .updateTable('elk_redirect_clicks')
      .set({ kind: 'bot', visitor: 'sleutel-van-de-dag' })
      .where('id', '=', robot?.id ?? '')
      .execute()
    const kinds = async (query: string) => (((await programs.call(`/clicks${query}`, secret)).body['data'] ?? []) as { kind: string }[]).map(({ kind }) => kind)
    expect(await kinds('')).toEqual(['human'])
    expect((await kinds('?kind=all')).toSorted()).toEqual(['bot', 'human'])
    const found = await programs.call(`/clicks/${robot?.id}`, secret)
    expect(found.body).toMatchObject({ id: robot?.id, kind: 'bot', link })
    expect(JSON.stringify(found.body)).not.toContain('sleutel-van-de-dag')
    expect((await programs.judge(`/clicks/${robot?.id}`, found)).error).toBeUndefined()
    expect((await programs.call(`/clicks/${crypto.randomUUID()}`, secret)).status).toBe(404)
  })

  test('what did not change is not sent again', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const { secret } = await programs.makeKey(['clicks'])
    const first = await programs.call('/clicks', secret)
    const mark = first.headers.get('etag') ?? ''
    expect([mark === '', first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([false, 'private, no-cache', 'Authorization'])
    expect((await programs.call('/clicks', secret, { 'If-None-Match': mark })).status).toBe(304)
    await addClicks(site.database.db, await addRedirect(site.database.db, '2026-11-01T10:00:00.000Z'), '2026-11-02T12:00:00.000Z')
    expect((await programs.call('/clicks', secret, { 'If-None-Match': mark })).status).toBe(200)
  })

  test('a parameter that is unknown or cannot be read is refused by its name', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const { secret } = await programs.makeKey(['clicks'])
    for (const [query, field] of [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['after=x', 'after'],
      ['from=gisteren', 'from'],
      ['order=up', 'order'],
      ['limt=5', 'limt'],
    ] as const) {
      const answer = await programs.call(`/clicks?${query}`, secret)
      expect([query, answer.status, answer.body['fields']]).toEqual([query, 422, [field]])
      expect((await programs.judge('/clicks', answer)).error).toBeUndefined()
    }
  })

  test('the document names every path with its parameters, needs no key, and judges: what it does not say is refused', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const document = (await programs.call('/openapi.json')).body as unknown as ApiDocument
    expect(document.openapi).toBe('3.1.0')
    const ids = Object.values(document.paths).map(({ get }) => get.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(document.paths['/clicks']?.get.parameters.map(({ name }) => name)).toEqual(['limit', 'after', 'order', 'from', 'to', 'kind'])
    const { secret } = await programs.makeKey(['clicks'])
    const answer = await programs.call('/clicks', secret)
    expect((await programs.judge('/clicks', { ...answer, body: { ...answer.body, extra: 1 } })).success).toBe(false)
    expect((await programs.judge('/clicks', { ...answer, body: { ...answer.body, next: 3 } })).success).toBe(false)
  })
})
