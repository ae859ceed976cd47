import { expect, test } from 'vitest'
import { forwardingStyle, renderForwardingPage, renderRedirectError } from './forwarding-page.tsx'

const page = (title = 'Voorbeeldpartner hypotheekakte', destinationUrl = 'https://example.com/hypotheek?ref=elke&bron=chat') =>
  renderForwardingPage({ title, destinationUrl })

test('the page is at most 1.3 KB, so that it fits the first packet', () => {
  expect(Buffer.byteLength(page())).toBeLessThanOrEqual(1_300)
})

test('it forwards at once, without a script, and offers a link for when that fails', () => {
  expect(page()).toContain('<meta http-equiv="refresh" content="0;url=https://example.com/hypotheek?ref=elke&amp;bron=chat"/>')
  expect(page()).toContain('<a href="https://example.com/hypotheek?ref=elke&amp;bron=chat" rel="sponsored nofollow noopener">')
  expect(page()).not.toMatch(/<script|\son\w+=/)
})

test('it says where the visitor goes, that we may be paid, and that search engines stay out', () => {
  expect(page()).toContain('Je wordt doorgestuurd...')
  expect(page()).toContain('U gaat naar Voorbeeldpartner hypotheekakte.')
  expect(page()).toContain('vergoeding')
  expect(page()).toContain('<meta name="robots" content="noindex,nofollow"/>')
})

test('a hostile title stays text', () => {
  const html = page('</title><script>alert(1)</script><img src=x onerror=alert(1)>')
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('&lt;script&gt;')
})

test('a hostile address cannot leave its attribute', () => {
  const html = page('Partner', "https://example.com/\"><script>alert(1)</script>?a='b'")
  expect(html).not.toContain('<script')
  expect(html).toContain('content="0;url=https://example.com/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;?a=&#x27;b&#x27;"/>')
})

test('the only style of the page is the one whose hash its security policy allows', () => {
  expect(page().match(/<style>(.*?)<\/style>/)?.[1]).toBe(forwardingStyle)
  expect(page()).not.toMatch(/ style=/)
})

test.each([
  ['invalid', true, 'Invalid redirect link'],
  ['notFound', true, 'Redirect link not found'],
  ['failed', true, 'An error occurred'],
  ['invalid', false, 'Dit adres klopt niet'],
  ['notFound', false, 'Deze link bestaat niet'],
  ['failed', false, 'Er ging iets mis'],
] as const)('the page for %s, in demo: %j, says %j and goes home after two seconds', (error, demo, message) => {
  const html = renderRedirectError(error, { demo })
  expect(html).toContain(`<h1>${message}</h1>`)
  expect(html).toContain('<meta http-equiv="refresh" content="2;url=/"/>')
  expect(html).toContain('Je wordt doorgestuurd naar de homepagina...')
})
