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
    { smtp_host: 'mail.elders.example' },
    { smtp_port: '587' },
    { smtp_security: 'starttls' },
    { smtp_user: 'elders' },
    { smtp_password: 'van-elders' },
    { form_mail_url: 'https://elders.example/formulier' },
    { mail_transport: 'smtp' },
    { provider_base_url: 'https://api.mistral.ai/v1' },
    { chatbot_api_key: 'sk-of-another' },
    { session_idle_hours: '24' },
    { backup_every: 'week' },
    { backup_days: '7' },
    { backup_passphrase: 'paard batterij nietje' },
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

  test('is refused whole when another screen changed one of the same settings after that, and nothing else is', async () => {
    await using site = await open()
    await addOwnerAccount(site.context)
    const seen = { contact_phone: '088 - 000 00 00', chatbot_api_key: '' }
    await change(site, { contact_phone: '020 - 123 45 67' }, { seen })
    const mine = { contact_phone: '030 - 123 45 67', company_address: 'Singel 1' }
    await expect(change(site, mine, { seen: { ...seen, company_address: '' } })).rejects.toMatchObject({ code: 'conflict', fields: [] })
    expect(await readSettings(site.context)).toMatchObject({ contact_phone: '020 - 123 45 67', company_address: '' })
    await change(site, { company_address: 'Singel 1' }, { seen: { ...seen, company_address: '' } })
    await change(site, { contact_phone: '020 - 123 45 67' }, { seen })
    await change(site, { chatbot_api_key: 'sk-of-this-screen' }, { seen, password: PASSWORD })
    const overtaken = change(site, { chatbot_api_key: 'sk-of-another' }, { seen, password: PASSWORD, newPassword: 'vier heel losse woorden' })
    await expect(overtaken).rejects.toMatchObject({ code: 'conflict' })
    await change(site, { chatbot_api_key: 'sk-of-another' }, { seen: { chatbot_api_key: '••••reen' }, password: PASSWORD })
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

  test.each([{ contact_phone: '088' }, { smtp_password: '' }, { chatbot_api_key: '' }, { provider_base_url: '' }, { mail_to: '' }])(
    'asks nothing for %j, which sends nothing elsewhere',
    async (changes) => {
      await using site = await open()
      await change(site, changes)
    },
  )

  test.each([{ smtp_host: 'mail.elders.example' }, { smtp_port: '587' }, { smtp_host: '' }])(
    'throws the password of the mail server away for %j, so that no server gets that of another, unless a new one comes along',
    async (changes) => {
      await using site = await open()
      await addOwnerAccount(site.context)
      const stored = { smtp_host: 'mail.site.example', smtp_user: 'kantoor', smtp_password: 'geheim' }
      await change(site, stored, { password: PASSWORD })
      expect(await change(site, { smtp_user: 'ander', smtp_security: 'starttls', smtp_port: '465' }, { password: PASSWORD })).toMatchObject({ cleared: [] })
      expect((await readSettings(site.context)).smtp_password).toBe('geheim')
      expect(await change(site, changes, { password: PASSWORD })).toMatchObject({ cleared: ['smtp_password'] })
      expect(await readSettings(site.context)).toMatchObject({ ...changes, smtp_user: 'ander', smtp_password: '' })
      expect(await change(site, { smtp_host: 'mail.derde.example', smtp_port: '2525', smtp_password: 'nieuw' }, { password: PASSWORD })).toMatchObject({
        cleared: [],
      })
      expect((await readSettings(site.context)).smtp_password).toBe('nieuw')
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

  test('keeps the present password when what was saved with it is refused', async () => {
    await using site = await open()
    await addOwnerAccount(site.context)
    const refused = change(site, { site_mode: 'live' }, { newPassword: 'een nieuwe lange zin vol woorden', password: PASSWORD })
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input', fields: ['site_mode'] })
    await change(site, { mail_to: 'elders@site.example' }, { password: PASSWORD })
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
