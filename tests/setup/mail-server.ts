/** Real receivers of mail on this machine: an SMTP server and an HTTP server that takes forms, each keeping what it got. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** By name in lower case; encoded words are decoded. */
  headers: Map<string, string>
  /** As it came. */
  raw: string
  /** The plain text part and the HTML part, decoded. */
  text: string
  html: string
}

export interface MailServer extends AsyncDisposable {
  port: number
  url: string
  mails: ReceivedMail[]
  /** Called with each mail once it is taken in, before the sender hears so; an Error refuses it. */
  onMail: (mail: ReceivedMail) => Promise<Error | undefined>
}

const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

function decodeBody(part: string): string {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return (encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body).replaceAll('\r\n', '\n')
}

const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )

function headersOf(raw: string): Map<string, string> {
  const head = raw.split(/\r?\n\r?\n/, 1)[0] ?? ''
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 1).trim())]))
}

function read(raw: string, envelope: { from: string; to: string[] }): ReceivedMail {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1]
  const parts = boundary ? raw.split(`--${boundary}`) : [raw]
  const partOf = (type: string) => decodeBody((parts.find((part) => new RegExp(`^content-type: ${type}`, 'im').test(part)) ?? '').trimStart())
  return { ...envelope, headers: headersOf(raw), raw, text: partOf('text/plain'), html: partOf('text/html') }
}

/** Speaks plain SMTP unless told otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const from = session.envelope.mailFrom
        const to = session.envelope.rcptTo.map((one) => one.address)
        const mail = read(Buffer.concat(chunks).toString('utf8'), { from: from === false ? '' : from.address, to })
        mails.push(mail)
        callback((await running.onMail(mail)) ?? null)
      })
    },
  })
  // A sender that is killed in the middle of a mail is part of the tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  const running: MailServer = {
    port,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    onMail: async () => undefined,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return running
}

export interface ReceivedForm {
  fields: Record<string, string>
  headers: Record<string, string | undefined>
}

export interface FormServer extends AsyncDisposable {
  url: string
  forms: ReceivedForm[]
  /** How the next forms are answered. */
  answer: { status: number; headers?: Record<string, string> }
}

/** A form-mail service: takes multipart forms. */
export async function startFormServer(): Promise<FormServer> {
  const forms: ReceivedForm[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { headers } = request
      const body = new Response(Buffer.concat(chunks), { headers: { 'Content-Type': headers['content-type'] ?? '' } })
      void body.formData().then((form) => {
        const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
        forms.push({ fields, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) })
        response.writeHead(running.answer.status, running.answer.headers).end('{}')
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const running: FormServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ajax`,
    forms,
    answer: { status: 200 },
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return running
}
