/** Going live: only when everything is in order, judged on the server at that moment, and through one route. */
import { expect, test, vi } from 'vitest'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { saveClaim } from '../../src/settings/claims/save-claim.ts'
import { readLive, type LiveServices } from '../../src/owner/live/read-live.ts'
import { goDemo, goLive } from '../../src/owner/live/switch-mode.ts'
import { tickItem } from '../../src/owner/live/tick-item.ts'
import { liveApi } from '../../src/owner/live/live.api.ts'
import { owner } from '../factories/context.ts'
import { httpApp } from '../factories/http-app.ts'
import { addLink } from '../factories/links.ts'
import { addOwnNotary, liveServices, makeReady, ownDetails, tryMail } from '../factories/live.ts'
import { startFormServer } from '../setup/mail-server.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'
import { readSettings, saveSettings } from '../factories/settings.ts'

const asOwner = (site: Opened) => site.context.as(owner)
const modeOf = async (site: Opened) => (await readSettings(site.context)).site_mode
const openItems = async (site: Opened, services = liveServices()) => (await readLive(asOwner(site), services)).items.filter(({ ok }) => !ok).map(({ id }) => id)
const actionsOf = async (site: Opened) =>
  (await site.database.db.selectFrom('elk_audit_log').select('action').where('action', 'in', ['site.live', 'site.demo']).orderBy('id').execute()).map(
    ({ action }) => action,
  )

