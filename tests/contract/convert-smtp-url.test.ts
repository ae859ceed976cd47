/** A mail server that an earlier version stored as one address works on, and stands in the fields of today. */
import { expect, test } from 'vitest'
import { sendTestMail } from '../../src/mail/send-test-mail.ts'
import { transportFingerprint } from '../../src/mail/transport-fingerprint.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { convertSmtpUrl } from '../../src/owner/convert-smtp-url.ts'
import { allSettings } from '../../src/owner/all-settings.ts'
import { readTicks, setTick } from '../../src/settings/live/live-ticks.ts'
import { listUnreadableSettings } from '../../src/settings/read-settings.ts'
import { storeSettings } from '../../src/settings/save-settings.ts'
import { owner } from '../factories/context.ts'
import { asSystem, mailServices } from '../factories/delivery.ts'
import { readSettings, saveSettings } from '../factories/settings.ts'
import { startMailServer } from '../setup/mail-server.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const smtp = { mail_transport: 'smtp', mail_to: 'postvak@site.example' }

async function storeOld(site: Opened, url: string): Promise<void> {
  await saveSettings(site.context.as(owner), smtp)
  await storeSettings(asSystem(site), allSettings, [['smtp_url', url]])
}

const storedUrl = (site: Opened) => site.context.db.selectFrom('elk_settings').select('value').where('key', '=', 'smtp_url').executeTakeFirst()

onBothDatabases('an SMTP address of an earlier version', (open) => {
  test('becomes the fields at the start, once, with its password sealed and in no log', async () => {
    await using site = await open()
    await storeOld(site, 'smtp://kantoor%40site.nl:p%40ss%2Fw%25rd@MAIL.site.example')
    expect(await convertSmtpUrl(asSystem(site))).toBe(true)
    expect(await readSettings(site.context)).toMatchObject({
      ...smtp,
      smtp_host: 'mail.site.example',
      smtp_port: '587',
      smtp_security: 'starttls',
      smtp_user: 'kantoor@site.nl',
      smtp_password: 'p@ss/w%rd',
      smtp_url: '',
    })
    const kept = await site.context.db.selectFrom('elk_settings').selectAll().execute()
    const logged = await site.context.db.selectFrom('elk_audit_log').selectAll().execute()
    expect(JSON.stringify([kept, logged])).not.toMatch(/ss\/w/)
    expect(await storedUrl(site)).toEqual({ value: '' })
    expect(await convertSmtpUrl(asSystem(site))).toBe(false)
  })

  test('delivers as before', async () => {
    await using site = await open()
    await using server = await startMailServer()
    await storeOld(site, server.url)
    await convertSmtpUrl(asSystem(site))
    const services = mailServices({ ...(await readSettings(site.context)), contact_email: 'site@site.example' })
    expect(await sendTestMail(site.context.as(owner), services)).toMatchObject({ delivered: true })
    expect(server.mails).toHaveLength(1)
  })

  test('keeps the tick of a test message that was taken by it, and makes none of another', async () => {
    for (const [tried, stays] of [
      ['smtps://mail.site.example', true],
      ['smtps://mail.elders.example', false],
    ] as const) {
      await using site = await open()
      await storeOld(site, 'smtps://mail.site.example')
      const { secrets } = site.context
      // As the version of then made it: of the address itself.
      await setTick(asSystem(site), 'mail-test', transportFingerprint(secrets, await readSettings(site.context), tried))
      await convertSmtpUrl(asSystem(site))
      const now = transportFingerprint(secrets, await readSettings(site.context), undefined)
      expect((await readTicks(site.context)).get('mail-test') === now).toBe(stays)
    }
  })

  test('that does not open with this key stays for the old key, until the owner fills in a server', async () => {
    await using site = await open()
    await storeOld(site, 'smtps://mail.site.example')
    const swapped = { ...asSystem(site), secrets: createSecrets('another-master-key-of-at-least-32-characters') }
    expect(await convertSmtpUrl(swapped)).toBe(false)
    expect(await listUnreadableSettings(swapped, allSettings)).toEqual(['smtp_url'])
    await saveSettings({ ...swapped, actor: owner }, { smtp_host: 'mail.nieuw.example' })
    expect(await listUnreadableSettings(swapped, allSettings)).toEqual([])
    expect(await convertSmtpUrl(asSystem(site))).toBe(false)
    expect(await readSettings(site.context)).toMatchObject({ smtp_host: 'mail.nieuw.example', smtp_url: '' })
  })

  test('that leads nowhere is emptied, and no part of it is taken over', async () => {
    await using site = await open()
    await storeOld(site, 'geen adres')
    expect(await convertSmtpUrl(asSystem(site))).toBe(true)
    expect(await readSettings(site.context)).toMatchObject({ smtp_host: '', smtp_password: '', smtp_url: '' })
  })

  test('is no setting that a screen can save any more', async () => {
    await using site = await open()
    await expect(saveSettings(site.context.as(owner), { smtp_url: 'smtps://mail.elders.example' })).rejects.toMatchObject({ fields: ['smtp_url'] })
  })
})
