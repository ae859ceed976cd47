/** Delivers as a multipart form to a form-mail service. */
import { DeliveryFault, type Transport } from './transport.ts'

const ANSWER_MS = 20_000

interface FormMailRoute {
  url: string
  to: string
  /** The site's own address, to come back to and to name as the sender's. */
  origin: string
}

/** The page that says that the message was sent; a service may point there when it has taken the form. */
const nextPage = (origin: string): string => new URL('/contact?verzonden', origin).href

export function formMailTransport({ url, to, origin }: FormMailRoute): Transport {
  return {
    name: 'form_mail',
    destination: `${to} (${new URL(url).host})`,
    async deliver(mail, key, signal) {
      const body = new FormData()
      const own = { _to: to, _subject: mail.subject, _captcha: 'false', _template: 'table', _next: nextPage(origin) }
      for (const [name, value] of Object.entries({ ...mail.fields, ...own })) body.append(name, value)
      const response = await fetch(url, {
        method: 'POST',
        body,
        // Followed, a redirect would carry the message to a place that the owner never named.
        redirect: 'manual',
        headers: { Accept: 'application/json', 'Idempotency-Key': key, Origin: origin, Referer: new URL('/contact', origin).href },
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      }).catch((error: unknown) => {
        throw faultOf(error)
      })
      await response.body?.cancel()
      requireTaken(response, url, origin)
    },
  }
}

function requireTaken(response: Response, url: string, origin: string): void {
  if (response.ok) return
  const { status, headers } = response
  if (status < 300 || status >= 400) throw new DeliveryFault('answer_not_ok', String(status))
  const target = URL.parse(headers.get('location') ?? '', url)
  // A browser would end up on our own page, with a good answer.
  if (target?.href !== nextPage(origin)) throw new DeliveryFault('moved', `${status} ${target?.host ?? ''}`)
}

function faultOf(error: unknown): DeliveryFault {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  if (name === 'TimeoutError' || name === 'AbortError') return new DeliveryFault('timed_out', '', { cause: error })
  const code = cause?.code ?? ''
  return new DeliveryFault(/CERT|TLS|SSL|SIGNATURE/.test(code) ? 'insecure' : 'unreachable', code, { cause: error })
}
