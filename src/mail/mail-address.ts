/** Reads the addresses that the owner gives for the delivery of messages. */
import { isIP } from 'node:net'

export interface SmtpAddress {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  auth: { user: string; pass: string } | undefined
  /** A mail server on this machine: nothing travels over a network. */
  loopback: boolean
}

function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true
  return isIP(host) === 4 && host.startsWith('127.')
}

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
    return { host, port: Number(url.port) || (secure ? 465 : 587), secure, auth, loopback: isLoopback(host) }
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

/** https, or http to this machine; without a name and password in it. */
export function isFormMailUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(hostOf(url)))
}
