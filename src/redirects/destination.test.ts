import { expect, test } from 'vitest'
import { readBaseUrl, readDestination, resolveDestination, type DestinationFault } from './destination.ts'
import { isPublicAddress } from '../platform/public-address.ts'

const own = ['www.elkenotaris.nl']

test.each([
  ['https://partner.example.com/a?b=c#d', 'https://partner.example.com/a?b=c#d'],
  ['  https://partner.nl  ', 'https://partner.nl/'],
  ['HTTPS://Partner.NL:8443/Pad', 'https://partner.nl:8443/Pad'],
  ['https://münchen.de/', 'https://xn--mnchen-3ya.de/'],
  ['https://93.184.216.34/', 'https://93.184.216.34/'],
  ['https://[2606:2800:220:1:248:1893:25c8:1946]/', 'https://[2606:2800:220:1:248:1893:25c8:1946]/'],
  ['https://elkenotaris.nl.partner.com/', 'https://elkenotaris.nl.partner.com/'],
  ['https://localhost.partner.nl/', 'https://localhost.partner.nl/'],
])('%s is a destination', (typed, url) => {
  expect(readDestination(typed, own)).toEqual({ url })
})

test.each<[DestinationFault, string]>([
  ['empty', ''],
  ['empty', '   '],
  ['too-long', `https://partner.nl/${'a'.repeat(2_000)}`],
  ['too-long', `https://partner.nl/${'é'.repeat(800)}`],
  ['characters', 'https://partner.nl/a b'],
  ['characters', 'https://partner.nl/\u0000'],
  ['characters', 'https://part\nner.nl/'],
  ['characters', 'https://partner.nl\\@evil.example/'],
  ['characters', 'https:\\\\partner.nl'],
  ['characters', 'https://partner.nl/\u2028a'],
  ['unreadable', 'partner.nl'],
  ['unreadable', 'https://'],
  ['unreadable', 'https://a:99999/'],
  ['unreadable', '//partner.nl/'],
  ['not-https', 'http://partner.nl/'],
  ['not-https', 'javascript:alert(1)'],
  ['not-https', 'data:text/html,x'],
  ['not-https', 'ftp://partner.nl/'],
  ['not-https', 'https:partner.nl'],
  ['not-https', 'https:/partner.nl'],
  ['credentials', 'https://naam@partner.nl/'],
  ['credentials', 'https://naam:geheim@partner.nl/'],
  ['credentials', 'https://partner.nl@evil.example/'],
  ['own-host', 'https://www.elkenotaris.nl/out/testament'],
  ['own-host', 'https://elkenotaris.nl/'],
  ['own-host', 'https://ELKENOTARIS.NL.:8443/'],
  ['private', 'https://localhost/'],
  ['private', 'https://a.localhost/'],
  ['private', 'https://router/'],
  ['private', 'https://nas.local/'],
  ['private', 'https://metadata.google.internal/'],
  ['private', 'https://printer.home.arpa/'],
  ['private', 'https://partner.nl./'],
  ['private', 'https://127.0.0.1/'],
  ['private', 'https://127.1/'],
  ['private', 'https://2130706433/'],
  ['private', 'https://0x7f000001/'],
  ['private', 'https://0177.0.0.1/'],
  ['private', 'https://0/'],
  ['private', 'https://10.0.0.8/'],
  ['private', 'https://172.31.255.255/'],
  ['private', 'https://192.168.1.1/'],
  ['private', 'https://100.64.0.1/'],
  ['private', 'https://169.254.169.254/latest/meta-data'],
  ['private', 'https://192.0.2.1/'],
  ['private', 'https://224.0.0.1/'],
  ['private', 'https://255.255.255.255/'],
  ['private', 'https://①②⑦.0.0.1/'],
  ['private', 'https://[::]/'],
  ['private', 'https://[::1]/'],
  ['private', 'https://[::ffff:127.0.0.1]/'],
  ['private', 'https://[::ffff:a9fe:a9fe]/'],
  ['private', 'https://[64:ff9b::7f00:1]/'],
  ['private', 'https://[2002:7f00:1::]/'],
  ['private', 'https://[2001::1]/'],
  ['private', 'https://[2001:db8::1]/'],
  ['private', 'https://[fe80::1]/'],
  ['private', 'https://[fc00::1]/'],
  ['private', 'https://[fd00:ec2::254]/'],
  ['private', 'https://[ff02::1]/'],
])('%s: %j is refused', (fault, typed) => {
  expect(readDestination(typed, own)).toEqual({ fault })
})

