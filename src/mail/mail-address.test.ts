import { expect, test } from 'vitest'
import { isFormMailUrl, maskSmtpUrl, parseSmtpUrl } from './mail-address.ts'

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

test('a masked address shows where mail goes and nothing of the account', () => {
  expect(maskSmtpUrl('smtps://kantoor:geheim@mail.voorbeeld.nl')).toBe('smtps://••••@mail.voorbeeld.nl:465')
  expect(maskSmtpUrl('smtp://[::1]:1025')).toBe('smtp://[::1]:1025')
  expect([maskSmtpUrl(''), maskSmtpUrl('geheim')]).toEqual(['', '••••'])
})

test('a form-mail service is reached over https, or on this machine', () => {
  expect(['https://formulieren.example/ajax/1', 'http://127.0.0.1:8080/', 'http://localhost/x', 'http://[::1]/'].map(isFormMailUrl)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['', 'http://formulieren.example', 'https://naam:geheim@formulieren.example', 'ftp://x.example', 'javascript:alert(1)'].some(isFormMailUrl)).toBe(
    false,
  )
})
