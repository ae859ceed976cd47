/** A setting that is declared once is at the route, stored, logged and on the form, without another line. */
import { expect, test } from 'vitest'
import { allSettings } from '../../src/owner/all-settings.ts'
import { settingsApi } from '../../src/owner/settings.api.ts'
import { createSettingsForm, type PlainField } from '../../src/owner/settings-form.ts'
import { readSettings } from '../../src/settings/read-settings.ts'
import { maskSecret, whenChanged, type Settings } from '../../src/settings/setting.ts'
import { owner } from '../factories/context.ts'
import { httpApp } from '../factories/http-app.ts'
import { addOwnerAccount, ORIGIN, PASSWORD } from '../factories/owner-site.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const text = { card: 'company', fault: 'Dit klopt niet.', max: 10 } as const
const probes = {
  probe_motto: {
    default: 'eerst',
    form: { ...text, label: 'Motto', note: 'Een paar woorden', isValid: (value) => value !== 'fout', tidy: (typed) => typed.trim().toLowerCase() },
  },
  probe_code: {
    default: '',
    secret: { mask: maskSecret, field: { none: 'Geen', show: 'Tonen', clear: 'Wissen', willBeCleared: 'Wordt gewist.' }, inLog: ['the code', 'de code'] },
    form: { ...text, max: 40, label: 'Code' },
  },
  probe_target: { default: '', form: { ...text, label: 'Doel' }, asksPassword: whenChanged, clears: ['probe_code'] },
  probe_hidden: { default: 'binnen' },
} as const satisfies Settings

const declared = { ...allSettings, ...probes }

function openDoor(site: Opened) {
  const env = { smtpUrl: undefined, providerHosts: [], mailHosts: [] }
  const app = httpApp(async (c, next) => {
    c.set('context', site.context.as(owner))
    await next()
  }).route('/', settingsApi({ origin: ORIGIN, contentVersion: { refresh: async () => {} }, env }, declared))
  const send = async (init?: RequestInit) => {
    const response = await app.request('/api/admin/settings', init)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    read: async () => (await send()).body,
    save: (body: object) => send({ method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }
}

onBothDatabases('a new setting', (open) => {
  test('is read and saved at the route within its bounds, and logged by its name', async () => {
    await using site = await open()
    const door = openDoor(site)
    expect(await door.read()).toMatchObject({ probe_motto: 'eerst', probe_target: '' })
    for (const wrong of ['fout', 'x'.repeat(11)])
      expect(await door.save({ probe_motto: wrong })).toMatchObject({ status: 422, body: { fields: ['probe_motto'] } })
    expect(await door.save({ probe_motto: ' nieuw ' })).toMatchObject({ status: 200 })
    expect(await door.read()).toMatchObject({ probe_motto: 'nieuw' })
    expect((await readSettings(site.context, probes)).probe_motto).toBe('nieuw')
    const audit = await site.database.db.selectFrom('elk_audit_log').select('details').where('action', '=', 'settings.save').execute()
    expect(audit).toEqual([{ details: '{"keys":["probe_motto"]}' }])
  })

  test('that is a secret is stored sealed, is sent as its mask, and goes when what it belongs to changes, which asks for the password', async () => {
    await using site = await open()
    await addOwnerAccount(site.context)
    const door = openDoor(site)
    await door.save({ probe_code: 'geheim-1234' })
    const seen = await door.read()
    expect(seen).toMatchObject({ probe_code_masked: '••••1234' })
    const rows = await site.database.db.selectFrom('elk_settings').selectAll().execute()
    expect(JSON.stringify([seen, rows])).not.toContain('geheim')
    expect((await readSettings(site.context, probes)).probe_code).toBe('geheim-1234')
    expect(await door.save({ probe_target: 'elders' })).toMatchObject({ status: 422, body: { fields: ['current_password'] } })
    expect(await door.save({ probe_target: 'elders', current_password: PASSWORD })).toMatchObject({ status: 200, body: { cleared: ['probe_code'] } })
    expect(await readSettings(site.context, probes)).toMatchObject({ probe_target: 'elders', probe_code: '' })
  })

  test('without a field is neither sent to the screen nor taken from it', async () => {
    await using site = await open()
    const door = openDoor(site)
    expect(await door.read()).not.toHaveProperty('probe_hidden')
    expect(await door.save({ probe_hidden: 'buiten' })).toMatchObject({ status: 422 })
    expect((await readSettings(site.context, probes)).probe_hidden).toBe('binnen')
  })
})

test('a new setting stands in the form, on its card, with its texts and its tidying', () => {
  const form = createSettingsForm(declared)
  const name = 'probe_motto' as PlainField
  expect(form.fieldsOf('company')).toContain(name)
  expect(form.formOf(name)).toMatchObject({ label: 'Motto', note: 'Een paar woorden', fault: 'Dit klopt niet.' })
  const stored = form.valuesOf({ ...(form.emptyValues as Record<PlainField, string>), [name]: 'eerst' })
  expect(form.changesIn({ ...stored, [name]: ' Nieuw ' }, stored)).toEqual({ [name]: 'nieuw' })
  expect(form.changesIn({ ...stored, clear_probe_code: true } as typeof stored, stored)).toEqual({ probe_code: '' })
})

test('every setting with a field says what it is and what is wrong with it, and its default is one that it would take', () => {
  const bounds = { providerHosts: [], mailHosts: [] }
  for (const [key, setting] of Object.entries<Settings[string]>(allSettings)) {
    const { form } = setting
    if (!form) continue
    expect([key, form.label, form.fault]).toEqual([key, expect.stringMatching(/\S/), expect.stringMatching(/\.$/)])
    expect([key, form.isValid?.(setting.default, bounds) ?? true, setting.default.length <= form.max]).toEqual([key, true, true])
  }
})