function call(site: Opened, services: LiveServices, as = owner) {
  const refresh = vi.fn(async () => {})
  const app = httpApp(async (c, next) => {
    c.set('context', site.context.as(as))
    await next()
  })
  app.route('/', liveApi({ ...services, contentVersion: { refresh } }))
  const put = (path: string, body: object) => app.request(path, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  return { refresh, put }
}

onBothDatabases('going live', (open) => {
  test('a new installation has everything open that the owner must do', async () => {
    await using site = await open()
    expect(await openItems(site, liveServices({ isSecondFactorOn: async () => false, articlesWithoutResponsibility: async () => ['testament'] }))).toEqual([
      'company',
      'contact',
      'notaries',
      'partners',
      'mail',
      'second-factor',
      'articles',
      'legal',
    ])
  })

  test('with everything in order the site goes live once, with one audit row and a new content version', async () => {
    await using site = await open()
    await makeReady(site)
    const before = await getContentVersion(site.database.db)
    await goLive(asOwner(site), liveServices())
    await goLive(asOwner(site), liveServices())
    expect([await modeOf(site), await actionsOf(site)]).toEqual(['live', ['site.live']])
    expect(await getContentVersion(site.database.db)).toBeGreaterThan(before)
  })

  test('and back to demo', async () => {
    await using site = await open()
    await makeReady(site)
    await goDemo(asOwner(site), liveServices())
    expect(await actionsOf(site)).toEqual([])
    await goLive(asOwner(site), liveServices())
    await goDemo(asOwner(site), liveServices())
    expect([await modeOf(site), await actionsOf(site)]).toEqual(['demo', ['site.live', 'site.demo']])
  })

  test('what is not in order is named, and nothing changes', async () => {
    await using site = await open()
    await makeReady(site)
    const before = await getContentVersion(site.database.db)
    await expect(goLive(asOwner(site), liveServices({ isSecondFactorOn: async () => false }))).rejects.toMatchObject({
      code: 'conflict',
      fields: ['second-factor'],
    })
    const env = { ...liveServices().env, publicOrigin: 'http://www.site.example', chatLimits: false }
    await expect(goLive(asOwner(site), liveServices({ env }))).rejects.toMatchObject({ fields: ['address', 'limits'] })
    expect([await modeOf(site), await actionsOf(site), await getContentVersion(site.database.db)]).toEqual(['demo', [], before])
  })

  test('a key that stands in a file is a warning only, and the log says that it was there', async () => {
    await using site = await open()
    await makeReady(site)
    const env = { ...liveServices().env, secretKey: undefined }
    await goLive(asOwner(site), liveServices({ env }))
    const row = await site.database.db.selectFrom('elk_audit_log').select('details').where('action', '=', 'site.live').executeTakeFirstOrThrow()
    expect(row.details).toBe('{"warnings":["key"]}')
  })

  test('a test message counts for the settings it was sent with, and for no others', async () => {
    await using site = await open()
    await makeReady(site)
    expect(await openItems(site)).toEqual([])
    await saveSettings(asOwner(site), { mail_to: 'ander@site.example' })
    expect(await openItems(site)).toEqual(['mail'])
    await saveSettings(asOwner(site), { mail_to: '' })
    expect(await openItems(site)).toEqual([])
    await saveSettings(asOwner(site), { form_mail_url: 'https://elders.example/formulier' })
    expect(await openItems(site)).toEqual(['mail'])
    const env = { ...liveServices().env, smtpUrl: 'smtps://mail.site.example' }
    await saveSettings(asOwner(site), { mail_transport: 'smtp' })
    expect(await openItems(site, liveServices({ env }))).toEqual(['mail'])
  })

  test('a test message that was not taken proves nothing', async () => {
    await using site = await open()
    await using server = await startFormServer()
    server.answer = { status: 500 }
    await saveSettings(asOwner(site), { ...ownDetails, mail_transport: 'form_mail', form_mail_url: server.url })
    await expect(tryMail(site)).rejects.toThrow('answer_not_ok')
    expect(await openItems(site)).toContain('mail')
  })

  test('what was stored of a test message holds no address and no password', async () => {
    await using site = await open()
    await makeReady(site)
    const ticks = await site.database.db.selectFrom('elk_live_marks').selectAll().execute()
    expect(ticks.map(({ name }) => name).toSorted()).toEqual(['legal-read', 'mail-test'])
    expect(JSON.stringify(ticks)).not.toMatch(/site\.example|127\.0\.0\.1/)
  })

  test('sample notaries and notaries that are not shown do not count', async () => {
    await using site = await open()
    const id = await addOwnNotary(site)
    expect(await openItems(site)).not.toContain('notaries')
    await site.database.db.updateTable('elk_notaries').set({ is_active: false }).where('id', '=', id).execute()
    expect(await openItems(site)).toContain('notaries')
    await site.database.db.updateTable('elk_notaries').set({ is_active: true, is_sample: true }).where('id', '=', id).execute()
    expect(await openItems(site)).toContain('notaries')
  })

  test('a sample link is no partner of the owner, nor is a link that is switched off', async () => {
    await using site = await open()
    await makeReady(site)
    await site.database.db.updateTable('elk_affiliate_redirects').set({ is_sample: true }).execute()
    expect(await openItems(site)).toEqual(['partners'])
    await site.database.db.updateTable('elk_affiliate_redirects').set({ is_sample: false, is_active: false }).execute()
    expect(await openItems(site)).toEqual(['partners'])
  })

  test('a link whose slug no call asks for is a warning, which is gone once a call leads to one', async () => {
    await using site = await open()
    await makeReady(site, { link: false })
    await addLink(site, { slug: 'mijn-partner' })
    const warnings = async () => (await readLive(asOwner(site), liveServices())).items.flatMap((item) => item.warnings)
    expect([await openItems(site), await warnings()]).toEqual([[], ['no-call-links']])
    await addLink(site, { slug: 'algemeen' })
    expect(await warnings()).toEqual([])
  })

  test('while live, an item that falls out of order is told and the site stays live', async () => {
    await using site = await open()
    await makeReady(site)
    await goLive(asOwner(site), liveServices())
    const view = await readLive(asOwner(site), liveServices({ isSecondFactorOn: async () => false }))
    expect([view.mode, view.items.filter(({ ok }) => !ok).map(({ id }) => id)]).toEqual(['live', ['second-factor']])
  })

  test('the number of hidden claims follows their evidence', async () => {
    await using site = await open()
    const hidden = async () => (await readLive(asOwner(site), liveServices())).items.find(({ id }) => id === 'claims')?.value
    expect(await hidden()).toBe('10')
    const days = { evidenceDay: '2026-11-01', proof: {}, validUntil: '2026-11-30' }
    await saveClaim(asOwner(site), { claim: 'free', value: '', evidence: 'Afspraken met alle partners, in het archief.', source: 'afspraken.pdf', ...days })
    expect(await hidden()).toBe('9')
    site.context.clock.advance(11 * 86_400_000)
    expect(await hidden()).toBe('10')
  })

  test('a tick can be taken back, and is audited', async () => {
    await using site = await open()
    await tickItem(asOwner(site), { tick: 'legal-read', done: true })
    expect((await readLive(asOwner(site), liveServices())).ticks.legalRead).toBe(true)
    await tickItem(asOwner(site), { tick: 'legal-read', done: false })
    expect((await readLive(asOwner(site), liveServices())).ticks.legalRead).toBe(false)
    const rows = await site.database.db.selectFrom('elk_audit_log').select('details').orderBy('id').execute()
    expect(rows.map(({ details }) => details)).toEqual(['{"tick":"legal-read","done":true}', '{"tick":"legal-read","done":false}'])
  })

  test('two owners who press at once put the site live once', async () => {
    await using site = await open()
    await makeReady(site)
    await Promise.all([goLive(asOwner(site), liveServices()), goLive(asOwner(site), liveServices())])
    expect(await actionsOf(site)).toEqual(['site.live'])
  })

  test('no other route sets the mode or a claim', async () => {
    await using site = await open()
    const changes = { site_mode: 'live', claim_savings: 'tot 90%', contact_phone: '020' } as object
    await expect(saveSettings(asOwner(site), changes)).rejects.toMatchObject({ code: 'invalid_input', fields: ['site_mode', 'claim_savings'] })
    expect(await site.database.db.selectFrom('elk_settings').selectAll().execute()).toEqual([])
  })

  test('a visitor reads nothing, ticks nothing and switches nothing', async () => {
    await using site = await open()
    await makeReady(site)
    const refused = { code: 'not_signed_in' }
    await expect(readLive(site.context, liveServices())).rejects.toMatchObject(refused)
    await expect(tickItem(site.context, { tick: 'key-copy', done: true })).rejects.toMatchObject(refused)
    await expect(goLive(site.context, liveServices())).rejects.toMatchObject(refused)
    await expect(goDemo(site.context, liveServices())).rejects.toMatchObject(refused)
    expect(await modeOf(site)).toBe('demo')
  })

  test('the API refuses with the items, and makes a switch visible at once', async () => {
    await using site = await open()
    await makeReady(site)
    const refused = await call(site, liveServices({ isSecondFactorOn: async () => false })).put('/api/admin/live/mode', { mode: 'live' })
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'conflict', fields: ['second-factor'] }])
    const { put, refresh } = call(site, liveServices())
    const done = await put('/api/admin/live/mode', { mode: 'live' })
    expect([done.status, await done.json()]).toMatchObject([200, { mode: 'live' }])
    expect(refresh).toHaveBeenCalledOnce()
    expect((await put('/api/admin/live/mode', { mode: 'anders' })).status).toBe(422)
    expect((await put('/api/admin/live/tick', { tick: 'mail-test', done: true })).status).toBe(422)
  })
})
