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

/** What the owner fills in, as it is stored. */
export interface SmtpFields {
  smtp_host: string
  smtp_port: string
  /** 'tls' or 'starttls'. */
  smtp_security: string
  smtp_user: string
  smtp_password: string
}

export const smtpSecurities = ['tls', 'starttls'] as const
export type SmtpSecurity = (typeof smtpSecurities)[number]

const LOOPBACK = /^(?:localhost|::1|127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})$/
const HOST = /^[a-z0-9][a-z0-9.:-]*$/

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** A host as the owner types it, in lower case and without brackets; undefined when it is none. */
function readHost(text: string): string | undefined {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
  if (!HOST.test(host) && host !== '::1') return undefined
  const url = URL.parse(`smtp://${inAddress(host)}`)
  return url ? hostOf(url) : undefined
}

const readPort = (text: string): number | undefined => (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536 ? Number(text) : undefined)

/** Undefined while something of it is missing or wrong. Without a name there is no signing in. */
export function smtpServerOf({ smtp_host, smtp_port, smtp_security, smtp_user, smtp_password }: SmtpFields): SmtpAddress | undefined {
  const host = readHost(smtp_host)
  const port = readPort(smtp_port)
  if (host === undefined || port === undefined || !isSmtpSecurity(smtp_security)) return undefined
  const auth = smtp_user === '' ? undefined : { user: smtp_user, pass: smtp_password }
  return { host, port, secure: smtp_security === 'tls', auth, loopback: LOOPBACK.test(host) }
}

/** The fields that say the same as an address of before. */
export const smtpFieldsOf = ({ host, port, secure, auth }: SmtpAddress): SmtpFields => ({
  smtp_host: host,
  smtp_port: String(port),
  smtp_security: secure ? 'tls' : 'starttls',
  smtp_user: auth?.user ?? '',
  smtp_password: auth?.pass ?? '',
})

/** `smtps://user:password@host:465` or `smtp://…:587`; undefined when it is neither. A query is ignored: it could switch checks off. */
export function parseSmtpUrl(text: string): SmtpAddress | undefined {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol)) return undefined
  const host = hostOf(url)
  if (!HOST.test(host) && host !== '::1') return undefined
  const secure = url.protocol === 'smtps:'
  try {
    const auth = url.username === '' ? undefined : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    return { host, port: Number(url.port) || (secure ? 465 : 587), secure, auth, loopback: LOOPBACK.test(host) }
  } catch {
    // A lone % in the password.
    return undefined
  }
}

/** The ports that mail is handed in at. */
const MAIL_PORTS: ReadonlySet<number> = new Set([25, 465, 587, 2525])

const isListed = (host: string, port: number, inside: readonly string[]): boolean => inside.includes(`${inAddress(host)}:${port}`)

/** For a server that the owner gives: one that everybody can reach, or one of `inside`, which the server's environment lists as host:port. */
export const isAllowedSmtp = (server: SmtpAddress, inside: readonly string[]): boolean =>
  isListedSmtp(server, inside) || (MAIL_PORTS.has(server.port) && !isClosedHost(inAddress(server.host)))

/** Whether the host can be allowed at some port: host and port are fields of their own, and are judged together when mail goes out. */
export function isAllowedSmtpHost(text: string, inside: readonly string[]): boolean {
  const host = readHost(text)
  return host !== undefined && (!isClosedHost(inAddress(host)) || inside.some((one) => one.startsWith(`${inAddress(host)}:`)))
}

/** Whether the port can be allowed at some host. */
export function isAllowedSmtpPort(text: string, inside: readonly string[]): boolean {
  const port = readPort(text)
  return port !== undefined && (MAIL_PORTS.has(port) || inside.some((one) => one.endsWith(`:${port}`)))
}

export const isSmtpSecurity = (text: string): text is SmtpSecurity => smtpSecurities.some((known) => known === text)

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
