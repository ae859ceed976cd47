/** Passkeys: both factors at once, so only for a device that knows who holds it, at our own address, and once per question. */
import { expect, test } from 'vitest'
import { addPasskey, startPasskey } from '../../src/accounts/second-factor/add-passkey.ts'
import { isSecondFactorOn } from '../../src/accounts/second-factor/is-second-factor-on.ts'
import { MAX_PASSKEYS } from '../../src/accounts/second-factor/passkey-name.ts'
import { relyingParty } from '../../src/accounts/second-factor/relying-party.ts'
import { readSecurity } from '../../src/accounts/second-factor/read-security.ts'
import { removePasskey } from '../../src/accounts/second-factor/remove-passkey.ts'
import { renamePasskey } from '../../src/accounts/second-factor/rename-passkey.ts'
import { askForPasskey, signInWithPasskey } from '../../src/accounts/sign-in/sign-in-with-passkey.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { SoftAuthenticator, type Deviation } from '../factories/authenticator.ts'
import type { TestContext } from '../factories/context.ts'
import { openOwnerSite, ORIGIN, OwnerBrowser, PASSWORD, signedInBrowser } from '../factories/owner-site.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const place = relyingParty(ORIGIN)
const MINUTES = 60_000

async function add(owner: TestContext, browser: OwnerBrowser, device: SoftAuthenticator, deviation?: Deviation): Promise<string[] | undefined> {
  const { options, cookies } = await startPasskey(owner, browser.origin, { password: undefined, headers: browser.headers })
  browser.keep(cookies)
  return addPasskey(owner, browser.origin, { name: 'Laptop', response: device.make(options, deviation), headers: browser.headers })
}

async function enter(context: TestContext, browser: OwnerBrowser, device: SoftAuthenticator, deviation?: Deviation): Promise<void> {
  const { options, cookies } = await askForPasskey(context, browser.origin, browser.headers)
  browser.keep(cookies)
  browser.keep(await signInWithPasskey(context, browser.origin, { response: device.use(options, deviation), headers: browser.headers }))
}

/** An owner with one passkey. */
async function withPasskey(site: Opened) {
  await openOwnerSite(site.context)
  const browser = await signedInBrowser(site.context)
  const owner = await browser.signedIn()
  const device = new SoftAuthenticator(place)
  const codes = await add(owner, browser, device)
  return { browser, owner, device, codes }
}

