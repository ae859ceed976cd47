/** What the site adds to the time until the first word of a model: asked through the site and asked directly, in turn. Limit: 5 ms at p50. */
import { randomUUID } from 'node:crypto'
import { says, type ScriptedProvider } from '../tests/factories/scripted-provider.ts'
import type { Running } from './child-process.ts'
import { withModelSite } from './model-site.ts'
import { median } from './numbers.ts'
import { atMost, type Row } from './verdict.ts'

const WARM_UP = 40
const ROUNDS = 60
/** As models do: a word at a time. */
const WORD_EVERY_MS = 15
const QUESTION = 'Kan ik mijn testament later nog wijzigen?'
const ANSWER = 'U kunt een testament altijd laten wijzigen bij een notaris [bron:1]. '

/** Until the first piece that holds `mark`; the rest is read, so that the connection is used again. */
async function timeUntil(mark: string, url: string, body: unknown): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
  })
  let text = ''
  let first: number | undefined
  const decoder = new TextDecoder()
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (text.includes(mark)) first ??= performance.now() - started
  }
  if (first === undefined) throw new Error(`no ${mark} from ${url}`)
  return first
}

const throughSite = ({ origin }: Running) => timeUntil('"text-delta"', `${origin}/api/chat`, { sessionId: randomUUID(), pagePath: '/', message: QUESTION })
const directly = ({ url }: ScriptedProvider) =>
  timeUntil('"content"', `${url}/chat/completions`, { model: 'proefmodel', stream: true, messages: [{ role: 'user', content: QUESTION }] })

export function measureProvider(): Promise<Row[]> {
  return withModelSite(says(ANSWER, WORD_EVERY_MS), async (site, provider) => {
    const viaSite: number[] = []
    const direct: number[] = []
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const [through, straight] = [await throughSite(site), await directly(provider)]
      if (round < 0) continue
      viaSite.push(through)
      direct.push(straight)
    }
    const added = median(viaSite) - median(direct)
    return [
      atMost(
        "a model's first token, added by the site at p50",
        added,
        5,
        ' ms',
        `${median(viaSite).toFixed(1)} ms against ${median(direct).toFixed(1)} ms directly`,
      ),
    ]
  })
}
