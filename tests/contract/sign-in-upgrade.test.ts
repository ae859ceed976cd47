/** A site of an earlier version, whose sign-in library kept its secrets in another form, goes on with all that opens it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readDevice } from '../../src/accounts/sign-in/known-device.ts'
import { relyingParty } from '../../src/accounts/second-factor/relying-party.ts'
import { readSecurity } from '../../src/accounts/second-factor/read-security.ts'
import { signInWithCode } from '../../src/accounts/sign-in/sign-in-with-code.ts'
import { askForPasskey, signInWithPasskey } from '../../src/accounts/sign-in/sign-in-with-passkey.ts'
import { stepAt, totpAt } from '../../src/accounts/second-factor/totp.ts'
import { ownSignIn } from '../../src/database/migrations/0028-own-sign-in.ts'
import { checkKey } from '../../src/owner/check-key.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { SoftAuthenticator } from '../factories/authenticator.ts'
import { cheapHash } from '../factories/cheap-hash.ts'
import type { TestContext } from '../factories/context.ts'
import { ORIGIN, OwnerBrowser, PASSWORD } from '../factories/owner-site.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

// As that version wrote them, with the key of the tests.
const USER = 'Abc123oldowner'
const SECRET = 'c2VjcmV0LW9mLXRoZS1hcHAt'
const SEALED_SECRET = 'f10ef56a86cd57b71cedbf83a2cb8295df0c9738d18d79e24adf2da99840950b4082ecf857b5d4e8dc4e6ea70040a8798d6c57aeb1621e27dc583fed1b561f1b'
const SEALED_CODES =
  '331cf7915d5a016e833330d509fbdf0cd8f2d00ea54473ecfb3fce37cac5bbf578bae3d6feea616960eba93ca5de69ae1a938924012f3c18218f684abd3a1f8e14044a1b18'
const TOKEN = 'hN4wq1Zr8bT0yKxV2mLsPdE6fGuJcAo9'
const SESSION_COOKIE = `__Host-elk-session=${TOKEN}.c2lnbmF0dXJl%2BYQ%3D`
const DEVICE_COOKIE = '__Host-elk-device=AAAAAAAAAAAAAAAAAAAAAA.20747.sj0jKcE7E1on1ACnG3KcVGmL8OX161XutC_b2q38Pi4'
/** Of the public key at the end of what an authenticator makes. */
const COSE_BYTES = 77

/** Puts the database back to the version before, with an owner who uses everything. */
async function openEarlier({ context: { db, clock } }: Opened, device: SoftAuthenticator): Promise<void> {
  await sql`alter table elk_auth_user add column "twoFactorEnabled" integer not null default 0`.execute(db)
  await sql`alter table elk_auth_two_factor add column "failedVerificationCount" integer not null default 0`.execute(db)
  await sql`alter table elk_auth_two_factor add column "lockedUntil" text`.execute(db)
  await sql`alter table elk_auth_session add column "ipAddress" text`.execute(db)
  const now = clock.now().toISOString()
  const later = new Date(clock.now().getTime() + 86_400_000).toISOString()
  const { id, response } = device.make({ challenge: 'x' })
  const key = Buffer.from(response.attestationObject, 'base64url').subarray(-COSE_BYTES).toString('base64')
  await sql`insert into elk_auth_user (id, name, email, "emailVerified", "createdAt", "updatedAt", "twoFactorEnabled", "isFirst")
    values (${USER}, 'Eigenaar', 'eigenaar@site.invalid', 1, ${now}, ${now}, 1, 1)`.execute(db)
  await sql`insert into elk_auth_account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    values ('a', ${USER}, 'credential', ${USER}, ${cheapHash(PASSWORD)}, ${now}, ${now})`.execute(db)
  await sql`insert into elk_auth_two_factor (id, secret, "backupCodes", "userId", verified, "confirmedAt")
    values ('t', ${SEALED_SECRET}, ${SEALED_CODES}, ${USER}, 1, ${now})`.execute(db)
  await sql`insert into elk_auth_passkey (id, name, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp", transports, "createdAt")
    values ('Passkey1', 'Laptop', ${key}, ${USER}, ${id}, 0, 'multiDevice', 1, 'internal', ${now})`.execute(db)
  await sql`insert into elk_auth_session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId")
    values ('Session1', ${later}, ${TOKEN}, ${now}, ${now}, '', 'Firefox', ${USER})`.execute(db)
  await sql`insert into elk_auth_verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
    values ('v', '2fa-half-done', ${USER}, ${later}, ${now}, ${now})`.execute(db)
}

