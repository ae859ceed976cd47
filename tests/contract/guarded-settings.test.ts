/** Where messages and conversations go is changed with the password only: a stolen session sends nothing elsewhere. */
import { expect, test } from 'vitest'
import { changeSettings, type SettingsChange } from '../../src/owner/change-settings.ts'
import { owner } from '../factories/context.ts'
import { addOwnerAccount, ORIGIN, PASSWORD } from '../factories/owner-site.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'
import { readSettings, saveSettings } from '../factories/settings.ts'

const change = (site: Opened, changes: SettingsChange['changes'], more: Partial<SettingsChange> = {}) =>
  changeSettings(site.context.as(owner), ORIGIN, {
    changes,
    newPassword: undefined,
    password: undefined,
    headers: new Headers(),
    ...more,
  })

const asked = { code: 'invalid_input', fields: ['current_password'] }

onBothDatabases('the form of settings', (open) => {
  test.each([
    { mail_to: 'elders@site.example' },
    { mail_from: 'elders@site.example' },
    { smtp_url: 'smtps://mail.elders.example' },
    { form_mail_url: 'https://elders.example/formulier' },
    { mail_transport: 'smtp' },
    { provider_base_url: 'https://api.mistral.ai/v1' },
    { chatbot_api_key: 'sk-of-another' },
    { session_idle_hours: '24' },
    { contact_phone: '088', session_days: '1' },
  ])('asks the password for %j, and saves nothing without the right one', async (changes) => {
    await using site = await open()
    await addOwnerAccount(site.context)
    const before = await readSettings(site.context)
    await expect(change(site, changes)).rejects.toMatchObject(asked)
    await expect(change(site, changes, { password: 'een heel ander wachtwoord' })).rejects.toMatchObject({ code: 'wrong_password' })
    expect(await readSettings(site.context)).toEqual(before)
    await change(site, changes, { password: PASSWORD })
    expect(await readSettings(site.context)).toEqual({ ...before, ...changes })
  })

  test('asks it too for the address of the site, and for an emptied address, while messages go there', async () => {
    await using site = await open()
    await addOwnerAccount(site.context)
    await change(site, { contact_email: 'info@site.example' })
    await saveSettings(site.context.as(owner), { mail_transport: 'smtp' })
    await expect(change(site, { contact_email: 'elders@site.example' })).rejects.toMatchObject(asked)
    await saveSettings(site.context.as(owner), { mail_to: 'postvak@site.example' })
    await change(site, { contact_email: 'elders@site.example' })
    await expect(change(site, { mail_to: '' })).rejects.toMatchObject(asked)
  })

  test.each([{ contact_phone: '088' }, { mail_transport: 'inbox' }, { smtp_url: '' }, { chatbot_api_key: '' }, { provider_base_url: '' }, { mail_to: '' }])(
    'asks nothing for %j, which sends nothing elsewhere',
    async (changes) => {
      await using site = await open()
      await change(site, changes)
    },
  )

  test('saves nothing when the new password is poor or the present one is missing', async () => {
    await using site = await open()
    await addOwnerAccount(site.context)
    const poor = change(site, { contact_phone: '088 - 1' }, { newPassword: 'Notaris2026!', password: PASSWORD })
    await expect(poor).rejects.toMatchObject({ code: 'invalid_input', fields: ['admin_password'] })
    await expect(change(site, { contact_phone: '088 - 1' }, { newPassword: 'een nieuwe lange zin vol woorden' })).rejects.toMatchObject(asked)
    expect((await readSettings(site.context)).contact_phone).not.toBe('088 - 1')
  })

  test('is no business of a visitor', async () => {
    await using site = await open()
    const visitor = changeSettings(site.context, ORIGIN, {
      changes: { contact_phone: '088' },
      newPassword: undefined,
      password: PASSWORD,
      headers: new Headers(),
    })
    await expect(visitor).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
