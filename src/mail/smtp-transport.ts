/** Delivers by SMTP, over TLS that is checked, one connection for each mail. */
import { isIP, type LookupFunction } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import type { SmtpAddress } from './mail-address.ts'
import type { OutgoingMail } from './mail.ts'
import { addressOf } from './open-host.ts'
import { DeliveryFault, type FaultCode, type Transport } from './transport.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

interface SmtpRoute {
  server: SmtpAddress
  from: { name: string; address: string }
  to: string
  /** Looks its host up; undefined for a server that the environment names. */
  lookup?: LookupFunction | undefined
}

export function smtpTransport({ server, from, to, lookup }: SmtpRoute): Transport {
  return {
    name: 'smtp',
    destination: `${to} (${server.host})`,
    async deliver(mail, key, signal) {
      // Loaded at the first mail: a site that delivers to its inbox never needs it.
      const { createTransport } = await import('nodemailer')
      const address = lookup && isIP(server.host) === 0 ? await addressOf(server.host, lookup, signal) : server.host
      const transporter = createTransport(connectionOptions(server, address))
      await transporter.sendMail({ ...envelope(mail, { from, to }, key), signal }).catch((error: unknown) => {
        throw faultOf(error, signal)
      })
    },
  }
}

/** Neither an idle pool, which loses mail silently, nor a connection that anyone can read: TLS is required beyond this machine. */
const connectionOptions = ({ host, port, secure, auth, loopback }: SmtpAddress, address: string) => ({
  // The very address that was judged; the certificate is still that of the name.
  host: address,
  port,
  secure,
  ...(auth && { auth }),
  requireTLS: !secure && !loopback,
  ignoreTLS: !secure && loopback,
  tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' as const, ...(isIP(host) === 0 && { servername: host }) },
  dnsTimeout: CONNECT_MS,
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  socketTimeout: SILENCE_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
})

function envelope(mail: OutgoingMail, { from, to }: Pick<SmtpRoute, 'from' | 'to'>, key: string): SendMailOptions {
  return {
    from,
    to: mail.to ?? to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same at every try, so that a receiver who got it twice can tell.
    messageId: `<${key}@${from.address.split('@')[1] ?? 'localhost'}>`,
  }
}

interface SmtpError {
  code?: string
  /** What the server answered to. */
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

const codes: Partial<Record<string, FaultCode>> = {
  EAUTH: 'sign_in_refused',
  ENOAUTH: 'sign_in_refused',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  ETLS: 'insecure',
  ETIMEDOUT: 'timed_out',
  EDNS: 'unreachable',
  ECONNECTION: 'unreachable',
}

/** That this server may not mail to others, or must sign in, is said in answer to a receiver as well, and is no fault of his. */
const isAboutUs = (response: string): boolean => /\b5\.7\.\d|\b5\.1\.[78]\b|relay|authenti/i.test(response)

/** For good, and for this receiver: a temporary refusal begins with a 4. */
const isReceiverRefused = ({ code, command, responseCode = 0, response = '' }: SmtpError): boolean =>
  code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500 && responseCode !== 503 && !isAboutUs(response)

function faultOf(error: unknown, signal: AbortSignal): DeliveryFault {
  const { code = '', response = '', message = '' } = error as SmtpError
  if (signal.aborted) return new DeliveryFault('timed_out', '', { cause: error })
  if (/certificate|altname|self-signed|\bTLS\b|\bSSL\b|wrong version number/i.test(message) && code !== 'EAUTH') {
    return new DeliveryFault('insecure', message, { cause: error })
  }
  if (isReceiverRefused(error as SmtpError)) return new DeliveryFault('recipient_refused', response, { cause: error })
  if (code === 'ESOCKET') return new DeliveryFault(/timeout|timed out/i.test(message) ? 'timed_out' : 'unreachable', message, { cause: error })
  return new DeliveryFault(codes[code] ?? 'unknown', response || message, { cause: error })
}
