/** A visitor's source is the name of a public site, a search engine or nothing: no address, no words, nobody's own computer. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { engines } from './view-measures.ts'
import { campaignOf, sourceOf } from './visit-source.ts'

const host = 'elkenotaris.example'
const from = (referer: string, fetchSite = 'cross-site') => sourceOf({ referer, fetchSite, host })

test.each([
  ['https://www.google.nl/search?q=jan+jansen+testament', 'google'],
  ['https://google.co.uk/', 'google'],
  ['android-app://com.google.android.googlequicksearchbox/', 'google'],
  ['https://www.bing.com/', 'bing'],
  ['https://nl.search.yahoo.com/search?p=x', 'yahoo'],
  ['https://duckduckgo.com/', 'duckduckgo'],
  ['https://search.brave.com/', 'brave'],
  ['https://l.facebook.com/l.php?u=https://elkenotaris.example', 'facebook.com'],
  ['https://m.nu.nl/artikel/123?naam=jan', 'nu.nl'],
  ['https://WWW.Notaris.NL./pad', 'notaris.nl'],
  ['https://gebruiker:wachtwoord@forum.example.nl:8443/profiel/jan', 'forum.example.nl'],
  ['https://www.nl/', 'www.nl'],
  ['https://google.evil.example/', 'google.evil.example'],
  ['https://münchen.example/', 'xn--mnchen-3ya.example'],
])('%s is %s', (referer, name) => {
  expect(from(referer)).toBe(name)
})

test.each([
  'http://192.168.1.20/intern',
  'http://[2001:db8::1]/',
  'http://localhost:3000/',
  'http://pc-van-jan.local/',
  'https://intranet/mail',
  'https://wiki.kantoor.internal/',
  `https://${'a'.repeat(63)}.example.nl/`,
  'file:///C:/Users/jan/testament.docx',
  'android-app://nl.bank.app/',
  'javascript:alert(1)',
  'geen adres',
])('%s is taken together with others', (referer) => {
  expect(from(referer)).toBe('…')
})

test('without another site it is direct, and who goes on within the site does not arrive again', () => {
  expect([from('', 'none'), from('', 'cross-site'), from('https://nu.nl/', 'none')]).toEqual(['direct', 'direct', 'nu.nl'])
  expect([from('https://nu.nl/', 'same-origin'), from(`https://${host}/testament`, '')]).toEqual([undefined, undefined])
})

test('whatever is sent, the name is short and of a closed alphabet', () => {
  const hosts = fc.domain().map((domain) => `https://${domain}/`)
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), hosts, fc.string({ unit: 'binary', maxLength: 400 })), (referer) => {
      const name = from(referer) ?? ''
      expect(name === '…' || name === '' || /^[a-z0-9.-]{1,60}$/.test(name)).toBe(true)
      // No host passes for a search engine or for a direct visit.
      if (name !== 'direct' && !engines.some((engine) => engine === name) && name !== '…') expect(name === '' || name.includes('.')).toBe(true)
    }),
  )
})

test.each([
  ['https://x.nl/?utm_source=Nieuwsbrief', 'nieuwsbrief'],
  ['https://x.nl/?a=1&utm_source=partner-x', 'partner-x'],
  ['https://x.nl/?utm_source=', undefined],
  ['https://x.nl/', undefined],
  ['https://x.nl/?my_utm_source=a', undefined],
  ['https://x.nl/?utm_source=jan%40example.nl', '…'],
  ['https://x.nl/?utm_source=klant-20481', '…'],
  [`https://x.nl/?utm_source=${'a'.repeat(41)}`, '…'],
  ['https://x.nl/?utm_source=%00%E2%80%AE', '…'],
  ['https://x.nl/?utm_source=<script>', '…'],
])('%s gives the campaign %s', (url, name) => {
  expect(campaignOf(url)).toBe(name)
})
