/** Guessing is slow, and nobody who guesses keeps the owner out: not from a browser that signed in before, nor from a fresh network. */
import { expect, test } from 'vitest'
import { changePassword } from '../../src/accounts/sign-in/change-password.ts'
import { readDevice } from '../../src/accounts/sign-in/known-device.ts'
import { throttleSignIn, type SignInTry } from '../../src/accounts/sign-in/throttle-sign-in.ts'
import { allowAttempt, type GrowingDelay } from '../../src/platform/growing-delay.ts'
import type { Context } from '../../src/platform/context.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import type { TestContext } from '../factories/context.ts'
import { openOwnerSite, OwnerBrowser, PASSWORD, signedInBrowser } from '../factories/owner-site.ts'
import { onBothDatabases } from './both-databases.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const unknown: SignInTry = { step: 'password', device: undefined }

/** 'passes', or the seconds to wait. */
const tryFrom = (context: TestContext, network: string, block = network, input: SignInTry = unknown): Promise<number | 'passes'> =>
  throttleSignIn(context.as({ kind: 'visitor', visitor: network, block }), input).then(
    () => 'passes' as const,
    (error: { retryAfterSeconds?: number }) => error.retryAfterSeconds ?? Number.NaN,
  )

const slow: GrowingDelay = { name: 'test', free: 2, firstSeconds: 10, mostSeconds: 60 }

onBothDatabases('a growing delay', (open) => {
  test('doubles with every attempt that passes, stays at its longest, and a refused attempt lengthens nothing', async () => {
    await using site = await open()
    const { db, clock } = site.context
    const waits: number[] = []
    for (let n = 0; n < 8; n += 1) {
      expect(await allowAttempt(db, clock, slow, 'a')).toEqual({ allowed: true })
      if (n < 2) continue
      const refusals = [await allowAttempt(db, clock, slow, 'a'), await allowAttempt(db, clock, slow, 'a')]
      expect(refusals[0]).toEqual(refusals[1])
      const seconds = refusals[0]?.allowed === false ? refusals[0].retryAfterSeconds : 0
      waits.push(seconds)
      clock.advance(seconds * 1000)
    }
    expect(waits).toEqual([10, 20, 40, 60, 60, 60])
  })

  test('lets one of many at once through, also over two instances', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const { db, clock } = site.context
    const delay = { ...slow, free: 0 }
    const verdicts = await Promise.all(Array.from({ length: 20 }, (_, n) => allowAttempt(n % 2 ? second.db : db, clock, delay, 'a')))
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(1)
  })

  test('begins anew after a quiet day, and when it was written by a clock that ran ahead', async () => {
    await using site = await open()
    const { db, clock } = site.context
    for (let n = 0; n < 3; n += 1) await allowAttempt(db, clock, slow, 'a')
    clock.advance(DAY + 11_000)
    for (let n = 0; n < 3; n += 1) expect(await allowAttempt(db, clock, slow, 'a')).toEqual({ allowed: true })
    clock.advance(-40 * DAY)
    expect(await allowAttempt(db, clock, slow, 'a')).toEqual({ allowed: true })
  })
})