onBothDatabases('a passkey', (open) => {
  test('signs in by itself, and the password alone no longer does', async () => {
    await using site = await open()
    const { owner, device, codes } = await withPasskey(site)
    expect([codes?.length, await isSecondFactorOn(owner)]).toEqual([10, true])
    const browser = new OwnerBrowser(site.context)
    expect([await browser.password(), await browser.owner()]).toEqual([false, undefined])
    await enter(site.context, browser, device)
    expect(await browser.owner()).toBeDefined()
    const { passkeys } = await readSecurity(owner)
    expect(passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.stringMatching(/Z$/) }])
    const row = await site.database.db
      .selectFrom('elk_audit_log')
      .selectAll()
      .where('action', '=', 'sign-in.ok')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([row.subject, JSON.parse(row.details ?? '')]).toMatchObject([passkeys[0]?.id, { by: 'passkey', known: false, browser: 'Firefox' }])
  })

  test('signs in also when the site has another secret key', async () => {
    await using site = await open()
    const { device } = await withPasskey(site)
    const secrets = createSecrets('another-master-key-of-at-least-32-characters')
    const swapped: TestContext = { ...site.context, secrets }
    const browser = new OwnerBrowser(swapped)
    await enter(swapped, browser, device)
    expect(await readSecurity({ ...(await browser.signedIn()), secrets })).toMatchObject({ otherKey: true, passkeys: [{ name: 'Laptop' }] })
  })

  test('the question says nothing of whether there is one, and asks who is there', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const before = await askForPasskey(site.context, browser.origin, browser.headers)
    await add(await browser.signedIn(), browser, new SoftAuthenticator(place))
    const after = await askForPasskey(site.context, browser.origin, browser.headers)
    expect(Object.keys(after.options)).toEqual(Object.keys(before.options))
    expect(after.options).toMatchObject({ rpId: 'www.example.nl', userVerification: 'required' })
    expect(after.options.allowCredentials ?? []).toEqual([])
    expect(after.cookies.join()).toMatch(/^__Host-elk-passkey-step=[^;]+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/i)
  })

  test.each([
    ['that did not ask who is there', { userVerified: false }],
    ['at another address', { origin: 'https://www.examp1e.nl' }],
    ['for another question', { challenge: Buffer.from('another question').toString('base64url') }],
  ])('one %s is neither taken on nor let in', async (_why, deviation) => {
    await using site = await open()
    const { owner, browser, device } = await withPasskey(site)
    const refused = { code: 'second_factor_refused' }
    await expect(add(owner, browser, new SoftAuthenticator(place), deviation)).rejects.toMatchObject(refused)
    const elsewhere = new OwnerBrowser(site.context)
    await expect(enter(site.context, elsewhere, device, deviation)).rejects.toMatchObject(refused)
    expect([(await readSecurity(owner)).passkeys.length, await elsewhere.owner()]).toEqual([1, undefined])
  })

  test('an answer signs in once, and not without its question', async () => {
    await using site = await open()
    const { device } = await withPasskey(site)
    const browser = new OwnerBrowser(site.context)
    const { options, cookies } = await askForPasskey(site.context, browser.origin, browser.headers)
    const response = device.use(options)
    const without = signInWithPasskey(site.context, browser.origin, { response, headers: browser.headers })
    await expect(without).rejects.toMatchObject({ code: 'second_factor_refused' })
    browser.keep(cookies)
    const { headers } = browser
    const tries = await Promise.allSettled([1, 2].map(() => signInWithPasskey(site.context, browser.origin, { response, headers })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const stranger = signInWithPasskey(site.context, browser.origin, { response: new SoftAuthenticator(place).use(options), headers })
    await expect(stranger).rejects.toMatchObject({ code: 'second_factor_refused' })
  })

  test('after a quarter of an hour adding and removing take the password', async () => {
    await using site = await open()
    const { owner, browser } = await withPasskey(site)
    const [passkey] = (await readSecurity(owner)).passkeys
    const id = passkey?.id ?? ''
    site.context.clock.advance(16 * MINUTES)
    expect((await readSecurity(owner)).recent).toBe(false)
    const asked = { code: 'invalid_input', fields: ['password'] }
    await expect(startPasskey(owner, browser.origin, { password: undefined, headers: browser.headers })).rejects.toMatchObject(asked)
    await expect(removePasskey(owner, { id, password: undefined })).rejects.toMatchObject(asked)
    await expect(removePasskey(owner, { id, password: 'fout' })).rejects.toMatchObject({ code: 'wrong_password' })
    await removePasskey(owner, { id, password: PASSWORD })
    expect([await isSecondFactorOn(owner), await new OwnerBrowser(site.context).password()]).toEqual([false, true])
    expect(await site.database.db.selectFrom('elk_auth_two_factor').selectAll().execute()).toEqual([])
  })

  test('one that was taken away is let in no more, and a live site keeps the last', async () => {
    await using site = await open()
    const { owner, browser, device } = await withPasskey(site)
    const second = new SoftAuthenticator(place)
    expect(await add(owner, browser, second)).toBeUndefined()
    await site.database.db
      .insertInto('elk_settings')
      .values({ id: 'site-mode', key: 'site_mode', value: 'live', updated_at: '2026-11-20T10:00:00.000Z' })
      .execute()
    const [first, last] = (await readSecurity(owner)).passkeys
    await removePasskey(owner, { id: first?.id ?? '', password: undefined })
    await expect(removePasskey(owner, { id: last?.id ?? '', password: undefined })).rejects.toMatchObject({ code: 'conflict' })
    await expect(enter(site.context, new OwnerBrowser(site.context), device)).rejects.toMatchObject({ code: 'second_factor_refused' })
    const still = new OwnerBrowser(site.context)
    await enter(site.context, still, second)
    expect(await still.owner()).toBeDefined()
  })

  test('gets another name; one that is not there does not, and a visitor changes nothing', async () => {
    await using site = await open()
    const { owner, browser } = await withPasskey(site)
    const id = (await readSecurity(owner)).passkeys[0]?.id ?? ''
    await renamePasskey(owner, { id, name: 'Telefoon' })
    await expect(renamePasskey(owner, { id: 'x', name: 'Telefoon' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(removePasskey(owner, { id: 'x', password: undefined })).rejects.toMatchObject({ code: 'not_found' })
    const refused = { code: 'not_signed_in' }
    await expect(renamePasskey(site.context, { id, name: 'Van mij' })).rejects.toMatchObject(refused)
    await expect(removePasskey(site.context, { id, password: PASSWORD })).rejects.toMatchObject(refused)
    await expect(startPasskey(site.context, browser.origin, { password: PASSWORD, headers: browser.headers })).rejects.toMatchObject(refused)
    expect((await readSecurity(owner)).passkeys.map(({ name }) => name)).toEqual(['Telefoon'])
  })

  test('there are twenty at most, and the same device is taken on once', async () => {
    await using site = await open()
    const { owner, browser, device } = await withPasskey(site)
    await expect(add(owner, browser, device)).rejects.toMatchObject({ code: 'second_factor_refused' })
    for (let n = 1; n < MAX_PASSKEYS; n += 1) await add(owner, browser, new SoftAuthenticator(place))
    await expect(add(owner, browser, new SoftAuthenticator(place))).rejects.toMatchObject({ code: 'conflict' })
  })
})
