/** Where the owner is signed in: seen in words, ended one by one or all others at once. */
import { expect, test } from 'vitest'
import { endOtherSessions } from '../../src/accounts/sessions/end-other-sessions.ts'
import { endSession } from '../../src/accounts/sessions/end-session.ts'
import { eraseEndedSessions } from '../../src/accounts/sessions/erase-ended-sessions.ts'
import { findOwnerSession } from '../../src/accounts/sessions/find-owner-session.ts'
import { listSessions } from '../../src/accounts/sessions/list-sessions.ts'
import { readSessionTerms } from '../../src/accounts/sessions/session-terms.ts'
import { askForPasskey } from '../../src/accounts/sign-in/sign-in-with-passkey.ts'
import { defaultTerms, openOwnerSite, OwnerBrowser, signedInBrowser } from '../factories/owner-site.ts'
import { onBothDatabases } from './both-databases.ts'

const HOURS = 3_600_000
/** A session begins by the machine's clock, a moment after ours was set. */
const MARGIN = 60_000

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

onBothDatabases('sessions', (open) => {
  test('are listed with this one first, without anything that signs in', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const here = await signedInBrowser(site.context)
    await signedInBrowser(site.context, IPHONE)
    const sessions = await listSessions(await here.signedIn(), defaultTerms)
    expect(sessions).toMatchObject([
      { browser: 'Firefox', device: 'Windows', current: true },
      { browser: 'Safari', device: 'iPhone', current: false },
    ])
    const rows = await site.database.db.selectFrom('elk_auth_session').selectAll().execute()
    for (const { token } of rows) expect(JSON.stringify(sessions)).not.toContain(token)
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(['createdAt', 'expiresAt', 'id', 'token', 'updatedAt', 'userAgent', 'userId'])
    expect(here.headers.get('cookie')).not.toContain(rows[0]?.token ?? '')
  })

  test('one is ended from another, which stays; its own is not ended here', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const [here, phone] = [await signedInBrowser(site.context), await signedInBrowser(site.context, IPHONE)]
    const owner = await here.signedIn()
    const [own, other] = await listSessions(owner, defaultTerms)
    await endSession(owner, other?.id ?? '')
    expect([await phone.owner(), await here.owner()]).toEqual([undefined, expect.anything()])
    await expect(endSession(owner, other?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
    await expect(endSession(owner, own?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('all others end at once, and the log says how many', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const here = await signedInBrowser(site.context)
    const others = [await signedInBrowser(site.context), await signedInBrowser(site.context, IPHONE)]
    expect(await endOtherSessions(await here.signedIn())).toBe(2)
    for (const browser of others) expect(await browser.owner()).toBeUndefined()
    const row = await site.database.db.selectFrom('elk_audit_log').selectAll().where('action', '=', 'sessions.ended').executeTakeFirstOrThrow()
    expect(JSON.parse(row.details ?? '')).toMatchObject({ count: 2 })
  })

  test('end after twelve hours without use, however often the screen asks what is new', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    for (let hour = 0; hour < 11; hour += 1) {
      site.context.clock.advance(HOURS)
      expect(await browser.owner(), `hour ${hour}`).toBeDefined()
    }
    site.context.clock.advance(HOURS + MARGIN)
    expect(await browser.owner()).toBeUndefined()
    expect(await site.database.db.selectFrom('elk_auth_session').select('id').execute()).toEqual([])
  })

  test('go on while they are used, and end after thirty days all the same', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const use = () => findOwnerSession(site.context, browser.origin, { headers: browser.headers, terms: defaultTerms, used: true })
    for (let n = 1; n < 30 * 4; n += 1) {
      site.context.clock.advance(6 * HOURS)
      expect(await use(), `${n * 6} hours`).toBeDefined()
    }
    site.context.clock.advance(6 * HOURS + MARGIN)
    expect(await use()).toBeUndefined()
  })

  test('end by the terms of the owner at once, and say when', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const owner = await browser.signedIn()
    const short = readSessionTerms({ session_idle_hours: '2', session_days: '1' })
    const [session] = await listSessions(owner, short)
    const after = (from: string | undefined, hours: number) => new Date(Date.parse(from ?? '') + hours * HOURS).toISOString()
    expect(session?.ends).toEqual({ unused: after(session?.lastUsedAt, 2), latest: after(session?.signedInAt, 24) })
    site.context.clock.advance(2 * HOURS + MARGIN)
    const found = await findOwnerSession(site.context, browser.origin, { headers: browser.headers, terms: short, used: true })
    expect([found, await listSessions(owner, short)]).toEqual([undefined, []])
  })

  test('those that ran out are not listed, and go with the steps that nobody finished', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const owner = await browser.signedIn()
    await askForPasskey(site.context, new OwnerBrowser(site.context).origin, new Headers())
    site.context.clock.advance(13 * 3_600_000)
    expect(await listSessions(owner, defaultTerms)).toEqual([])
    expect(await eraseEndedSessions(site.context.as({ kind: 'system' }), { now: site.context.clock.now().toISOString() })).toBe(2)
    expect(await site.database.db.selectFrom('elk_auth_verification').selectAll().execute()).toEqual([])
  })

  test('are no business of a visitor', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    await expect(listSessions(site.context, defaultTerms)).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(endSession(site.context, 'x')).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(endOtherSessions(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
