import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import type { Resolve } from '../../platform/checked-lookup.ts'
import { probe, type ProbeOptions } from './probe.ts'

const toThisMachine: Resolve = (_host, answer) => answer(null, [{ address: '127.0.0.1', family: 4 }])
const unknown: Resolve = (_host, answer) => answer(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), [])

interface Seen {
  method: string | undefined
  url: string | undefined
  host: string | undefined
}

/** A server on this machine that every name leads to. The rules judge names and addresses as ever; only the wire is plain. */
async function destination(listener: RequestListener): Promise<{ options: ProbeOptions; seen: Seen[]; port: number }> {
  const seen: Seen[] = []
  const server = createServer((incoming, outgoing) => {
    seen.push({ method: incoming.method, url: incoming.url, host: incoming.headers.host })
    listener(incoming, outgoing)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { options: { ownHosts: ['www.eigen.nl'], resolve: toThisMachine, isAllowed: () => true, request, timeoutMs: 2_000 }, seen, port }
}

const at = (port: number, path = '/') => `https://partner.example.com:${port}${path}`

test('a destination that answers is well, and HEAD is enough', async () => {
  const { options, seen, port } = await destination((_in, out) => out.writeHead(204).end())
  expect(await probe(at(port, '/pad?a=b'), options)).toMatchObject({ fault: null, status: 204, finalHost: 'partner.example.com', certificateUntil: null })
  expect(seen).toEqual([{ method: 'HEAD', url: '/pad?a=b', host: `partner.example.com:${port}` }])
})

test('a server that does not know HEAD is asked with GET, and its endless body is not waited for', async () => {
  const { options, seen, port } = await destination((incoming, out) => {
    out.writeHead(incoming.method === 'HEAD' ? 405 : 200)
    if (incoming.method === 'HEAD') out.end()
    else out.write('x')
  })
  expect(await probe(at(port), options)).toMatchObject({ fault: null, status: 200 })
  expect(seen.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
})

test.each([404, 500, 403])('status %i of both is a fault, and is kept', async (status) => {
  const { options, port } = await destination((_in, out) => out.writeHead(status).end())
  expect(await probe(at(port), options)).toMatchObject({ fault: 'status', status })
})

test('five redirects are followed, and the last host is kept', async () => {
  const { options, port } = await destination((incoming, out) => {
    const hop = Number(incoming.url?.slice(1) ?? 0)
    if (hop === 5) out.writeHead(200).end()
    else out.writeHead(302, { Location: hop === 4 ? `https://eind.example.com:${port}/5` : `/${hop + 1}` }).end()
  })
  expect(await probe(at(port, '/0'), options)).toMatchObject({ fault: null, status: 200, finalHost: 'eind.example.com' })
})

test('a sixth redirect is one too many', async () => {
  const { options, seen, port } = await destination((_in, out) => out.writeHead(302, { Location: '/' }).end())
  expect(await probe(at(port), options)).toMatchObject({ fault: 'too-many-redirects', status: 302 })
  expect(seen).toHaveLength(6)
})

test.each([
  'http://partner.example.com/',
  'https://127.0.0.1/',
  'https://[::ffff:169.254.169.254]/',
  'https://2130706433/',
  'https://localhost/',
  'https://naam:geheim@partner.example.com/',
  'https://www.eigen.nl/out/testament',
  'file:///etc/passwd',
])('a redirect to %s is not followed', async (location) => {
  const { options, seen, port } = await destination((_in, out) => out.writeHead(301, { Location: location }).end())
  expect(await probe(at(port), options)).toMatchObject({ fault: 'bad-redirect', status: 301 })
  expect(seen.map(({ url }) => url)).toEqual(['/', '/'])
})

test('a redirect that says not where to is a fault', async () => {
  const { options, port } = await destination((_in, out) => out.writeHead(302).end())
  expect(await probe(at(port), options)).toMatchObject({ fault: 'bad-redirect' })
})

test.each([
  ['one inner address', ['10.0.0.8']],
  ['an inner address beside a public one', ['93.184.216.34', '169.254.169.254']],
  ['this machine in IPv6', ['::1']],
  ['an inner address dressed as IPv6', ['::ffff:192.168.1.1']],
])('a name that resolves to %s is not connected to', async (_what, addresses) => {
  const { options, seen, port } = await destination((_in, out) => out.end())
  const resolve: Resolve = (_host, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  const { isAllowed: _all, ...strict } = options
  expect(await probe(at(port), { ...strict, resolve })).toMatchObject({ fault: 'closed-address', status: null })
  expect(seen).toEqual([])
})

test('a name is resolved for each connection, so that an answer that changes meanwhile is judged too', async () => {
  const { options, seen, port } = await destination((_in, out) => out.writeHead(302, { Location: '/verder' }).end())
  let asked = 0
  const isAllowed = () => (asked += 1) === 1
  expect(await probe(at(port), { ...options, isAllowed })).toMatchObject({ fault: 'closed-address', status: 302 })
  expect(seen).toHaveLength(1)
})

test('a stored destination that the rules refuse by now is not asked', async () => {
  const { options, seen, port } = await destination((_in, out) => out.end())
  expect(await probe(`https://127.0.0.1:${port}/`, options)).toMatchObject({ fault: 'closed-address', status: null })
  expect(seen).toEqual([])
})

test('a server that is silent is given up in time', async () => {
  const { options, port } = await destination(() => {})
  expect(await probe(at(port), { ...options, timeoutMs: 150 })).toMatchObject({ fault: 'timeout', status: null })
})

test('a name that does not exist, and a resolver that never answers', async () => {
  const { options, port } = await destination((_in, out) => out.end())
  expect(await probe(at(port), { ...options, resolve: unknown })).toMatchObject({ fault: 'no-name' })
  expect(await probe(at(port), { ...options, resolve: () => {}, timeoutMs: 100 })).toMatchObject({ fault: 'timeout' })
})

test('a server that breaks off, and a port where nothing listens', async () => {
  const { options, port } = await destination((incoming) => incoming.socket.destroy())
  expect(await probe(at(port), options)).toMatchObject({ fault: 'network', status: null })
  expect(await probe(at(1), options)).toMatchObject({ fault: 'network' })
})

test('over real TLS a server without a certificate is a fault', async () => {
  const server = createTlsServer({}, () => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('tlsClientError', () => {})
  const { request: _plain, ...options } = (await destination(() => {})).options
  const { fault } = await probe(at((server.address() as AddressInfo).port), options)
  expect(['certificate', 'network']).toContain(fault)
})
