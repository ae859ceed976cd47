/** TLS in front of a server, as at an owner's: with the name that the browser asked for, and the visitor's address. */
import { request as toServer } from 'node:http'
import { createServer, request as toProxy } from 'node:https'
import getTLSOptions from 'smtp-server/lib/tls-options.js'

export interface TlsProxy extends AsyncDisposable {
  /** Where the server behind it listens. */
  target: string
}

export async function startTlsProxy(port: number): Promise<TlsProxy> {
  const proxy: TlsProxy = {
    target: '',
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  const server = createServer(getTLSOptions() as object, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': '192.0.2.7' }
    const onward = toServer(new URL(asked.url ?? '/', proxy.target), { method: asked.method ?? 'GET', headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return proxy
}

export interface Answer {
  status: number
  location: string | undefined
  text: string
}

/** Asks by TLS for a host that no name service knows. */
export const askByTls = (port: number, host: string, path: string, options: { method?: string; body?: string } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', body } = options
    const headers = { Host: host, ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }) }
    const asked = toProxy({ host: '127.0.0.1', port, path, method, headers, rejectUnauthorized: false, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, text: Buffer.concat(chunks).toString('utf8') }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