onBothDatabases('tries to sign in', (open) => {
  test('one block of addresses has eight tries a day; what comes after waits for a delay that grows to a quarter of an hour', async () => {
    await using site = await open()
    const passed: number[] = []
    const refused = new Set<number>()
    // Another network every three minutes of a day, all in one block.
    for (let minute = 0; minute < 24 * 60; minute += 3) {
      const verdict = await tryFrom(site.context, `network ${minute}`, 'block')
      if (verdict === 'passes') passed.push(minute)
      else refused.add(verdict)
      site.context.clock.advance(3 * MINUTE)
    }
    expect(passed.slice(0, 9)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24])
    // Eight of its own on each of the two days that this touches, and four an hour.
    expect(passed.length).toBeLessThanOrEqual(2 * 8 + 24 * 4 + 6)
    expect(Math.max(...refused)).toBeLessThanOrEqual(900)
  })

  test('codes wait for a delay that doubles to a quarter of an hour, from whatever network they come', async () => {
    await using site = await open()
    const guess: SignInTry = { step: 'code', device: undefined, guessesCode: true }
    for (let n = 0; n < 11; n += 1) expect(await tryFrom(site.context, `network ${n}`, 'block', guess)).toBe('passes')
    const waits: (number | 'passes')[] = []
    for (let n = 20; n < 28; n += 1) {
      const wait = await tryFrom(site.context, `network ${n}`, 'block', guess)
      waits.push(wait)
      site.context.clock.advance(Number(wait) * 1000)
      expect(await tryFrom(site.context, `network ${n}`, 'block', guess)).toBe('passes')
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
  })

  test('thousands of strangers leave the owner the first tries of a fresh network', async () => {
    await using site = await open()
    const { db } = site.database
    for (let n = 0; n < 20; n += 1) await tryFrom(site.context, `network ${n}`)
    await db.updateTable('elk_rate_limits').set({ count: 4_000 }).where('key', 'like', 'sign-in-day:%').execute()
    for (let n = 0; n < 20; n += 1) await tryFrom(site.context, 'network 1')
    expect([await tryFrom(site.context, 'home'), await tryFrom(site.context, 'home'), await tryFrom(site.context, 'home')]).toEqual([
      'passes',
      'passes',
      'passes',
    ])
    // A day of that many tries gives each block three, not eight.
    expect(await tryFrom(site.context, 'home')).toBeGreaterThan(0)
  })

  test('a browser that signed in before gets in from a network whose tries strangers used up', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    for (let n = 0; n < 40; n += 1) await tryFrom(site.context, 'visitor-1')
    await expect(new OwnerBrowser(site.context).password()).rejects.toMatchObject({ code: 'too_many_tries' })
    expect(await browser.password()).toBe(true)
  })

  test('a stolen device cookie gives five tries a quarter of an hour, and takes nothing from the owner’s network', async () => {
    await using site = await open()
    const known: SignInTry = { step: 'password', device: 'device-1' }
    for (let n = 0; n < 20; n += 1) await tryFrom(site.context, 'thief', 'thief', known)
    expect(await tryFrom(site.context, 'thief', 'thief', known)).toBeGreaterThan(0)
    expect(await tryFrom(site.context, 'home', 'home', known)).toBe('passes')
    site.context.clock.advance(15 * MINUTE)
    for (let n = 0; n < 5; n += 1) expect(await tryFrom(site.context, 'thief', 'thief', known)).toBe('passes')
  })
})

onBothDatabases('the cookie of a known browser', (open) => {
  test('is known by its signature only, for this account and this installation', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const owner = await browser.signedIn()
    const userId = owner.actor.kind === 'user' ? owner.actor.userId : ''
    const value = /elk-device=([^;]+)/.exec(browser.headers.get('cookie') ?? '')?.[1] ?? ''
    const read = (cookie: string, context: Context = site.context, id: string | null = userId) =>
      readDevice(context, { userId: id ?? undefined, headers: new Headers({ cookie: `a=b; __Host-elk-device=${cookie}` }) })
    const [device = '', day = '', mac = ''] = value.split('.')
    expect(read(value)).toBe(device)
    const flipped = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`
    for (const forged of ['', 'x', `${device}.${day}`, `${device}.${day}.${flipped}`, `${'A'.repeat(22)}.${day}.${mac}`, `${device}.${Number(day) - 1}.${mac}`])
      expect(read(forged), forged).toBeUndefined()
    expect([read(value, site.context, 'another-account'), read(value, site.context, null)]).toEqual([undefined, undefined])
    const elsewhere = { ...site.context, secrets: createSecrets('another-master-key-of-at-least-32-characters') }
    expect(read(value, elsewhere)).toBeUndefined()
    site.context.clock.advance(401 * DAY)
    expect(read(value)).toBeUndefined()
  })

  test('stays the same browser at the next sign-in and after another password', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const numberOf = () => /elk-device=([^;.]+)/.exec(browser.headers.get('cookie') ?? '')?.[1]
    const first = numberOf()
    const password = 'een nieuwe lange zin vol woorden'
    await changePassword(await browser.signedIn(), browser.origin, { password, current: PASSWORD, headers: browser.headers })
    expect(await browser.password(password)).toBe(true)
    expect([first?.length, numberOf()]).toEqual([22, first])
  })
})
