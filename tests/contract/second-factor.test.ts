/** The second factor: without it a password opens nothing, and no code signs in twice. */
import { beforeEach, expect, test, vi } from 'vitest'
import { confirmTotp } from '../../src/accounts/second-factor/confirm-totp.ts'
import { isSecondFactorOn } from '../../src/accounts/second-factor/is-second-factor-on.ts'
import { readSecurity } from '../../src/accounts/second-factor/read-security.ts'
import { renewRecoveryCodes } from '../../src/accounts/second-factor/renew-recovery-codes.ts'
import { resetSecondFactor } from '../../src/accounts/second-factor/reset-second-factor.ts'
import { openFactor } from '../../src/accounts/second-factor/second-factor-seal.ts'
import { signInWithCode } from '../../src/accounts/sign-in/sign-in-with-code.ts'
import { startTotp } from '../../src/accounts/second-factor/start-totp.ts'
import { stepAt, totpAt } from '../../src/accounts/second-factor/totp.ts'
import { turnOffTotp } from '../../src/accounts/second-factor/turn-off-totp.ts'
import { visitor, type TestContext } from '../factories/context.ts'
import { openOwnerSite, OwnerBrowser, PASSWORD, signedInBrowser } from '../factories/owner-site.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const STEP = 30_000

// `openOwnerSite` sets the clock by the machine's, so that stands still as well.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:10Z') })
  return () => vi.useRealTimers()
})

function advance(context: TestContext, milliseconds: number): void {
  context.clock.advance(milliseconds)
  vi.setSystemTime(Date.now() + milliseconds)
}

/** What the app would show. */
async function codeOf(context: TestContext, offset = 0): Promise<string> {
  const { secret } = await context.db.selectFrom('elk_auth_two_factor').select('secret').executeTakeFirstOrThrow()
  return totpAt(openFactor(context, secret), stepAt(context.clock.now()) + offset)
}

const typeCode = async (context: TestContext, browser: OwnerBrowser, code: string, who = 'visitor-1') =>
  browser.keep(await signInWithCode(context.as(visitor(who)), browser.origin, { code, headers: browser.headers }))

