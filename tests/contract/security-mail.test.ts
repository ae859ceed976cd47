/** The owner hears of a browser that signs in for the first time, and of every change to the way in. */
import { beforeEach, expect, test, vi } from 'vitest'
import { changePassword } from '../../src/accounts/sign-in/change-password.ts'
import { confirmTotp } from '../../src/accounts/second-factor/confirm-totp.ts'
import { endOtherSessions } from '../../src/accounts/sessions/end-other-sessions.ts'
import { openFactor } from '../../src/accounts/second-factor/second-factor-seal.ts'
import { signInWithCode } from '../../src/accounts/sign-in/sign-in-with-code.ts'
import { startTotp } from '../../src/accounts/second-factor/start-totp.ts'
import { stepAt, totpAt } from '../../src/accounts/second-factor/totp.ts'
import { recordAudit } from '../../src/audit/record-audit.ts'
import type { AuditAction } from '../../src/audit/audit-action.ts'
import type { OutgoingMail } from '../../src/mail/mail.ts'
import { composeSecurityMail, securityMailJob } from '../../src/owner/signals/security-mail.ts'
import { readSignals } from '../../src/owner/signals/read-signals.ts'
import { signalTopics } from '../../src/mail/topics.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import { runDueJobs } from '../../src/platform/jobs.ts'
import { owner, visitor, type TestContext } from '../factories/context.ts'
import { openOwnerSite, OwnerBrowser, PASSWORD, signedInBrowser } from '../factories/owner-site.ts'
import { saveSettings } from '../factories/settings.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const ORIGIN = 'https://www.site.example'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

// The ids of the log are made by the clock of the machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:10Z') })
  return () => vi.useRealTimers()
})

function advance({ clock }: TestContext, milliseconds: number): void {
  clock.advance(milliseconds)
  vi.setSystemTime(Date.now() + milliseconds)
}

const system = (site: Opened) => site.context.as({ kind: 'system' })
const look = (site: Opened, isDemo = false) => runDueJobs(system(site), [securityMailJob({ isDemo: () => isDemo })])

/** What would go out, in the order in which it was stored. */
async function mails(site: Opened): Promise<OutgoingMail[]> {
  const rows = await site.database.db.selectFrom('elk_outbox').select('payload').where('kind', '=', 'security').orderBy('id').execute()
  const composed = await Promise.all(
    rows.map(({ payload }) => composeSecurityMail(ORIGIN, () => 'post@site.example')(system(site), JSON.parse(payload) as Record<string, string>)),
  )
  return composed.flatMap((mail) => mail ?? [])
}

const titles = async (site: Opened) => (await mails(site)).map(({ subject }) => subject)
const strange = async (context: TestContext) => (await readSignals(context, new Map())).filter(({ topic }) => topic === 'sign-in')

const NEW_BROWSER = 'Er is ingelogd met een browser die nog niet bekend was (Elke Notaris)'

