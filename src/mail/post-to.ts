/** Posts something to an address that the owner gave, without being led inside this server's network or on to elsewhere. */
import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { addressOf } from './open-host.ts'
import { DeliveryFault } from './transport.ts'

export interface Post {
  url: URL
  headers: Record<string, string>
  body: Buffer
  /** Looks its host up; undefined for a host that the environment names. */
  lookup: LookupFunction | undefined
  signal: AbortSignal
}

export interface PostAnswer {
  status: number
  /** Where it leads on to; ''. Redirects are not followed: that would carry the body to a place that the owner never named. */
  location: string
}

/** Resolves with whatever was answered. Throws DeliveryFault `unreachable`, `insecure` or `timed_out`. */
export async function postTo({ url, headers, body, lookup, signal }: Post): Promise<PostAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Connected is to the very address that was judged; looking it up once more could give another.
  const address = lookup && isIP(host) === 0 ? await addressOf(host, lookup, signal) : host
  const options: RequestOptions = {
    method: 'POST',
    hostname: address,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: url.pathname + url.search,
    headers: { ...headers, Host: url.host },
    agent: false,
    signal,
    ...(isIP(host) === 0 && { servername: host }),
  }
  return new Promise((settle, fail) => {
    const asked = (url.protocol === 'https:' ? httpsRequest : httpRequest)(options, (response) => {
      settle({ status: response.statusCode ?? 0, location: response.headers.location ?? '' })
      // Only how it was answered matters; a body could be endless.
      response.destroy()
    })
    asked.on('error', (error) => fail(faultOf(error)))
    asked.end(body)
  })
}

function faultOf(error: NodeJS.ErrnoException): DeliveryFault {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return new DeliveryFault('timed_out', '', { cause: error })
  const { code = '' } = error
  return new DeliveryFault(/CERT|TLS|SSL|SIGNATURE/.test(code) ? 'insecure' : 'unreachable', code, { cause: error })
}