const actions = async ({ database }: Opened) =>
  (await database.db.selectFrom('elk_audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)

/** A site whose owner has just put an app in use; the next code is of the next half minute. */
async function withApp(site: Opened) {
  await openOwnerSite(site.context)
  const browser = await signedInBrowser(site.context)
  const owner = await browser.signedIn()
  await startTotp(owner, { password: PASSWORD })
  const recoveryCodes = (await confirmTotp(owner, { code: await codeOf(site.context) })) ?? []
  advance(site.context, STEP)
  return { browser, owner, recoveryCodes }
}

onBothDatabases('the app for codes', (open) => {
  test('is on only after a code confirmed it; then other sessions end and ten recovery codes are given once', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const [browser, elsewhere] = [await signedInBrowser(site.context), await signedInBrowser(site.context)]
    const owner = await browser.signedIn()
    const { secret, address } = await startTotp(owner, { password: PASSWORD })
    expect(address).toContain(`secret=${secret}&`)
    expect([await isSecondFactorOn(owner), await new OwnerBrowser(site.context).password()]).toEqual([false, true])
    const wrong = (await codeOf(site.context)) === '000000' ? '111111' : '000000'
    await expect(confirmTotp(owner, { code: wrong })).rejects.toMatchObject({ code: 'second_factor_refused' })
    expect(await confirmTotp(owner, { code: await codeOf(site.context) })).toHaveLength(10)
    expect(await readSecurity(owner)).toEqual({ appSince: '2026-11-20T10:00:10.000Z', recoveryCodesLeft: 10, otherKey: false, passkeys: [], recent: true })
    expect([await isSecondFactorOn(owner), await browser.owner(), await elsewhere.owner()]).toEqual([true, expect.anything(), undefined])
    await expect(confirmTotp(owner, { code: await codeOf(site.context) })).rejects.toMatchObject({ code: 'conflict' })
    await expect(startTotp(owner, { password: PASSWORD })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('nothing of it is readable in the database or the log', async () => {
    await using site = await open()
    const { recoveryCodes } = await withApp(site)
    const { secret, ...rest } = await site.database.db.selectFrom('elk_auth_two_factor').selectAll().executeTakeFirstOrThrow()
    const log = await site.database.db.selectFrom('elk_audit_log').selectAll().execute()
    const stored = JSON.stringify([secret, rest, log])
    for (const hidden of [openFactor(site.context, secret), ...recoveryCodes, PASSWORD]) expect(stored).not.toContain(hidden)
  })

  test('the password alone opens no session and tells nothing more; the code opens it', async () => {
    await using site = await open()
    await withApp(site)
    const browser = new OwnerBrowser(site.context)
    const before = await site.database.db.selectFrom('elk_auth_session').select('id').execute()
    expect([await browser.password(), await browser.owner()]).toEqual([false, undefined])
    expect(browser.headers.get('cookie')).toMatch(/^__Host-elk-code-step=[^;]+$/)
    expect(await site.database.db.selectFrom('elk_auth_session').select('id').execute()).toEqual(before)
    await typeCode(site.context, browser, await codeOf(site.context))
    expect(await browser.owner()).toBeDefined()
    expect(browser.headers.get('cookie')).toMatch(/^__Host-elk-session=[^;]+; __Host-elk-device=[^;]+$/)
    expect((await actions(site)).slice(-2)).toEqual(['sign-in.password', 'sign-in.ok'])
  })

  test('a code counts once, also for two who offer it at the same time, and none before it counts after it', async () => {
    await using site = await open()
    await withApp(site)
    const code = await codeOf(site.context, 1)
    const browsers = [new OwnerBrowser(site.context), new OwnerBrowser(site.context)]
    for (const browser of browsers) await browser.password()
    const tries = await Promise.allSettled(browsers.map((browser) => typeCode(site.context, browser, code)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const late = new OwnerBrowser(site.context)
    await late.password()
    for (const used of [code, await codeOf(site.context)])
      await expect(typeCode(site.context, late, used)).rejects.toMatchObject({ code: 'second_factor_refused' })
    advance(site.context, 2 * STEP)
    await typeCode(site.context, late, await codeOf(site.context))
    expect(await late.owner()).toBeDefined()
  })

  test('a wrong code, a step that ran out, no step, and a step that was used are refused alike', async () => {
    await using site = await open()
    const { recoveryCodes } = await withApp(site)
    const refused = { code: 'second_factor_refused', message: 'second_factor_refused' }
    const browser = new OwnerBrowser(site.context)
    await expect(typeCode(site.context, browser, await codeOf(site.context)), 'no step').rejects.toMatchObject(refused)
    await browser.password()
    for (const wrong of ['abcdef', 'abcde-fghjk', '000000000', '']) await expect(typeCode(site.context, browser, wrong), wrong).rejects.toMatchObject(refused)
    advance(site.context, 11 * 60_000)
    await expect(typeCode(site.context, browser, await codeOf(site.context)), 'ran out').rejects.toMatchObject(refused)
    await expect(typeCode(site.context, browser, recoveryCodes[0] ?? ''), 'ran out').rejects.toMatchObject(refused)
    expect(await browser.owner()).toBeUndefined()
    const refusals = await site.database.db
      .selectFrom('elk_audit_log')
      .select(['details', 'count'])
      .where('action', '=', 'second-factor.failed')
      .orderBy('id')
      .execute()
    expect(refusals).toEqual([
      { details: '{"at":"sign-in","by":"app"}', count: 2 },
      { details: '{"at":"sign-in","by":"recovery"}', count: 5 },
    ])
  })

  test('after five wrong codes the step is over, and after eight the network waits', async () => {
    await using site = await open()
    await withApp(site)
    const browser = new OwnerBrowser(site.context)
    await browser.password()
    for (let n = 0; n < 5; n += 1)
      await expect(typeCode(site.context, browser, 'abcde-fghjk', 'guesser')).rejects.toMatchObject({ code: 'second_factor_refused' })
    await expect(typeCode(site.context, browser, await codeOf(site.context), 'guesser')).rejects.toMatchObject({ code: 'second_factor_refused' })
    await browser.password()
    for (let n = 0; n < 2; n += 1)
      await expect(typeCode(site.context, browser, 'abcde-fghjk', 'guesser')).rejects.toMatchObject({ code: 'second_factor_refused' })
    await expect(typeCode(site.context, browser, 'abcde-fghjk', 'guesser')).rejects.toMatchObject({ code: 'too_many_tries' })
    expect((await actions(site)).at(-1)).toBe('sign-in.throttled')
  })

  test('who knows the password is stopped at the eleventh code, however many networks they come from; a recovery code still opens', async () => {
    await using site = await open()
    const { recoveryCodes } = await withApp(site)
    const answers: (string | number | undefined)[] = []
    for (let step = 0; step < 3; step += 1) {
      const guesser = new OwnerBrowser(site.context)
      await guesser.password()
      for (let n = 0; n < 4; n += 1) {
        const guess = typeCode(site.context, guesser, '000000', `network ${step} ${n}`)
        await guess.catch((error: { code: string; retryAfterSeconds?: number }) => answers.push(error.retryAfterSeconds ?? error.code))
      }
    }
    expect(answers).toEqual([...Array.from({ length: 11 }, () => 'second_factor_refused'), 30])
    const owner = new OwnerBrowser(site.context)
    await owner.password()
    await typeCode(site.context, owner, recoveryCodes[0] ?? '', 'fresh network')
    expect(await owner.owner()).toBeDefined()
  })

  test('who does not know the password uses up nobody’s codes', async () => {
    await using site = await open()
    await withApp(site)
    for (let n = 0; n < 40; n += 1) {
      const stranger = new OwnerBrowser(site.context)
      stranger.keep(['__Host-elk-code-step=2fa-made-up.AAAA; Path=/'])
      await expect(typeCode(site.context, stranger, '000000', `network ${n}`)).rejects.toMatchObject({ code: 'second_factor_refused' })
    }
    const owner = new OwnerBrowser(site.context)
    await owner.password()
    await typeCode(site.context, owner, await codeOf(site.context), 'home')
    expect(await owner.owner()).toBeDefined()
  })

  test('a recovery code signs in once, also for two at the same time', async () => {
    await using site = await open()
    const { owner, recoveryCodes } = await withApp(site)
    const [code = ''] = recoveryCodes
    const browsers = [new OwnerBrowser(site.context), new OwnerBrowser(site.context)]
    for (const browser of browsers) await browser.password()
    const tries = await Promise.allSettled(browsers.map((browser) => typeCode(site.context, browser, ` ${code.toUpperCase().replace('-', ' ')}`)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await readSecurity(owner)).recoveryCodesLeft).toBe(9)
  })

  test('new recovery codes take the password, and the old ones stop at once', async () => {
    await using site = await open()
    const { owner, recoveryCodes } = await withApp(site)
    await expect(renewRecoveryCodes(owner, { password: 'fout' })).rejects.toMatchObject({ code: 'wrong_password' })
    const fresh = await renewRecoveryCodes(owner, { password: PASSWORD })
    const browser = new OwnerBrowser(site.context)
    await browser.password()
    await expect(typeCode(site.context, browser, recoveryCodes[0] ?? '')).rejects.toMatchObject({ code: 'second_factor_refused' })
    await typeCode(site.context, browser, fresh[0] ?? '')
    expect(await browser.owner()).toBeDefined()
  })

  test('is turned off with the password and a code, and then the password alone signs in', async () => {
    await using site = await open()
    const { owner, recoveryCodes } = await withApp(site)
    const code = await codeOf(site.context)
    await expect(turnOffTotp(owner, { password: 'fout', code })).rejects.toMatchObject({ code: 'wrong_password' })
    await expect(turnOffTotp(owner, { password: PASSWORD, code: 'abcde-fghjk' })).rejects.toMatchObject({ code: 'second_factor_refused' })
    await turnOffTotp(owner, { password: PASSWORD, code })
    expect([await isSecondFactorOn(owner), await new OwnerBrowser(site.context).password()]).toEqual([false, true])
    expect(await site.database.db.selectFrom('elk_auth_two_factor').selectAll().execute()).toEqual([])
    await expect(turnOffTotp(owner, { password: PASSWORD, code: recoveryCodes[0] ?? '' })).rejects.toMatchObject({ code: 'conflict' })
    expect((await actions(site)).filter((action) => action.startsWith('second-factor.'))).toEqual([
      'second-factor.on',
      'second-factor.failed',
      'second-factor.failed',
      'second-factor.off',
    ])
  })

  test('a live site does not lose its last second factor', async () => {
    await using site = await open()
    const { owner, recoveryCodes } = await withApp(site)
    await site.database.db
      .insertInto('elk_settings')
      .values({ id: 'site-mode', key: 'site_mode', value: 'live', updated_at: '2026-11-20T10:00:00.000Z' })
      .execute()
    await expect(turnOffTotp(owner, { password: PASSWORD, code: recoveryCodes[0] ?? '' })).rejects.toMatchObject({ code: 'conflict' })
    expect([await isSecondFactorOn(owner), await new OwnerBrowser(site.context).password()]).toEqual([true, false])
  })

  test('a recovery code is used up wherever it was given, also for turning off what then stays on', async () => {
    await using site = await open()
    const { owner, recoveryCodes } = await withApp(site)
    await site.database.db
      .insertInto('elk_settings')
      .values({ id: 'site-mode', key: 'site_mode', value: 'live', updated_at: '2026-11-20T10:00:00.000Z' })
      .execute()
    const given = { password: PASSWORD, code: recoveryCodes[0] ?? '' }
    await expect(turnOffTotp(owner, given)).rejects.toMatchObject({ code: 'conflict' })
    expect((await readSecurity(owner)).recoveryCodesLeft).toBe(9)
    await expect(turnOffTotp(owner, given)).rejects.toMatchObject({ code: 'second_factor_refused' })
  })

  test('a stolen session guesses no password', { timeout: 60_000 }, async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const owner = await (await signedInBrowser(site.context)).signedIn()
    const tries: string[] = []
    for (let n = 0; n < 16; n += 1)
      tries.push(
        await startTotp(owner, { password: `gok ${n}` }).then(
          () => 'in',
          (error: { code: string }) => error.code,
        ),
      )
    expect([new Set(tries.slice(0, 15)), tries[15]]).toEqual([new Set(['wrong_password']), 'too_many_tries'])
  })

  test('who lost everything starts again from the server: only the password is left and every session ends', async () => {
    await using site = await open()
    const { browser, owner } = await withApp(site)
    await expect(resetSecondFactor(owner)).rejects.toMatchObject({ code: 'not_signed_in' })
    await resetSecondFactor(site.context.as({ kind: 'system' }))
    expect([await browser.owner(), await new OwnerBrowser(site.context).password()]).toEqual([undefined, true])
    expect(await actions(site)).toContain('second-factor.reset')
  })

  test('a visitor sees and changes nothing of it', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const refused = { code: 'not_signed_in' }
    await expect(readSecurity(site.context)).rejects.toMatchObject(refused)
    await expect(startTotp(site.context, { password: PASSWORD })).rejects.toMatchObject(refused)
    await expect(confirmTotp(site.context, { code: '000000' })).rejects.toMatchObject(refused)
    await expect(turnOffTotp(site.context, { password: PASSWORD, code: '000000' })).rejects.toMatchObject(refused)
    await expect(renewRecoveryCodes(site.context, { password: PASSWORD })).rejects.toMatchObject(refused)
    await expect(isSecondFactorOn(site.context)).rejects.toMatchObject(refused)
  })
})
