/** The ways out of the site: SMTP and a form-mail service, each against a real server, and the test message that tries them. */
import { expect, test } from 'vitest'
import { deliverNext } from '../../src/mail/deliver-next.ts'
import { sendTestMail } from '../../src/mail/send-test-mail.ts'
import { owner } from '../factories/context.ts'
import { asSystem, byForm, mailServices, ORIGIN, outboxRow, smtpAt, submitMessages } from '../factories/delivery.ts'
import { startFormServer, startMailServer } from '../setup/mail-server.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'
import { type SettingValues } from '../factories/settings.ts'

const smtp = { mail_transport: 'smtp', mail_to: 'postvak@site.example' }
const tryOut = (site: Opened, settings: Partial<SettingValues>, smtpUrl?: string) => sendTestMail(site.context.as(owner), mailServices(settings, smtpUrl))

onBothDatabases('the outbox by a form-mail service', (open) => {
  test('sends the fields of the specification as one multipart form', async () => {
    await using site = await open()
    await using server = await startFormServer()
    const [id] = await submitMessages(site)
    await deliverNext(asSystem(site), byForm(server.url))
    expect(server.forms[0]?.fields).toEqual({
      name: 'Bezoeker 0',
      email: 'jannie@voorbeeld.nl',
      // A form's line breaks travel as CR LF.
      message: 'Kunt u mij zeggen of ik twee getuigen nodig heb?\r\nIk woon in Assen.',
      _to: 'postvak@site.example',
      _subject: 'Bericht van Bezoeker 0 via Elke Notaris',
      _captcha: 'false',
      _template: 'table',
      _next: `${ORIGIN}/contact?verzonden`,
    })
    expect(server.forms[0]?.headers).toMatchObject({
      'idempotency-key': id,
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/) as string,
    })
    expect(await outboxRow(site)).toMatchObject({ status: 'sent' })
  })

  test('is judged by its answer: an error is tried again, with the same key', async () => {
    await using site = await open()
    await using server = await startFormServer()
    server.answer = { status: 500 }
    await submitMessages(site)
    await deliverNext(asSystem(site), byForm(server.url))
    expect(await outboxRow(site)).toMatchObject({ status: 'queued', last_error: 'answer_not_ok: 500' })
    server.answer = { status: 200 }
    site.context.clock.advance(60_000)
    await deliverNext(asSystem(site), byForm(server.url))
    expect(await outboxRow(site)).toMatchObject({ status: 'sent', attempts: 2 })
    expect(new Set(server.forms.map((form) => form.headers['idempotency-key'])).size).toBe(1)
  })

  test('a way to our own page means that it was taken; a way to elsewhere is not followed', async () => {
    await using site = await open()
    await using server = await startFormServer()
    await using elsewhere = await startFormServer()
    server.answer = { status: 302, headers: { Location: elsewhere.url } }
    await submitMessages(site)
    await deliverNext(asSystem(site), byForm(server.url))
    expect(await outboxRow(site)).toMatchObject({ status: 'queued', last_error: `moved: 302 ${new URL(elsewhere.url).host}` })
    expect(elsewhere.forms).toEqual([])
    server.answer = { status: 302, headers: { Location: `${ORIGIN}/contact?verzonden` } }
    site.context.clock.advance(60_000)
    await deliverNext(asSystem(site), byForm(server.url))
    expect(await outboxRow(site)).toMatchObject({ status: 'sent' })
  })

  test('a service that is away is tried again', async () => {
    await using site = await open()
    const server = await startFormServer()
    await server[Symbol.asyncDispose]()
    await submitMessages(site)
    await deliverNext(asSystem(site), byForm(server.url))
    expect(await outboxRow(site)).toMatchObject({ status: 'queued', last_error: 'unreachable: ECONNREFUSED' })
  })
})

