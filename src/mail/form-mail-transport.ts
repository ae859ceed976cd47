/** Delivers as a multipart form to a form-mail service. */
import type { LookupFunction } from 'node:net'
import type { OutgoingMail } from './mail.ts'
import { postTo, type PostAnswer } from './post-to.ts'
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
      const form = formOf(mail, route)
      const headers = {
        'Content-Type': form.headers.get('content-type') ?? '',
        Accept: 'application/json',
        'Idempotency-Key': key,
        Origin: origin,
        Referer: new URL('/contact', origin).href,
      }
      const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
      requireTaken(await postTo({ url, headers, body: Buffer.from(await form.arrayBuffer()), lookup, signal: within }), url, origin)
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

function requireTaken({ status, location }: PostAnswer, url: URL, origin: string): void {
  if (status >= 200 && status < 300) return
  if (status < 300 || status >= 400) throw new DeliveryFault('answer_not_ok', String(status))
  const target = URL.parse(location, url)
  // A browser would end up on our own page, with a good answer.
  if (target?.href !== nextPage(origin)) throw new DeliveryFault('moved', `${status} ${target?.host ?? ''}`)
}
