/** Another window of the owner, in which the same record is open: it saves what this one saved last, with other words in it. */
import type { OwnerScreen } from './owner-screen.tsx'

interface Saved {
  path: string
  body: string
  version: unknown
}

export interface OtherWindow {
  /** On top of what is stored now; `from` is what this window saved, `to` what stands there instead. */
  save(from: string, to: string): Promise<void>
}

/** Listens to the saves of this window from now on. */
export function otherWindow({ site, onCall, onAnswer }: OwnerScreen): OtherWindow {
  let last: Saved | undefined
  let sent: string | undefined
  onCall((call, init) => {
    if (/^(?:POST|PUT) /.test(call) && typeof init?.body === 'string') sent = init.body
  })
  onAnswer(async (answer, call) => {
    const [method, path = ''] = call.split(' ')
    if (!answer.ok || !sent || !/^\/api\/admin\/[\w-]+(?:\/[\da-f-]{36})?$/.test(path) || (method !== 'POST' && method !== 'PUT')) return
    const body = sent
    const { id, version } = (await answer.json()) as { id?: string; version?: unknown }
    if (version === undefined) return
    last = { path: method === 'POST' ? `${path}/${id}` : path, body, version }
  })
  return {
    async save(from, to) {
      if (!last?.body.includes(from)) throw new Error(`this window did not save '${from}'`)
      const { path, body, version } = last
      const { from: _first, ...changed } = JSON.parse(body.replaceAll(from, to)) as { from?: unknown }
      const headers = { 'Content-Type': 'application/json' }
      const answer = await site.ask(path, { method: 'PUT', headers, body: JSON.stringify({ ...changed, version }) })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      last = { path, body, version: ((await answer.json()) as { version: unknown }).version }
    },
  }
}
