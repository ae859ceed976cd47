/** A new password: asked for with the present one and the second step, and afterwards nothing that rested on the old one is left. */
import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { addPasskey, startPasskey } from '../../src/accounts/second-factor/add-passkey.ts'
import { updatePasswordHash } from '../../src/accounts/password/users.queries.ts'
import { changePassword, type PasswordChange } from '../../src/accounts/sign-in/change-password.ts'
import { confirmTotp } from '../../src/accounts/second-factor/confirm-totp.ts'
import { relyingParty } from '../../src/accounts/second-factor/relying-party.ts'
import { readSecurity } from '../../src/accounts/second-factor/read-security.ts'
import { openFactor } from '../../src/accounts/second-factor/second-factor-seal.ts'
import { signInWithCode } from '../../src/accounts/sign-in/sign-in-with-code.ts'
import { askForPasskey } from '../../src/accounts/sign-in/sign-in-with-passkey.ts'
import { signIn } from '../../src/accounts/sign-in/sign-in.ts'
import { startTotp } from '../../src/accounts/second-factor/start-totp.ts'
import { stepAt, totpAt } from '../../src/accounts/second-factor/totp.ts'
import type { Schema } from '../../src/database/schema.ts'
import { SoftAuthenticator } from '../factories/authenticator.ts'
import type { TestContext } from '../factories/context.ts'
import { openOwnerSite, ORIGIN, OwnerBrowser, PASSWORD, signedInBrowser } from '../factories/owner-site.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const NEW = 'een nieuwe lange zin vol woorden'

const change = async (browser: OwnerBrowser, input: Partial<PasswordChange> = {}) =>
  browser.keep(await changePassword(await browser.signedIn(), browser.origin, { password: NEW, current: PASSWORD, headers: browser.headers, ...input }))

const codeOf = async (context: TestContext, offset = 0) => {
  const { secret } = await context.db.selectFrom('elk_auth_two_factor').select('secret').executeTakeFirstOrThrow()
  return totpAt(openFactor(context, secret), stepAt(context.clock.now()) + offset)
}

async function withApp(site: Opened) {
  await openOwnerSite(site.context)
  const browser = await signedInBrowser(site.context)
  const owner = await browser.signedIn()
  await startTotp(owner, { password: PASSWORD })
  const recoveryCodes = (await confirmTotp(owner, { code: await codeOf(site.context, -1) })) ?? []
  return { browser, owner, recoveryCodes }
}

const hashOf = async ({ database: { db } }: Opened) => (await db.selectFrom('elk_auth_account').select('password').executeTakeFirstOrThrow()).password

