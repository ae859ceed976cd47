/** Settings: defaults, saving, and secrets that are unreadable without the key. */
import { maskSecret } from '../../src/settings/setting.ts'
import { expect, test, vi } from 'vitest'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases } from './both-databases.ts'
import { defaultSettings, readSettings, saveSettings } from '../factories/settings.ts'

const KEY = 'sk-live-0123456789-abcd'

test('a masked secret shows its last four characters and nothing of its length', () => {
  expect([maskSecret(KEY), maskSecret('')]).toEqual(['••••abcd', ''])
})

onBothDatabases('settings', (open) => {
  test('a new installation has every default', async () => {
    await using site = await open()
    expect(await readSettings(site.context)).toEqual(defaultSettings)
  })

  test('what is saved is read back, and the rest stays as it was', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    await saveSettings(context, { contact_phone: '088 - 123 45 67', default_prompt: 'Kort; "precies" en €.' })
    await saveSettings(context, { contact_phone: '088 - 765 43 21' })
    const settings = await readSettings(context)
    expect([settings.contact_phone, settings.default_prompt, settings.contact_email]).toEqual([
      '088 - 765 43 21',
      'Kort; "precies" en €.',
      defaultSettings.contact_email,
    ])
    expect(await site.database.db.selectFrom('elk_settings').select('key').where('key', '=', 'contact_phone').execute()).toHaveLength(1)
  })

  test('a secret is read back whole, and its text is nowhere in the database', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    await saveSettings(context, { chatbot_api_key: KEY, contact_phone: '088' })
    expect((await readSettings(context)).chatbot_api_key).toBe(KEY)
    const settings = await site.database.db.selectFrom('elk_settings').selectAll().execute()
    const audit = await site.database.db.selectFrom('elk_audit_log').selectAll().execute()
    expect(JSON.stringify([settings, audit])).not.toMatch(/sk-live|0123456789|abcd/)
    expect(settings.find((row) => row.key === 'chatbot_api_key')?.is_secret).toBe(true)
  })

  test('an empty secret clears the stored one', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    await saveSettings(context, { chatbot_api_key: KEY })
    await saveSettings(context, { chatbot_api_key: '' })
    expect((await readSettings(context)).chatbot_api_key).toBe('')
  })

  test('with another key the site starts without the secret and says so in the log, without its text', async () => {
    await using site = await open()
    await saveSettings(site.context.as(owner), { chatbot_api_key: KEY, contact_phone: '088' })
    const error = vi.fn()
    const other = { ...site.context, secrets: createSecrets('another-master-key-of-at-least-32-characters'), log: { ...site.context.log, error } }
    expect(await readSettings(other)).toMatchObject({ chatbot_api_key: '', contact_phone: '088' })
    expect(error).toHaveBeenCalledOnce()
    expect(error.mock.calls[0]?.[0]).toMatchObject({ setting: 'chatbot_api_key' })
    expect(JSON.stringify(error.mock.calls)).not.toContain('sk-live')
  })

  test('a row of an older or newer version of the site is passed over', async () => {
    await using site = await open()
    await site.database.db.insertInto('elk_settings').values({ id: 'x', key: 'oude_instelling', value: 'x', updated_at: '2026-11-20T10:00:00.000Z' }).execute()
    expect(Object.keys(await readSettings(site.context)).toSorted()).toEqual(Object.keys(defaultSettings).toSorted())
  })

  test('a save leaves one audit row with the names of what changed', async () => {
    await using site = await open()
    await saveSettings(site.context.as(owner), { contact_phone: '088', company_kvk: '12345678' })
    const rows = await site.database.db.selectFrom('elk_audit_log').select(['actor', 'action', 'details']).execute()
    expect(rows).toEqual([{ actor: 'owner:owner-1', action: 'settings.save', details: '{"keys":["contact_phone","company_kvk"]}' }])
  })

  test('a save turns the content version over, and a save of nothing does not', async () => {
    await using site = await open()
    const before = await getContentVersion(site.database.db)
    await saveSettings(site.context.as(owner), {})
    expect(await getContentVersion(site.database.db)).toBe(before)
    await saveSettings(site.context.as(owner), { contact_phone: '088' })
    expect(await getContentVersion(site.database.db)).toBe(before + 1)
  })

  test('a visitor saves nothing', async () => {
    await using site = await open()
    await expect(saveSettings(site.context, { contact_phone: '088' })).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await site.database.db.selectFrom('elk_settings').selectAll().execute()).toEqual([])
    expect(await site.database.db.selectFrom('elk_audit_log').selectAll().execute()).toEqual([])
  })
})