test.each(['1.2.3', '1.2.3.4.5', '256.1.1.1', 'fe80::1%eth0', '', 'partner.nl', ':::', '::ffff:10.0.0.1', '64:ff9b::a00:1'])(
  '%j is no public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(false)
  },
)

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:400e:80c::200e'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['/partner/123', 'https://partner.nl/partner/123'],
  ['/partner?a=b', 'https://partner.nl/partner?a=b'],
  ['https://ander.nl/x', 'https://ander.nl/x'],
])('%s is read with the base address', (typed, url) => {
  expect(resolveDestination(typed, { base: 'https://partner.nl/', ownHosts: own })).toEqual({ url })
})

test('a base address keeps its own path', () => {
  expect(resolveDestination('/123', { base: 'https://partner.nl/verwijzing/', ownHosts: own })).toEqual({ url: 'https://partner.nl/verwijzing/123' })
})

test('a relative destination needs a base address, and cannot leave it for another host', () => {
  expect(resolveDestination('/123', { base: '', ownHosts: own })).toEqual({ fault: 'no-base' })
  expect(resolveDestination('//evil.example/', { base: 'https://partner.nl', ownHosts: own })).toEqual({ fault: 'unreadable' })
  expect(resolveDestination('/\\evil.example/', { base: 'https://partner.nl', ownHosts: own })).toEqual({ fault: 'characters' })
  expect(resolveDestination('/@evil.example/', { base: 'https://partner.nl', ownHosts: own })).toEqual({ url: 'https://partner.nl/@evil.example/' })
})

test('a base address has no query, since paths are put behind it', () => {
  expect(readBaseUrl('https://partner.nl/?id=1', own)).toEqual({ fault: 'query' })
  expect(readBaseUrl('https://partner.nl/pad', own)).toEqual({ url: 'https://partner.nl/pad' })
  expect(readBaseUrl('http://partner.nl/pad', own)).toEqual({ fault: 'not-https' })
})

test.each([
  ['partner.nl/x', 'https://partner.nl/x'],
  [' www.partner.nl ', 'https://www.partner.nl/'],
  ['partner.nl:8443/x?a=b#c', 'https://partner.nl:8443/x?a=b#c'],
  ['partner.nl?a=b', 'https://partner.nl/?a=b'],
])('%j is completed to %s', (typed, url) => {
  expect(resolveDestination(typed, { base: 'https://ander.nl/', ownHosts: own })).toEqual({ url })
})

test('a base address is completed as well', () => {
  expect(readBaseUrl('partner.nl/via', own)).toEqual({ url: 'https://partner.nl/via' })
})

test.each([
  ['unreadable', 'partner'],
  ['unreadable', '//partner.nl'],
  ['not-https', 'javascript:alert(1)'],
  ['not-https', 'mailto:a@partner.nl'],
  ['unreadable', 'naam@partner.nl'],
  ['private', '127.0.0.1/x'],
  ['own-host', 'elkenotaris.nl/out/x'],
  ['characters', 'partner.nl/a b'],
])('%s: %j is not completed to something that may be followed', (fault, typed) => {
  expect(resolveDestination(typed, { base: 'https://ander.nl/', ownHosts: own })).toEqual({ fault })
})
