/** The owner's account: made once, opened by its password only, and every step in the audit log. */
import { expect, test } from 'vitest'
import { ensureOwner } from '../../src/accounts/password/ensure-owner.ts'
import { findOwnerSession } from '../../src/accounts/sessions/find-owner-session.ts'
import { signIn } from '../../src/accounts/sign-in/sign-in.ts'
import { openStorage } from '../../src/app/open-storage.ts'
import type { Actor } from '../../src/platform/context.ts'
import { readEnv } from '../../src/platform/env.ts'
import { createLog } from '../../src/platform/log.ts'
import { visitor, type TestContext } from '../factories/context.ts'
import { addOwner, defaultTerms, PASSWORD } from '../factories/owner-site.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const SYSTEM: Actor = { kind: 'system' }

const ORIGIN = 'http://127.0.0.1:4321'

const tryPassword = (context: TestContext, password: string, who = 'visitor-1') =>
  signIn(context.as(visitor(who)), ORIGIN, { password }).then(({ cookies }) => cookies)

/** The `Cookie` header a browser would send back. */
const cookieOf = (setCookies: string[]) => setCookies.map((cookie) => cookie.split(';')[0]).join('; ')

const sessionOf = (context: TestContext, cookies: string[]) =>
  findOwnerSession(context, ORIGIN, { headers: new Headers({ cookie: cookieOf(cookies) }), terms: defaultTerms, used: false })

async function actionsOf(site: Opened): Promise<string[]> {
  const rows = await site.database.db.selectFrom('elk_audit_log').select('action').orderBy('id').execute()
  return rows.map((row) => row.action)
}

onBothDatabases('the owner', (open) => {
  test('two instances that start at once make one account and show one password', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const instances = [site.context.as(SYSTEM), { ...site.context.as(SYSTEM), db: second.db }]
    const shown = (await Promise.all(instances.map((instance) => ensureOwner(instance, undefined)))).filter((password) => password !== undefined)
    expect(shown).toHaveLength(1)
    expect(await site.database.db.selectFrom('elk_auth_user').selectAll().execute()).toHaveLength(1)
    expect(await site.database.db.selectFrom('elk_auth_account').selectAll().execute()).toHaveLength(1)
    expect(await tryPassword(site.context, shown[0] ?? '')).not.toEqual([])
    expect(await actionsOf(site)).toEqual(['owner.created', 'sign-in.ok'])
  })

  test('a given password is used, stored as a hash and never shown, and a later start leaves it alone', async () => {
    await using site = await open()
    expect(await ensureOwner(site.context.as(SYSTEM), PASSWORD)).toBeUndefined()
    expect(await ensureOwner(site.context.as(SYSTEM), 'een heel ander wachtwoord')).toBeUndefined()
    expect(await tryPassword(site.context, PASSWORD)).not.toEqual([])
    await expect(tryPassword(site.context, 'een heel ander wachtwoord')).rejects.toMatchObject({ code: 'wrong_password' })
    const [account] = await site.database.db.selectFrom('elk_auth_account').selectAll().execute()
    expect(account?.password).toMatch(/^\$argon2id\$/)
  })

  test('the program hashes a password at its real cost, whatever tests pay', async () => {
    await using site = await open()
    const { url, dataDir } = site.place
    const read = readEnv({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' })
    if (!read.ok) throw new Error(read.faults.join())
    const { system, close } = await openStorage(read.env, createLog('silent'), async () => {})
    await ensureOwner(system, PASSWORD)
    await close()
    const [account] = await site.database.db.selectFrom('elk_auth_account').selectAll().execute()
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  })

  test('the right password opens a session that the next request is known by', async () => {
    await using site = await open()
    await addOwner(site.context)
    const cookies = await tryPassword(site.context, PASSWORD)
    expect(await sessionOf(site.context, cookies)).toBeDefined()
    expect(cookies).toEqual([
      expect.stringMatching(/^elk-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/i),
      expect.stringMatching(/^elk-device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/i),
    ])
  })

  test('over https the cookie is bound to this host and to https', async () => {
    await using site = await open()
    await addOwner(site.context)
    const cookies = await signIn(site.context, 'https://www.example.nl', { password: PASSWORD }).then((step) => step.cookies)
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-elk-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/i),
      expect.stringMatching(/^__Host-elk-device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/i),
    ])
  })

  test('a changed or invented cookie is nobody', async () => {
    await using site = await open()
    await addOwner(site.context)
    const [cookie = ''] = await tryPassword(site.context, PASSWORD)
    const { token: stored } = await site.database.db.selectFrom('elk_auth_session').select('token').executeTakeFirstOrThrow()
    const own = cookieOf([cookie])
    for (const forged of ['elk-session=', 'elk-session=abc.def', `elk-session=${stored}`, own.slice(0, -1), own.replace('=', '=x'), `__Host-${own}`]) {
      expect(await sessionOf(site.context, [forged]), forged).toBeUndefined()
    }
  })

  test('every wrong password is refused in the same words, opens no session and is counted on one audit row', async () => {
    await using site = await open()
    await addOwner(site.context)
    const wrong = ['fout wachtwoord', '', ' ', PASSWORD.toUpperCase(), `${PASSWORD} `, "' or '1'='1", '\0']
    for (const password of wrong) {
      await expect(tryPassword(site.context, password), JSON.stringify(password)).rejects.toMatchObject({ code: 'wrong_password', message: 'wrong_password' })
    }
    const rows = await site.database.db.selectFrom('elk_audit_log').select(['action', 'count']).orderBy('id').execute()
    expect(rows).toEqual([
      { action: 'owner.created', count: 1 },
      { action: 'sign-in.failed', count: wrong.length },
    ])
    expect(await site.database.db.selectFrom('elk_auth_session').selectAll().execute()).toEqual([])
  })

  test('after eight tries a visitor waits, even with the right password, and the owner elsewhere does not', async () => {
    await using site = await open()
    await addOwner(site.context)
    for (let n = 0; n < 8; n += 1) await expect(tryPassword(site.context, `gok ${n}`, 'attacker')).rejects.toMatchObject({ code: 'wrong_password' })
    await expect(tryPassword(site.context, PASSWORD, 'attacker')).rejects.toMatchObject({ code: 'too_many_tries', retryAfterSeconds: 600 })
    expect(await tryPassword(site.context, PASSWORD, 'owner-at-home')).not.toEqual([])
    expect((await actionsOf(site)).slice(-2)).toEqual(['sign-in.throttled', 'sign-in.ok'])
    site.context.clock.advance(600_000)
    expect(await tryPassword(site.context, PASSWORD, 'attacker')).not.toEqual([])
  })

  test('an audit row of a visitor holds the key of the day and no address', async () => {
    await using site = await open()
    await addOwner(site.context)
    await expect(tryPassword(site.context, 'fout', 'key-of-the-day')).rejects.toThrow()
    const row = await site.database.db.selectFrom('elk_audit_log').selectAll().where('action', '=', 'sign-in.failed').executeTakeFirstOrThrow()
    expect(row).toMatchObject({ actor: 'visitor', visitor: 'key-of-the-day', details: null, created_at: '2026-11-20T10:00:00.000Z' })
  })
})
