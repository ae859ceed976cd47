/** Reads the addresses that the owner gives for the delivery of messages. Also runs in the browser. */
import { isClosedHost } from '../platform/public-address.ts'

export interface SmtpAddress {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  auth: { user: string; pass: string } | undefined
  /** A mail server on this machine: nothing travels over a network. */
  loopback: boolean
}

const LOOPBACK = /^(?:localhost|::1|127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})$/

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').toLowerCase()

/** `smtps://user:password@host:465` or `smtp://…:587`; undefined when it is neither. A query is ignored: it could switch checks off. */
export function parseSmtpUrl(text: string): SmtpAddress | undefined {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol)) return undefined
  const host = hostOf(url)
  if (!/^[a-z0-9][a-z0-9.:-]*$/.test(host) && host !== '::1') return undefined
  const secure = url.protocol === 'smtps:'
  try {
    const auth = url.username === '' ? undefined : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    return { host, port: Number(url.port) || (secure ? 465 : 587), secure, auth, loopback: LOOPBACK.test(host) }
  } catch {
    // A lone % in the password.
    return undefined
  }
}

/** Without the name and the password of the account; '' when there is none. */
export function maskSmtpUrl(text: string): string {
  const address = parseSmtpUrl(text)
  if (!address) return text === '' ? '' : '••••'
  const { host, port, secure, auth } = address
  return `${secure ? 'smtps' : 'smtp'}://${auth ? '••••@' : ''}${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The ports that mail is handed in at. */
const MAIL_PORTS: ReadonlySet<number> = new Set([25, 465, 587, 2525])

const isListed = (host: string, port: number, inside: readonly string[]): boolean => inside.includes(`${host.includes(':') ? `[${host}]` : host}:${port}`)

/** For an address that the owner gives: a mail server that everybody can reach, or one of `inside`, which the server's environment lists as host:port. */
export function isAllowedSmtp(text: string, inside: readonly string[]): boolean {
  const address = parseSmtpUrl(text)
  if (!address) return false
  const { host, port } = address
  if (isListed(host, port, inside)) return true
  return MAIL_PORTS.has(port) && !isClosedHost(host.includes(':') ? `[${host}]` : host)
}

/** https at its own port on a host that everybody can reach, without a name and password in it; or one of `inside`, which may be http. */
export function isAllowedFormMail(text: string, inside: readonly string[]): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false
  if (isListedForm(url, inside)) return true
  return url.protocol === 'https:' && url.port === '' && !isClosedHost(url.hostname)
}

/** Whether the environment lists it; then it may lead inside the network. */
export const isListedForm = (url: URL, inside: readonly string[]): boolean =>
  isListed(hostOf(url), Number(url.port) || (url.protocol === 'https:' ? 443 : 80), inside)

export const isListedSmtp = ({ host, port }: SmtpAddress, inside: readonly string[]): boolean => isListed(host, port, inside)