onBothDatabases('the mail about signing in', (open) => {
  test('tells of a browser that was never used before: when, with what, which kind, and what to do; the second time it is known', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    await look(site)
    const [mail, ...others] = await mails(site)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(NEW_BROWSER)
    for (const words of [
      'Wanneer: 20-11-2026 11:00',
      'Met: Wachtwoord',
      'Browser: Firefox op Windows',
      'wijzig meteen uw wachtwoord',
      'logt u alle andere apparaten uit',
      `${ORIGIN}/settings?tab=beveiliging`,
    ])
      expect(mail?.text).toContain(words)
    expect(mail).not.toHaveProperty('to')
    await browser.password()
    advance(site.context, 1_000)
    expect(await look(site)).toEqual([])
    expect(await mails(site)).toHaveLength(1)
  })

  test('carries nothing that opens or acts: no token, no number of a session, one link without either', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    await look(site)
    const [mail] = await mails(site)
    const all = JSON.stringify(mail)
    const { id, token } = await site.database.db.selectFrom('elk_auth_session').select(['id', 'token']).executeTakeFirstOrThrow()
    for (const secret of [id, token, ...(browser.headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('=')[1] ?? '')])
      expect(all).not.toContain(secret)
    expect(mail?.text.match(/https?:\S+/g)).toEqual([`${ORIGIN}/settings?tab=beveiliging`])
  })

  test('is written once, however often and by however many instances the log is looked at', async () => {
    await using site = await open()
    const second = await site.openSecond()
    await openOwnerSite(site.context)
    await signedInBrowser(site.context)
    const job = securityMailJob({ isDemo: () => false })
    await Promise.all([runDueJobs(system(site), [job]), runDueJobs({ ...system(site), db: second.db }, [job])])
    await signedInBrowser(site.context, SAFARI)
    await look(site)
    expect((await mails(site)).map(({ text }) => /Browser: (.*)/.exec(text)?.[1])).toEqual(['Firefox op Windows', 'Safari op iPhone'])
  })

  test('a demo writes none, and going live does not make up for what was before', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    await signedInBrowser(site.context)
    expect(await look(site, true)).toEqual([])
    await recordAudit(site.context.as(owner), { action: 'site.live' })
    expect(await look(site)).toEqual([])
    await signedInBrowser(site.context, SAFARI)
    await look(site)
    expect((await mails(site)).map(({ text }) => text.includes('Safari op iPhone'))).toEqual([true])
  })

  test('is switched off with its topic; a change to the way in is told all the same', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    await saveSettings(site.context.as(owner), { signal_topics: signalTopics.filter((topic) => topic !== 'sign-in').join(' ') })
    const browser = await signedInBrowser(site.context)
    const change = { password: 'een nieuwe lange zin vol woorden', current: PASSWORD, headers: browser.headers }
    await changePassword(await browser.signedIn(), browser.origin, change)
    await look(site)
    expect(await titles(site)).toEqual(['Uw wachtwoord is gewijzigd (Elke Notaris)'])
  })

  test('that a fault held up goes with the next look, once', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    await signedInBrowser(site.context)
    await site.database.db.schema.alterTable('elk_outbox').renameTo('elk_outbox_away').execute()
    await look(site)
    await site.database.db.schema.alterTable('elk_outbox_away').renameTo('elk_outbox').execute()
    advance(site.context, 5 * 60_000)
    await look(site)
    advance(site.context, 5 * 60_000)
    await look(site)
    expect(await titles(site)).toEqual([NEW_BROWSER])
  })

  test('cannot be switched off by whoever has just come in', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const stranger = await (await signedInBrowser(site.context)).signedIn()
    await saveSettings(stranger, { signal_topics: '' })
    await look(site)
    expect(await titles(site)).toEqual([NEW_BROWSER])
  })

  test('a recovery code is told of from a browser that is known too', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const browser = await signedInBrowser(site.context)
    const signedIn = await browser.signedIn()
    await startTotp(signedIn, { password: PASSWORD })
    const { secret } = await site.context.db.selectFrom('elk_auth_two_factor').select('secret').executeTakeFirstOrThrow()
    const [code = ''] = (await confirmTotp(signedIn, { code: totpAt(openFactor(site.context, secret), stepAt(site.context.clock.now())) })) ?? []
    await look(site)
    advance(site.context, 1_000)
    await browser.password()
    browser.keep(await signInWithCode(site.context.as(visitor('visitor-1')), browser.origin, { code, headers: browser.headers }))
    await look(site)
    expect((await titles(site)).toSorted()).toEqual([
      'De app voor codes is aangezet (Elke Notaris)',
      NEW_BROWSER,
      'Er is ingelogd met een herstelcode (Elke Notaris)',
    ])
  })

  test.each<[AuditAction, string]>([
    ['second-factor.off', 'De app voor codes is uitgezet'],
    ['second-factor.codes', 'Er zijn nieuwe herstelcodes gemaakt'],
    ['second-factor.reset', 'Uw tweede stap is vanaf de server gewist'],
    ['passkey.added', 'Er is een passkey toegevoegd'],
    ['passkey.removed', 'Er is een passkey verwijderd'],
  ])('%s is told', async (action, title) => {
    await using site = await open()
    await openOwnerSite(site.context)
    await recordAudit(site.context.as(owner), { action })
    await look(site)
    const [mail] = await mails(site)
    expect([mail?.subject, mail?.text.includes('Deze mail krijgt u altijd.')]).toEqual([`${title} (Elke Notaris)`, true])
  })
})

onBothDatabases('the bell about signing in', (open) => {
  test('tells every session but the one that signed in, in a demo too', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const first = await (await signedInBrowser(site.context)).signedIn()
    expect(await strange(first)).toEqual([])
    const second = await (await signedInBrowser(site.context, SAFARI)).signedIn()
    expect(await strange(first)).toMatchObject([{ count: 1, names: ['Safari op iPhone (20-11-2026 11:00)'] }])
    expect(await strange(second)).toMatchObject([{ count: 1, names: ['Firefox op Windows (20-11-2026 11:00)'] }])
  })

  test('goes on about a stranger who ended the sessions of the others', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    await signedInBrowser(site.context)
    advance(site.context, 1_000)
    const stranger = await (await signedInBrowser(site.context, SAFARI)).signedIn()
    await endOtherSessions(stranger)
    advance(site.context, 1_000)
    const back = new OwnerBrowser(site.context)
    await back.password()
    expect((await strange(await back.signedIn()))[0]?.names).toContainEqual(expect.stringContaining('Safari op iPhone'))
  })

  test('is quiet once the other sessions were ended, and after a week', async () => {
    await using site = await open()
    await openOwnerSite(site.context)
    const first = await (await signedInBrowser(site.context)).signedIn()
    await signedInBrowser(site.context, SAFARI)
    await endOtherSessions(first)
    expect(await strange(first)).toEqual([])
    advance(site.context, 1_000)
    const third = new OwnerBrowser(site.context, SAFARI)
    await third.password()
    expect(await strange(first)).toHaveLength(1)
    advance(site.context, 8 * DAY_MS)
    expect(await strange(first)).toEqual([])
  })
})
