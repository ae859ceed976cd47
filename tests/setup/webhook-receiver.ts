/** Another program that is told what happens: a server that keeps what it was sent and answers as it is told to. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  text: string
  body: { type: string; timestamp: string; data: Record<string, unknown> }
}

export interface Receiver extends AsyncDisposable {
  url: string
  /** As the environment of a site lists it. */
  host: string
  received: Received[]
  /** 'hang': it never answers. */
  answer: { status: number | 'hang'; location?: string }
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const answer: Receiver['answer'] = { status: 204 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      received.push({ headers: request.headers, text, body: JSON.parse(text) as Received['body'] })
      if (answer.status === 'hang') return
      response.writeHead(answer.status, answer.location === undefined ? {} : { Location: answer.location }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}/hook`,
    host,
    received,
    answer,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** As the specification says that a receiver judges. */
export function isSigned({ headers, text }: Received, secret: string): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`
  const own = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(signed)
    .digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${own}`)
}
