/** Delivers as a multipart form to a form-mail service. */
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { OutgoingMail } from './mail.ts'
import { addressOf } from './open-host.ts'
import { DeliveryFault, type Transport } from './transport.ts'

const ANSWER_MS = 20_000

interface FormMailRoute {
  url: URL
  to: string
  /** The site's own address, to come back to and to name as the sender's. */
  origin: string
  /** Looks its host up; undefined for a service that the environment names. */
  lookup?: LookupFunction | undefined
}

/** The page that says that the message was sent; a service may point there when it has taken the form. */
const nextPage = (origin: string): string => new URL('/contact?verzonden', origin).href

export function formMailTransport(route: FormMailRoute): Transport {
  const { url, to, origin, lookup } = route
  return {
    name: 'form_mail',
    destination: `${to} (${url.host})`,
    async deliver(mail, key, signal) {
      // A service mails whom it was set up for, whatever the form says.
      if (mail.to) throw new DeliveryFault('not_configured', 'mail_transport')
      const host = url.hostname.replace(/^\[|\]$/g, '')
      // Connected is to the very address that was judged; looking it up once more could give another.
      const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
      const address = lookup && isIP(host) === 0 ? await addressOf(host, lookup, within) : host
      const form = formOf(mail, route)
      const options: RequestOptions = {
        method: 'POST',
        hostname: address,
        port: url.port || (url.protocol === 'https:' ? 443 : 80),
        path: url.pathname + url.search,
        headers: {
          'Content-Type': form.headers.get('content-type') ?? '',
          Host: url.host,
          Accept: 'application/json',
          'Idempotency-Key': key,
          Origin: origin,
          Referer: new URL('/contact', origin).href,
        },
        agent: false,
        signal: within,
        ...(isIP(host) === 0 && { servername: host }),
      }
      requireTaken(await post(url, options, Buffer.from(await form.arrayBuffer())), url, origin)
    },
  }
}

/** The form as it travels: its bytes, with their type. */
function formOf(mail: OutgoingMail, { to, origin }: FormMailRoute): Response {
  const body = new FormData()
  const own = { _to: to, _subject: mail.subject, _captcha: 'false', _template: 'table', _next: nextPage(origin) }
  for (const [name, value] of Object.entries({ ...mail.fields, ...own })) body.append(name, value)
  return new Response(body)
}

/** Redirects are not followed: that would carry the message to a place that the owner never named. */
function post(url: URL, options: RequestOptions, body: Buffer): Promise<IncomingMessage> {
  return new Promise((settle, fail) => {
    const asked = (url.protocol === 'https:' ? httpsRequest : httpRequest)(options, (response) => {
      settle(response)
      // Only how it was answered matters; a body could be endless.
      response.destroy()
    })
    asked.on('error', (error) => fail(faultOf(error)))
    asked.end(body)
  })
}

function requireTaken({ statusCode: status = 0, headers }: IncomingMessage, url: URL, origin: string): void {
  if (status >= 200 && status < 300) return
  if (status < 300 || status >= 400) throw new DeliveryFault('answer_not_ok', String(status))
  const target = URL.parse(headers.location ?? '', url)
  // A browser would end up on our own page, with a good answer.
  if (target?.href !== nextPage(origin)) throw new DeliveryFault('moved', `${status} ${target?.host ?? ''}`)
}

function faultOf(error: NodeJS.ErrnoException): DeliveryFault {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return new DeliveryFault('timed_out', '', { cause: error })
  const { code = '' } = error
  return new DeliveryFault(/CERT|TLS|SSL|SIGNATURE/.test(code) ? 'insecure' : 'unreachable', code, { cause: error })
}
