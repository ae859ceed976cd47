/** Whether an address on the network is one that anybody can reach: nothing of this server or the network it stands in. Also runs in the browser. */

const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/

/** As [first address, length of the prefix]: what IANA lists as not globally reachable, and multicast. */
const closedV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

function isPublicV4(address: string): boolean {
  const number = numberOf(address)
  return !closedV4.some(([first, length]) => Math.floor(number / 2 ** (32 - length)) === Math.floor(numberOf(first) / 2 ** (32 - length)))
}

/** The eight groups of an IPv6 address; undefined when it is none. */
function groupsOf(address: string): number[] | undefined {
  const host = URL.parse(`https://[${address}]/`)?.hostname
  if (!host) return undefined
  const [head = '', tail] = host.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - front.length - back.length).fill('0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16))
}

/** Only 2000::/3 is handed out; within it these lead elsewhere: 2001::/23 (Teredo and the like), documentation, and 6to4, which hides an IPv4 address. */
function isPublicV6([first = 0, second = 0]: readonly number[]): boolean {
  if (first < 0x2000 || first > 0x3fff) return false
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000)
}

/** Takes an address as a resolver gives it: dotted IPv4 or any form of IPv6, without brackets. Anything else is not public. */
export function isPublicAddress(address: string): boolean {
  const v4 = IPV4.exec(address)
  if (v4) return v4.slice(1).every((part) => Number(part) <= 255) && isPublicV4(address)
  const groups = address.includes(':') ? groupsOf(address) : undefined
  return groups !== undefined && isPublicV6(groups)
}

/** Names that mean something inside a network only. */
const closedNames = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'home.arpa', 'invalid', 'test', 'onion']

const isAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host)

/** Takes a host as `URL` writes it. What a name leads to is only known when it is looked up: see `checked-lookup.ts`. */
export function isClosedHost(host: string): boolean {
  if (isAddress(host)) return !isPublicAddress(host.replace(/^\[|\]$/g, ''))
  if (!host.includes('.') || host.endsWith('.')) return true
  return closedNames.some((name) => host === name || host.endsWith(`.${name}`))
}
