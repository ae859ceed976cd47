import { expect, test } from 'vitest'
import { faultSentence } from './mail.nl.ts'
import { canMail } from './choose-transport.ts'
import { mailSettings } from './mail.settings.ts'
import { defaultsOf } from '../settings/setting.ts'
import { retryDelayMs } from './retry-schedule.ts'
import { DeliveryFault, readFault, toFault } from './transport.ts'

test('a fault is kept in one short line without addresses, and read back', () => {
  const fault = new DeliveryFault('refused', '550 5.1.1 <jan@voorbeeld.nl>:\r\n  Recipient address rejected: no such user')
  expect(fault.stored).toBe('refused: 550 5.1.1 <…>: Recipient address rejected: no such user')
  expect(readFault(fault.stored)).toEqual({ code: 'refused', detail: '550 5.1.1 <…>: Recipient address rejected: no such user' })
  expect(new DeliveryFault('refused', 'x'.repeat(5_000)).stored.length).toBeLessThan(220)
  expect(readFault(new DeliveryFault('timed_out').stored)).toEqual({ code: 'timed_out', detail: '' })
})

test('a fault of a later version reads as unknown, with its words', () => {
  expect(readFault('melted: 7')).toEqual({ code: 'unknown', detail: 'melted: 7' })
})

test('an error of our own making tells the owner nothing of the program', () => {
  expect(toFault(new Error('secret: /var/lib')).stored).toBe('unknown')
})

test('the owner reads a sentence with what the other side said', () => {
  expect(faultSentence({ code: 'refused', detail: '550 vol' })).toBe('De mailserver weigert het bericht. (550 vol)')
  expect(faultSentence({ code: 'not_configured', detail: 'mail_to' })).toBe('De bezorging is niet volledig ingesteld. Vul in waar berichten naartoe gaan.')
  expect(faultSentence({ code: 'timed_out', detail: '' })).toBe('De ontvangende server gaf niet op tijd antwoord.')
})

test('deliveries that failed together are not tried together', () => {
  expect([retryDelayMs(1, 0), retryDelayMs(1, 0.5), retryDelayMs(1, 0.999)]).toEqual([24_000, 30_000, 35_988])
})

const server = { mail_transport: 'smtp', mail_to: 'a@site.example', mail_from: 'a@site.example', smtp_host: 'mail.site.example' }

test.each([
  [server, true],
  [{ ...server, smtp_user: 'naam', smtp_password: 'geheim' }, true],
  // As after another host or port: the password of before is gone.
  [{ ...server, smtp_user: 'naam' }, false],
  [{ ...server, smtp_host: '' }, false],
  [{ ...server, mail_from: '' }, false],
  [{ ...server, mail_transport: 'inbox' }, false],
  [{ ...server, mail_transport: 'form_mail', form_mail_url: 'https://form.example/x' }, false],
])('%j can mail others: %s', (changes, can) => {
  const settings = () => ({ ...defaultsOf(mailSettings), contact_email: 'info@voorbeeld.invalid', ...changes })
  expect(canMail({ settings, smtpUrl: undefined, mailHosts: [], origin: 'https://site.example' })).toBe(can)
})
