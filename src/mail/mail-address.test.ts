import { expect, test } from 'vitest'
import { checkedLookup, type Resolve } from '../platform/checked-lookup.ts'
import { isPublicAddress } from '../platform/public-address.ts'
import {
  isAllowedFormMail,
  isAllowedSmtp,
  isAllowedSmtpHost,
  isAllowedSmtpPort,
  parseSmtpUrl,
  smtpFieldsOf,
  smtpServerOf,
  type SmtpAddress,
} from './mail-address.ts'
import { addressOf } from './open-host.ts'
import type { DeliveryFault } from './transport.ts'

test('an SMTP address gives host, port, kind of TLS and the account', () => {
  expect(parseSmtpUrl('smtps://kantoor%40site.nl:p%2Fw%25@mail.voorbeeld.nl')).toEqual({
    host: 'mail.voorbeeld.nl',
    port: 465,
    secure: true,
    auth: { user: 'kantoor@site.nl', pass: 'p/w%' },
    loopback: false,
  })
  expect(parseSmtpUrl('smtp://MAIL.voorbeeld.nl:2525')).toMatchObject({ host: 'mail.voorbeeld.nl', port: 2525, secure: false, auth: undefined })
  expect(parseSmtpUrl('smtp://mail.voorbeeld.nl')).toMatchObject({ port: 587 })
})

test.each(['smtp://localhost', 'smtp://127.0.0.1:25', 'smtp://127.8.8.8', 'smtp://[::1]:1025'])('%s is this machine', (url) => {
  expect(parseSmtpUrl(url)?.loopback).toBe(true)
})

test.each(['smtp://127.0.0.1.voorbeeld.nl', 'smtp://localhost.voorbeeld.nl', 'smtp://10.0.0.1', 'smtp://0.0.0.0'])('%s is not', (url) => {
  expect(parseSmtpUrl(url)?.loopback).toBe(false)
})

test.each([
  '',
  'mail.voorbeeld.nl',
  'https://mail.voorbeeld.nl',
  'smtp://',
  'smtp://a b',
  'smtps://naam:100%@mail.voorbeeld.nl',
  'smtp://mail.voorbeeld.nl:99999',
])('%j is no SMTP address', (url) => {
  expect(parseSmtpUrl(url)).toBeUndefined()
})

const server = (url: string): SmtpAddress => parseSmtpUrl(url) ?? expect.unreachable(url)

test.each(['smtps://kantoor%40site.nl:p%2Fw%25@mail.voorbeeld.nl', 'smtp://MAIL.voorbeeld.nl:2525', 'smtp://[::1]:1025', 'smtp://a:b@127.0.0.1:25'])(
  'the fields made of %s lead to the same server with the same account',
  (url) => {
    expect(smtpServerOf(smtpFieldsOf(server(url)))).toEqual(server(url))
  },
)

const fields = { smtp_host: 'mail.voorbeeld.nl', smtp_port: '465', smtp_security: 'tls', smtp_user: '', smtp_password: 'over' }

test('without a name there is no signing in, whatever password is left', () => {
  expect(smtpServerOf(fields)).toEqual({ host: 'mail.voorbeeld.nl', port: 465, secure: true, auth: undefined, loopback: false })
})

test.each([
  { smtp_host: '' },
  { smtp_host: 'mail.voorbeeld.nl:465' },
  { smtp_host: 'smtps://mail.voorbeeld.nl' },
  { smtp_host: 'naam@mail.voorbeeld.nl' },
  { smtp_host: 'mail.voorbeeld.nl/pad' },
  { smtp_port: '' },
  { smtp_port: '0' },
  { smtp_port: '99999' },
  { smtp_port: '4 65' },
  { smtp_security: 'none' },
  { smtp_security: '' },
])('%j is no server to send by', (wrong) => {
  expect(smtpServerOf({ ...fields, ...wrong })).toBeUndefined()
})

