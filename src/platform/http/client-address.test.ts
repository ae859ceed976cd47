import { expect, test } from 'vitest'
import { httpApp } from '../../../tests/factories/http-app.ts'
import { addressBlock, addressPrefix, clientAddress, visitorKey } from './client-address.ts'

/** The address seen for a request whose peer is 192.0.2.7. */
async function addressOf(headers: Record<string, string>, trustProxy: boolean): Promise<string> {
  const app = httpApp().get('/', (c) => c.text(clientAddress(c, trustProxy)))
  const peer = { incoming: { socket: { remoteAddress: '192.0.2.7', remotePort: 1, remoteFamily: 'IPv4' } } }
  return (await app.request('/', { headers }, peer)).text()
}

test('a visitor cannot choose an address: without a trusted proxy the header is not read', async () => {
  expect(await addressOf({ 'x-forwarded-for': '203.0.113.9' }, false)).toBe('192.0.2.7')
})

test('behind a trusted proxy the last entry counts, which the proxy wrote itself', async () => {
  expect(await addressOf({ 'x-forwarded-for': '1.1.1.1, 203.0.113.9' }, true)).toBe('203.0.113.9')
})

test('behind a trusted proxy that says nothing the peer counts', async () => {
  expect(await addressOf({}, true)).toBe('192.0.2.7')
})

test('a visitor with a new IPv6 address of the same network is the same visitor', () => {
  expect(visitorKey('salt', '2001:db8:1:2:aaaa::1', 'Firefox')).toBe(visitorKey('salt', '2001:db8:1:2:bbbb:cccc:dddd:2', 'Firefox'))
  expect(visitorKey('salt', '2001:db8:1:2:aaaa::1', 'Firefox')).not.toBe(visitorKey('salt', '2001:db8:1:3:aaaa::1', 'Firefox'))
})

test('short forms of one IPv6 network are the same visitor', () => {
  expect(visitorKey('salt', '2001:db8::1', 'Firefox')).toBe(visitorKey('salt', '2001:db8:0:0:5:6:7:8', 'Firefox'))
})

test('two IPv4 visitors stay two, also when written as IPv6', () => {
  expect(addressPrefix('::ffff:192.0.2.1')).not.toBe(addressPrefix('::ffff:192.0.2.2'))
  expect(visitorKey('salt', '192.0.2.1', 'Firefox')).not.toBe(visitorKey('salt', '192.0.2.2', 'Firefox'))
})

test.each([
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3::4', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['', ''],
])('%s lies in the block %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

test('a key holds neither address nor browser and leads nowhere with the salt of another day', () => {
  const key = visitorKey('salt-1', '192.0.2.1', 'Firefox')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(key).not.toBe(visitorKey('salt-2', '192.0.2.1', 'Firefox'))
})