onBothDatabases('the test message', (open) => {
  test('goes out at once, tells who took it, and is audited without addresses', async () => {
    await using site = await open()
    await using server = await startMailServer()
    expect(await tryOut(site, { ...smtp, ...smtpAt(server.url) })).toEqual({
      delivered: true,
      transport: 'smtp',
      destination: 'postvak@site.example (127.0.0.1)',
    })
    expect(server.mails[0]?.headers.get('subject')).toBe('Testbericht van Elke Notaris')
    const audit = await site.context.db.selectFrom('elk_audit_log').select(['action', 'details']).execute()
    expect(audit).toEqual([{ action: 'mail.test', details: '{"transport":"smtp","delivered":true}' }])
  })

  test('signs in with the name and the password that are filled in, and the environment’s address wins', async () => {
    await using site = await open()
    const signIns: unknown[] = []
    await using server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        signIns.push([username, password])
        if (password === 'p@ss/w%rd') callback(null, { user: username })
        else callback(new Error('535 wrong'))
      },
    })
    const address = (password: string) => `smtp://kantoor%40site.example:${encodeURIComponent(password)}@127.0.0.1:${server.port}`
    expect(await tryOut(site, { ...smtp, ...smtpAt('smtp://127.0.0.1:1') }, address('p@ss/w%rd'))).toMatchObject({ delivered: true })
    const refused = await tryOut(site, { ...smtp, ...smtpAt(address('geheim-9')) })
    expect(refused).toMatchObject({ delivered: false, fault: 'sign_in_refused' })
    expect(JSON.stringify(refused)).not.toContain('geheim')
    expect(signIns).toEqual([
      ['kantoor@site.example', 'p@ss/w%rd'],
      ['kantoor@site.example', 'geheim-9'],
    ])
  })

  test('nothing goes to a server whose certificate nobody vouches for, nor in the clear beyond this machine', async () => {
    await using site = await open()
    await using unsure = await startMailServer({ secure: true })
    await using clear = await startMailServer()
    expect(await tryOut(site, { ...smtp, ...smtpAt(unsure.url) })).toMatchObject({ delivered: false, fault: 'insecure' })
    expect(await tryOut(site, { ...smtp, ...smtpAt(`${unsure.url}?tls.rejectUnauthorized=false`) })).toMatchObject({ delivered: false, fault: 'insecure' })
    // On Linux this address is this machine too, but nothing says so.
    expect(await tryOut(site, smtp, `smtp://0.0.0.0:${clear.port}`)).toMatchObject({ delivered: false, fault: 'insecure' })
    expect([unsure.mails, clear.mails]).toEqual([[], []])
  })

  test('says what is missing, and what the other side said', async () => {
    await using site = await open()
    await using server = await startMailServer()
    server.onMail = async () => Object.assign(new Error('mailbox full'), { responseCode: 452 })
    const results = [
      await tryOut(site, { ...smtp, smtp_host: '' }),
      await tryOut(site, { ...smtp, smtp_host: '10.0.0.1' }),
      await tryOut(site, { ...smtp, smtp_host: 'mail.site.example', smtp_user: 'kantoor' }),
      await tryOut(site, { mail_transport: 'form_mail', form_mail_url: 'http://elders.example' }),
      await tryOut(site, { mail_transport: 'smtp', ...smtpAt(server.url), contact_email: 'info@voorbeeld.invalid' }),
      await tryOut(site, { ...smtp, ...smtpAt(server.url) }),
      await tryOut(site, { ...smtp, ...smtpAt('smtp://127.0.0.1:1') }),
    ]
    expect(results).toMatchObject([
      { delivered: false, fault: 'not_configured', detail: 'smtp_host' },
      { delivered: false, fault: 'not_configured', detail: 'smtp_host' },
      { delivered: false, fault: 'not_configured', detail: 'smtp_password' },
      { delivered: false, fault: 'not_configured', detail: 'form_mail_url' },
      { delivered: false, fault: 'not_configured', detail: 'mail_to' },
      { delivered: false, fault: 'refused', detail: '452 mailbox full' },
      { delivered: false, fault: 'unreachable' },
    ])
  })

  test('a visitor sends none', async () => {
    await using site = await open()
    await expect(sendTestMail(site.context, mailServices({}))).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
