/** A program that talks to the chat over HTTP. */
export interface ChatReply {
  choices: { message: { role: string; content: string } }[]
  sources: { title: string; url: string }[]
  kind: string
}

export const json = { 'Content-Type': 'application/json', Accept: 'application/json' }

export const postChat = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/api/chat`, { method: 'POST', headers: { ...json, ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) })

export async function askOverHttp(url: string, message: string, sessionId: string = crypto.randomUUID()): Promise<ChatReply> {
  const response = await postChat(url, { sessionId, pagePath: '/', message })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as ChatReply
}