test('host and port are each taken when some server of theirs may be chosen', () => {
  const listed = ['127.0.0.1:1025', '[::1]:1026']
  expect(['mail.voorbeeld.nl', 'MAIL.voorbeeld.nl', '93.184.216.34', '127.0.0.1', '[::1]'].filter((host) => isAllowedSmtpHost(host, listed))).toHaveLength(5)
  expect(['', 'postfix', 'mail.internal', '10.0.0.1', '127.0.0.11', 'localhost', 'a b', '[::2]'].filter((host) => isAllowedSmtpHost(host, listed))).toEqual([])
  expect(['25', '465', '587', '2525', '1025', '1026'].filter((port) => isAllowedSmtpPort(port, listed))).toHaveLength(6)
  expect(['', '22', '0', '25.0', '5432', '102'].filter((port) => isAllowedSmtpPort(port, listed))).toEqual([])
})

test.each([
  'smtps://mail.voorbeeld.nl',
  'smtp://mail.voorbeeld.nl:587',
  'smtp://mail.voorbeeld.nl:25',
  'smtps://naam:geheim@93.184.216.34:465',
  'smtps://[2606:2800:220:1::1]:465',
])('the owner may choose %s', (url) => {
  expect(isAllowedSmtp(server(url), [])).toBe(true)
})

test.each([
  'smtp://localhost',
  'smtp://127.0.0.1:25',
  'smtp://127.0.0.1:22',
  'smtp://[::1]:25',
  'smtps://10.0.0.1',
  'smtps://192.168.1.1:465',
  'smtps://169.254.169.254:465',
  'smtp://2130706433:25',
  'smtp://0x7f000001:25',
  'smtp://0.0.0.0:25',
  'smtps://mail.internal',
  'smtps://postfix',
  'smtps://mail.voorbeeld.nl.:465',
  'smtps://mail.voorbeeld.nl:5432',
])('the owner may not choose %s, unless the environment lists it', (url) => {
  expect(isAllowedSmtp(server(url), ['10.9.9.9:25'])).toBe(false)
  const { host, port } = server(url)
  expect(isAllowedSmtp(server(url), [`${host.includes(':') ? `[${host}]` : host}:${port}`])).toBe(true)
})

test('an IPv4 address written as IPv6 is no way round', () => {
  expect(parseSmtpUrl('smtp://[::ffff:127.0.0.1]:25')).toBeUndefined()
  expect(isAllowedSmtpHost('::ffff:127.0.0.1', [])).toBe(false)
})

test('a form-mail service is one that everybody can reach over https, or one that the environment lists', () => {
  expect(isAllowedFormMail('https://formulieren.example/ajax/1', [])).toBe(true)
  const refused = [
    '',
    'http://formulieren.example',
    'https://naam:geheim@formulieren.example',
    'ftp://x.example',
    'javascript:alert(1)',
    'https://formulieren.example:8443/',
    'http://127.0.0.1:8080/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://localhost/',
    'https://intranet/',
  ]
  expect(refused.filter((url) => isAllowedFormMail(url, ['10.9.9.9:80']))).toEqual([])
  expect(isAllowedFormMail('http://127.0.0.1:8080/ajax', ['127.0.0.1:8080'])).toBe(true)
  expect([isAllowedFormMail('https://10.0.0.1/', ['10.0.0.1:443']), isAllowedFormMail('https://10.0.0.1/', ['10.0.0.1:80'])]).toEqual([true, false])
})

const leadsTo =
  (...addresses: string[]): Resolve =>
  (_host, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )

const nowhere: Resolve = (_host, answer) => answer(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), [])

test('a name that leads inside the network, or nowhere, is refused in the same words before anything is connected', async () => {
  const forever = new AbortController().signal
  const faults = await Promise.all(
    [leadsTo('10.0.0.5'), leadsTo('127.0.0.1'), leadsTo('93.184.216.34', '192.168.1.1'), leadsTo(), nowhere].map((resolve) =>
      addressOf('mail.elders.nl', checkedLookup(resolve, isPublicAddress), forever).catch((error: DeliveryFault) => error.stored),
    ),
  )
  expect(new Set(faults)).toEqual(new Set(['unreachable']))
  expect(await addressOf('mail.elders.nl', checkedLookup(leadsTo('93.184.216.34'), isPublicAddress), forever)).toBe('93.184.216.34')
})
