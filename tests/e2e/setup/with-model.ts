/** A server whose owner has chosen a scripted model. */
import { KEY, type ScriptedProvider } from '../../factories/scripted-provider.ts'
import { json } from './chat-client.ts'
import { signInByCall } from './owner.ts'
import { PASSWORD, startServer, type RunningServer } from './server.ts'

export async function startWithModel(provider: ScriptedProvider, env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ PROVIDER_HOSTS: provider.host, ...env })
  const Cookie = (await signInByCall(server.url)).map((pair) => pair.join('=')).join('; ')
  const chosen = { provider_base_url: provider.url, provider_model: 'proefmodel', chatbot_api_key: KEY, current_password: PASSWORD }
  const headers = { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie }
  const saved = await fetch(`${server.url}/api/admin/settings`, { method: 'PUT', headers, body: JSON.stringify(chosen) })
  if (!saved.ok) throw new Error(`the model was not chosen: ${saved.status} ${await saved.text()}`)
  return server
}

/** Reads the parts of an event stream as they come; `text` is what a reader has on screen. */
export class StreamReader {
  text = ''
  types: string[] = []
  readonly done: Promise<void>

  constructor(response: Response) {
    this.done = this.#read(response)
  }

  async #read(response: Response): Promise<void> {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) {
      rest += decoder.decode(bytes, { stream: true })
      const frames = rest.split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) if (frame !== 'data: [DONE]') this.#take(JSON.parse(frame.slice('data: '.length)) as { type: string; delta?: string })
    }
  }

  #take({ type, delta = '' }: { type: string; delta?: string }): void {
    this.types.push(type)
    if (type === 'data-restart') this.text = ''
    if (type === 'text-delta') this.text += delta
  }
}