async function upgrade({ context, database }: Opened): Promise<void> {
  // By itself: what later versions changed stays as it is.
  await ownSignIn().up(database.db)
  expect(await checkKey(context.as({ kind: 'system' }))).toEqual([])
}

async function withCode(context: TestContext, code: string): Promise<OwnerBrowser> {
  const browser = new OwnerBrowser(context)
  expect(await browser.password()).toBe(false)
  browser.keep(await signInWithCode(context, browser.origin, { code, headers: browser.headers }))
  return browser
}

onBothDatabases('after the upgrade', (open) => {
  test('the password with a code of the same app, or with a recovery code that was left, signs in', async () => {
    await using site = await open()
    await openEarlier(site, new SoftAuthenticator(relyingParty(ORIGIN)))
    await upgrade(site)
    const { context } = site
    const byApp = await (await withCode(context, totpAt(SECRET, stepAt(context.clock.now())))).signedIn()
    expect(await readSecurity(byApp)).toMatchObject({ recoveryCodesLeft: 2, otherKey: false, passkeys: [{ name: 'Laptop' }] })
    const byRecovery = await (await withCode(context, 'mnpqr-stuvw')).signedIn()
    expect((await readSecurity(byRecovery)).recoveryCodesLeft).toBe(1)
  })

  test('the passkey signs in, and what it counts goes on', async () => {
    await using site = await open()
    const device = new SoftAuthenticator(relyingParty(ORIGIN))
    await openEarlier(site, device)
    await upgrade(site)
    const browser = new OwnerBrowser(site.context)
    const { options, cookies } = await askForPasskey(site.context, ORIGIN, browser.headers)
    browser.keep(cookies)
    browser.keep(await signInWithPasskey(site.context, ORIGIN, { response: device.use(options), headers: browser.headers }))
    expect(await browser.owner()).toBeDefined()
    expect(await site.database.db.selectFrom('elk_auth_passkey').select(['id', 'counter']).execute()).toEqual([{ id: 'Passkey1', counter: 1 }])
  })

  test('sessions go on, known browsers stay known, and the database holds no token and no half-done step', async () => {
    await using site = await open()
    await openEarlier(site, new SoftAuthenticator(relyingParty(ORIGIN)))
    await upgrade(site)
    const browser = new OwnerBrowser(site.context)
    browser.keep([SESSION_COOKIE, DEVICE_COOKIE])
    expect((await browser.signedIn()).actor).toEqual({ kind: 'user', userId: USER, sessionId: 'Session1', role: 'owner' })
    expect(readDevice(site.context, { userId: USER, headers: browser.headers })).toBe('AAAAAAAAAAAAAAAAAAAAAA')
    const { token } = await site.database.db.selectFrom('elk_auth_session').select('token').executeTakeFirstOrThrow()
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(await site.database.db.selectFrom('elk_auth_verification').selectAll().execute()).toEqual([])
  })

  test('with another key at that start the second factor is said to be unreadable, and is whole again with the old key back', async () => {
    await using site = await open()
    await openEarlier(site, new SoftAuthenticator(relyingParty(ORIGIN)))
    await ownSignIn().up(site.database.db)
    const system = site.context.as({ kind: 'system' })
    expect(await checkKey({ ...system, secrets: createSecrets('another-master-key-of-at-least-32-characters') })).toEqual(['second_factor'])
    expect(await checkKey(system)).toEqual([])
    expect(await (await withCode(site.context, 'abcde-fghjk')).owner()).toBeDefined()
  })
})
