/** The site starts with another secret key than before: what it says, what still works, and how the owner goes on. */
import { beforeEach, expect, test, vi } from 'vitest'
import { confirmTotp } from '../../src/accounts/second-factor/confirm-totp.ts'
import { readSecurity } from '../../src/accounts/second-factor/read-security.ts'
import { renewRecoveryCodes } from '../../src/accounts/second-factor/renew-recovery-codes.ts'
import { resetSecondFactor } from '../../src/accounts/second-factor/reset-second-factor.ts'
import { openFactor } from '../../src/accounts/second-factor/second-factor-seal.ts'
import { signInWithCode } from '../../src/accounts/sign-in/sign-in-with-code.ts'
import { startTotp } from '../../src/accounts/second-factor/start-totp.ts'
import { stepAt, totpAt } from '../../src/accounts/second-factor/totp.ts'
import { turnOffTotp } from '../../src/accounts/second-factor/turn-off-totp.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { checkKey } from '../../src/owner/check-key.ts'
import { allSettings } from '../../src/owner/all-settings.ts'
import { listUnreadableSettings } from '../../src/settings/read-settings.ts'
import { owner as ownerActor, type TestContext } from '../factories/context.ts'
import { openOwnerSite, OwnerBrowser, PASSWORD, signedInBrowser } from '../factories/owner-site.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'
import { saveSettings } from '../factories/settings.ts'

const API_KEY = 'sk-live-0123456789-abcd'
const SMTP = { smtp_host: 'mail.example.nl', smtp_user: 'elke', smtp_password: 'zeer-geheim' }

// `openOwnerSite` sets the clock by the machine's, so that stands still as well.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:10Z') })
  return () => vi.useRealTimers()
})

const codeOf = async (context: TestContext): Promise<string> => {
  const { secret } = await context.db.selectFrom('elk_auth_two_factor').select('secret').executeTakeFirstOrThrow()
  return totpAt(openFactor(context, secret), stepAt(context.clock.now()))
}

/** A start of the site, with the key of before or another. */
async function start(context: TestContext) {
  const error = vi.fn()
  const unreadable = await checkKey({ ...context, actor: { kind: 'system' }, log: { ...context.log, error } })
  return { unreadable, said: JSON.stringify(error.mock.calls), times: error.mock.calls.length }
}

function withOtherKey(context: TestContext): TestContext {
  const secrets = createSecrets('another-master-key-of-at-least-32-characters')
  return { ...context, secrets, as: (actor) => ({ ...context.as(actor), secrets }) }
}

/** A site with every secret there is, started once with its own key and then taken up with another. */
async function afterTheSwap(site: Opened) {
  await openOwnerSite(site.context)
  await start(site.context)
  const owner = await (await signedInBrowser(site.context)).signedIn()
  await saveSettings(owner, { chatbot_api_key: API_KEY, ...SMTP })
  await startTotp(owner, { password: PASSWORD })
  const recoveryCodes = (await confirmTotp(owner, { code: await codeOf(site.context) })) ?? []
  return { swapped: withOtherKey(site.context), recoveryCodes }
}

