import { expect, test } from 'vitest'
import { makeCookie, readToken } from './cookies.ts'
import { describeBrowser } from './describe-browser.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Mac'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36', 'Chrome', 'Linux'],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s is named as a person would', (userAgent, browser, device) => {
  expect(describeBrowser(userAgent)).toEqual({ browser, device })
})

test('over https a cookie is bound to this host, and one without that bond is not read', () => {
  const site = 'https://www.example.nl'
  expect(makeCookie(site, 'elk-session', 'a', 60)).toBe('__Host-elk-session=a; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict')
  expect(makeCookie('http://localhost', 'elk-session', 'a', 60)).toBe('elk-session=a; Max-Age=60; Path=/; HttpOnly; SameSite=Strict')
  const read = (cookie: string) => readToken(site, 'elk-session', new Headers({ cookie }))
  expect(
    ['x=1; __Host-elk-session=b', '__Host-elk-session=b.signed%3D', 'elk-session=b', 'x__Host-elk-session=b', '__Host-elk-session=%00', ''].map(read),
  ).toEqual(['b', 'b', '', '', '', ''])
})