onBothDatabases('a new password', (open) => {
  test('takes the present one; every session ends and this browser goes on with a new one', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const [here, elsewhere] = [await signedInBrowser(site.context), await signedInBrowser(site.context)]
    const copy = new OwnerBrowser(site.context)
    copy.keep([`${here.headers.get('cookie')?.split('; ')[0] ?? ''}; Path=/`])
    expect(await copy.owner()).toBeDefined()
    await change(here)
    expect([await here.owner(), await elsewhere.owner(), await copy.owner()]).toEqual([expect.anything(), undefined, undefined])
    await expect(new OwnerBrowser(site.context).password()).rejects.toMatchObject({ code: 'wrong_password' })
    expect(await new OwnerBrowser(site.context).password(NEW)).toBe(true)
  })

  test('is refused to who does not give the present one, to who chooses a poor one, and to a visitor', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const before = await hashOf(site)
    await expect(change(browser, { current: 'een heel ander wachtwoord' })).rejects.toMatchObject({ code: 'wrong_password' })
    await expect(change(browser, { password: 'Notaris2026!' })).rejects.toMatchObject({ code: 'invalid_input', fields: ['password'] })
    const visitor = changePassword(site.context, browser.origin, { password: NEW, current: PASSWORD, headers: new Headers() })
    await expect(visitor).rejects.toMatchObject({ code: 'not_signed_in' })
    expect([await hashOf(site), await browser.owner()]).toEqual([before, expect.anything()])
  })

  test('with an app in use takes a code that was not used, or a recovery code, which then is', async () => {
    await using site = await open()
    const { browser, recoveryCodes } = await withApp(site)
    const before = await hashOf(site)
    await expect(change(browser)).rejects.toMatchObject({ code: 'invalid_input', fields: ['code'] })
    for (const code of ['abcdef', 'abcde-fghjk', await codeOf(site.context, -1)])
      await expect(change(browser, { code }), code).rejects.toMatchObject({ code: 'second_factor_refused' })
    expect(await hashOf(site)).toBe(before)
    await change(browser, { code: await codeOf(site.context) })
    await change(browser, { current: NEW, password: `${NEW} 2`, code: recoveryCodes[0] ?? '' })
    const third = { current: `${NEW} 2`, password: `${NEW} 3`, code: recoveryCodes[0] ?? '' }
    await expect(change(browser, third)).rejects.toMatchObject({ code: 'second_factor_refused' })
    expect((await readSecurity(await browser.signedIn())).recoveryCodesLeft).toBe(9)
  }, 60_000)

  test('with a passkey takes that passkey, and leaves one session', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const owner = await browser.signedIn()
    const device = new SoftAuthenticator(relyingParty(ORIGIN))
    const made = await startPasskey(owner, browser.origin, { password: undefined, headers: browser.headers })
    browser.keep(made.cookies)
    await addPasskey(owner, browser.origin, { name: 'Laptop', response: device.make(made.options), headers: browser.headers })
    const asked = await askForPasskey(site.context, browser.origin, browser.headers)
    browser.keep(asked.cookies)
    const stranger = new SoftAuthenticator(relyingParty(ORIGIN)).use(asked.options)
    await expect(change(browser, { passkey: stranger })).rejects.toMatchObject({ code: 'second_factor_refused' })
    const again = await askForPasskey(site.context, browser.origin, browser.headers)
    browser.keep(again.cookies)
    await change(browser, { passkey: device.use(again.options) })
    expect(await browser.owner()).toBeDefined()
    expect(await site.database.db.selectFrom('elk_auth_session').select('id').execute()).toHaveLength(1)
  })

  test('ends a sign-in that was half done with the old one', async () => {
    await using site = await open()
    const { browser, recoveryCodes } = await withApp(site)
    const thief = new OwnerBrowser(site.context)
    expect(await thief.password()).toBe(false)
    await change(browser, { code: await codeOf(site.context) })
    for (const code of [await codeOf(site.context, 1), recoveryCodes[0] ?? ''])
      await expect(signInWithCode(site.context, thief.origin, { code, headers: thief.headers })).rejects.toMatchObject({ code: 'second_factor_refused' })
    expect(await thief.owner()).toBeUndefined()
  })

  test('also undoes a sign-in with the old one that is under way at the same moment', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const { db } = site.database
    let isHashRead = false
    // Between reading the hash that the password is checked with and the transaction that lets in, the password changes.
    const racing = new Proxy(db, {
      get(target, name: keyof typeof db) {
        if (name === 'selectFrom')
          return (table: 'elk_auth_account') => {
            isHashRead ||= table === 'elk_auth_account'
            return target.selectFrom(table)
          }
        if (name !== 'transaction' || !isHashRead) return typeof target[name] === 'function' ? target[name].bind(target) : target[name]
        return () => ({
          async execute<T>(work: (tx: Transaction<Schema>) => Promise<T>) {
            const { id } = await target.selectFrom('elk_auth_user').select('id').executeTakeFirstOrThrow()
            await updatePasswordHash(target, id, 'the hash of another password')
            return target.transaction().execute(work)
          },
        })
      },
    })
    await expect(signIn({ ...site.context, db: racing }, ORIGIN, { password: PASSWORD })).rejects.toMatchObject({ code: 'wrong_password' })
    expect([isHashRead, await hashOf(site)]).toEqual([true, 'the hash of another password'])
    expect(await site.database.db.selectFrom('elk_auth_session').select('id').execute()).toEqual([])
  })
})