onBothDatabases('a start with another key', (open) => {
  test('the key of before is taken without a word, from the first start on', async () => {
    await using site = await open()
    expect(await start(site.context)).toMatchObject({ unreadable: [], times: 0 })
    expect(await start(site.context)).toMatchObject({ unreadable: [], times: 0 })
  })

  test('ends the sessions of before, and the key of before leaves them', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    await start(site.context)
    const browser = await signedInBrowser(site.context)
    await start(site.context)
    expect(await browser.owner()).toBeDefined()
    await start(withOtherKey(site.context))
    expect(await browser.owner()).toBeUndefined()
  })

  test('is said in English and in Dutch with what it makes unreadable, at every start, without any secret', async () => {
    await using site = await open()
    const { swapped } = await afterTheSwap(site)
    for (let n = 0; n < 2; n += 1) {
      const { unreadable, said, times } = await start(swapped)
      expect([unreadable, times]).toEqual([['chatbot_api_key', 'smtp_password', 'second_factor'], 1])
      for (const words of [
        'not the one this site was made with',
        'de app voor codes en de herstelcodes',
        'het wachtwoord van de mailserver',
        'reset-second-factor',
      ])
        expect(said).toContain(words)
      expect(said).not.toMatch(/sk-live|zeer-geheim/)
    }
  })

  test('with the old key back all is as it was', async () => {
    await using site = await open()
    const { swapped } = await afterTheSwap(site)
    await start(swapped)
    expect(await start(site.context)).toMatchObject({ unreadable: [], times: 0 })
    expect(await listUnreadableSettings(site.context, allSettings)).toEqual([])
  })

  test('is noticed too on a site whose start has left no check yet', async () => {
    await using site = await open()
    const { swapped } = await afterTheSwap(site)
    await site.context.db.updateTable('elk_installation').set({ key_check: null }).execute()
    expect((await start(swapped)).unreadable).toHaveLength(3)
    expect(await start(site.context)).toMatchObject({ unreadable: [], times: 0 })
  })

  test('the new key holds once nothing needs the old one any more', async () => {
    await using site = await open()
    const { swapped } = await afterTheSwap(site)
    await saveSettings(swapped.as(ownerActor), { chatbot_api_key: API_KEY, smtp_password: '' })
    await resetSecondFactor(swapped.as({ kind: 'system' }))
    expect(await start(swapped)).toMatchObject({ unreadable: [], times: 1 })
    expect(await start(swapped)).toMatchObject({ unreadable: [], times: 0 })
  })

  test('a code and a recovery code are refused with the reason, and only to who typed the password', async () => {
    await using site = await open()
    const { swapped, recoveryCodes } = await afterTheSwap(site)
    const code = await codeOf(site.context)
    for (const typed of [code, recoveryCodes[0] ?? '']) {
      const browser = new OwnerBrowser(swapped)
      const offer = () => signInWithCode(swapped, browser.origin, { code: typed, headers: browser.headers })
      await expect(offer()).rejects.toMatchObject({ code: 'second_factor_refused' })
      expect(await browser.password()).toBe(false)
      await expect(offer()).rejects.toMatchObject({ code: 'key_changed' })
      expect(await browser.owner()).toBeUndefined()
    }
  })

  test('an owner who is in makes new recovery codes, turns the app off with one and sets it up anew', async () => {
    await using site = await open()
    const { swapped } = await afterTheSwap(site)
    const user = await site.context.db.selectFrom('elk_auth_user').select('id').executeTakeFirstOrThrow()
    const owner = swapped.as({ kind: 'user', userId: user.id, sessionId: 'by-passkey', role: 'owner' })
    expect(await readSecurity(owner)).toMatchObject({ recoveryCodesLeft: 0, otherKey: true })
    await expect(turnOffTotp(owner, { password: PASSWORD, code: '123456' })).rejects.toMatchObject({ code: 'key_changed' })
    const [recoveryCode = ''] = await renewRecoveryCodes(owner, { password: PASSWORD })
    await turnOffTotp(owner, { password: PASSWORD, code: recoveryCode })
    await startTotp(owner, { password: PASSWORD })
    await confirmTotp(owner, { code: await codeOf(owner) })
    expect(await readSecurity(owner)).toMatchObject({ recoveryCodesLeft: 10, otherKey: false })
  })

  test('an app whose setting up was never finished does not stand in the way of a new one', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    await startTotp(await (await signedInBrowser(site.context)).signedIn(), { password: PASSWORD })
    const swapped = withOtherKey(site.context)
    expect((await start(swapped)).unreadable).toEqual([])
    const owner = await (await signedInBrowser(swapped)).signedIn()
    await startTotp(owner, { password: PASSWORD })
    expect(await confirmTotp(owner, { code: await codeOf(swapped) })).toHaveLength(10)
  })
})
