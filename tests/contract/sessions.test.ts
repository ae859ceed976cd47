/** Where the owner is signed in: seen in words, ended one by one or all others at once. */
import { expect, test } from 'vitest'
import { endOtherSessions } from '../../src/accounts/end-other-sessions.ts'
import { endSession } from '../../src/accounts/end-session.ts'
import { eraseEndedSessions } from '../../src/accounts/erase-ended-sessions.ts'
import { listSessions } from '../../src/accounts/list-sessions.ts'
import { askForPasskey } from '../../src/accounts/sign-in-with-passkey.ts'
import { openOwnerSite, OwnerBrowser, signedInBrowser } from '../factories/owner-site.ts'
import { onBothDatabases } from './both-databases.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

onBothDatabases('sessions', (open) => {
  test('are listed with this one first, without anything that opens the door', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const here = await signedInBrowser(site.context)
    await signedInBrowser(site.context, IPHONE)
    const sessions = await listSessions(await here.signedIn())
    expect(sessions).toMatchObject([
      { browser: 'Firefox', device: 'Windows', current: true },
      { browser: 'Safari', device: 'iPhone', current: false },
    ])
    const rows = await site.database.db.selectFrom('elk_auth_session').selectAll().execute()
    for (const { token } of rows) expect(JSON.stringify(sessions)).not.toContain(token)
    expect(rows.map(({ ipAddress }) => ipAddress || '')).toEqual(['', ''])
  })

  test('one is ended from another, which stays; its own is not ended here', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const [here, phone] = [await signedInBrowser(site.context), await signedInBrowser(site.context, IPHONE)]
    const owner = await here.signedIn()
    const [own, other] = await listSessions(owner)
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
    expect(row.details).toBe('{"count":2}')
  })

  test('those that ran out are not listed, and go with the steps that nobody finished', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const owner = await browser.signedIn()
    await askForPasskey(site.context, new OwnerBrowser(site.context).auth, new Headers())
    site.context.clock.advance(13 * 3_600_000)
    expect(await listSessions(owner)).toEqual([])
    expect(await eraseEndedSessions(site.context.as({ kind: 'system' }), { now: site.context.clock.now().toISOString() })).toBe(2)
    expect(await site.database.db.selectFrom('elk_auth_verification').selectAll().execute()).toEqual([])
  })

  test('are no business of a visitor', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    await expect(listSessions(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(endSession(site.context, 'x')).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(endOtherSessions(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
