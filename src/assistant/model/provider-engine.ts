/** Answers with the owner's model on the site's own passages: streamed, cleaned, bounded in time, and never the only way to an answer. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { isStepCount, streamText, type ToolSet } from 'ai'
import type { AnswerSource, EngineInput } from '../conversation/engine.ts'
import { createStreamCleaner, type Refusal, type StreamCleaner } from './clean-stream.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { PassageShelf, type ProviderPassage } from './passage-shelf.ts'
import { PROMPT_VERSION, writePassages, writePrompt } from './prompt.ts'
import { createSourceTools } from './tools.ts'
import type { ProviderConfig } from './provider-config.ts'
import { ProviderFailed } from './provider-failed.ts'

const FIRST_TOKEN_MS = 15_000
const BETWEEN_TOKENS_MS = 10_000
const IN_ALL_MS = 60_000
const TRIES = 2
const MOST_TOKENS = 900
const MOST_CHARACTERS = 6_000
const MOST_STEPS = 4
const MOST_SOURCES = 6
/** Of one passage, so that the next one that is named has its own too. */
const MOST_OF_ONE = 3

export interface ProviderRequest extends EngineInput {
  config: ProviderConfig
  systemPrompt: string
  passages: readonly ProviderPassage[]
  /** See `PromptInput`. */
  facts?: readonly string[]
  tools: ToolSet
  /** More passages, for one question in Dutch that stands by itself. */
  lookUp: (question: string) => readonly ProviderPassage[]
  /** The sum for one question in Dutch that names all that it takes. */
  calculate: (question: string) => ProviderPassage | undefined
  /** See `namesOfContent`; undefined for none. */
  contentNames?: ReadonlySet<string> | undefined
  signal: AbortSignal
}

export interface ProviderUsage {
  model: string
  promptVersion: string
  inputTokens: number
  outputTokens: number
}

export type ProviderDone = {
  type: 'done'
  complete: boolean
  /** What it leans on, in the order of the answer; empty for a refusal. */
  sources: AnswerSource[]
  /** Id of the passage that it leans on first. */
  reference: string | undefined
  /** The model said that it has no answer, or that the question is none of ours. */
  refusal: Refusal | undefined
} & ProviderUsage

export type ProviderEvent = { type: 'text'; delta: string } | ProviderDone

/** Throws `ProviderFailed` while nothing has been shown yet; afterwards a failure ends in `done` with `complete: false`. */
export async function* answerWithProvider(request: ProviderRequest): AsyncGenerator<ProviderEvent> {
  const clock = new AbortController()
  const firstToken = setTimeout(() => clock.abort(new Error('no first token')), FIRST_TOKEN_MS)
  const inAll = setTimeout(() => clock.abort(new Error('too slow')), IN_ALL_MS)
  const signal = AbortSignal.any([request.signal, clock.signal])
  try {
    for (let attempt = 1; ; attempt += 1) {
      const answer = new Answer(request)
      try {
        for await (const delta of answer.stream(signal)) {
          if (delta !== '') {
            clearTimeout(firstToken)
            yield { type: 'text', delta }
          } else if (answer.characters === 0) {
            // A model that looked something up is at work. Later the timer is over, and this would begin it anew.
            firstToken.refresh()
          }
        }
        if (answer.characters === 0) throw new ProviderFailed('no text')
        yield answer.finish(true)
        return
      } catch (error) {
        if (answer.characters > 0) {
          yield answer.finish(false)
          return
        }
        if (attempt >= TRIES || signal.aborted || isFinal(error)) throw toFailure(error, request.signal)
      }
    }
  } finally {
    clearTimeout(firstToken)
    clearTimeout(inAll)
  }
}

/** One call of the model. */
class Answer {
  characters = 0
  readonly #request: ProviderRequest
  readonly #passages: PassageShelf
  readonly #cleaner: StreamCleaner
  #usage = { inputTokens: 0, outputTokens: 0 }

  constructor(request: ProviderRequest) {
    this.#request = request
    const { passages, question, history, contentNames } = request
    const said = history.filter((turn) => turn.role === 'user').map((turn) => turn.content)
    // What was said before passed the cleaner then.
    const answered = history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
    const knownText = [...passages.map(({ title, text }) => `${title} ${text}`), ...answered].join('\n')
    this.#passages = new PassageShelf(passages)
    this.#cleaner = createStreamCleaner({
      isSource: (number) => this.#passages.at(number) !== undefined,
      knownText,
      saidText: [question, ...said].join('\n'),
      contentNames,
    })
  }

  async *stream(outer: AbortSignal): AsyncGenerator<string> {
    const { config, tools } = this.#request
    const idle = new AbortController()
    const provider = createOpenAICompatible({ name: 'provider', baseURL: config.baseUrl, apiKey: config.apiKey, includeUsage: true, fetch: guardedFetch })
    const { instructions, messages } = writePrompt({ ...this.#request, passages: this.#passages.list() })
    const result = streamText({
      model: provider.chatModel(config.model),
      instructions,
      messages,
      tools: { ...tools, ...this.#sourceTools() },
      stopWhen: isStepCount(MOST_STEPS),
      // The last step has to be the answer.
      prepareStep: ({ stepNumber }) => (stepNumber === MOST_STEPS - 1 ? { toolChoice: 'none' } : {}),
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal: AbortSignal.any([outer, idle.signal]),
      // Faults are thrown below; without this they would be printed, with what the provider wrote in them.
      onError: () => {},
    })
    let waiting: NodeJS.Timeout | undefined
    try {
      for await (const part of result.stream) {
        clearTimeout(waiting)
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new ProviderFailed('aborted')
        if (part.type === 'tool-result') {
          this.#cleaner.learn(String(part.output))
          yield ''
        }
        if (part.type === 'finish') this.#usage = { inputTokens: part.totalUsage.inputTokens ?? 0, outputTokens: part.totalUsage.outputTokens ?? 0 }
        if (part.type === 'text-delta') {
          yield* this.#pass(this.#cleaner.push(part.text.slice(0, MOST_CHARACTERS)))
          if (this.characters > MOST_CHARACTERS) throw new ProviderFailed('too long')
        }
        if (this.characters > 0) waiting = setTimeout(() => idle.abort(), BETWEEN_TOKENS_MS)
      }
      yield* this.#pass(this.#cleaner.end())
    } finally {
      clearTimeout(waiting)
      idle.abort()
    }
  }

  finish(complete: boolean): ProviderDone {
    const { passages, config } = this.#request
    const refusal = this.#cleaner.refusal()
    const used = this.#cleaner.usedSources().flatMap((number) => this.#passages.at(number) ?? [])
    const leansOn = refusal ? [] : used.length > 0 ? used : passages.slice(0, 1)
    const sources = [...new Map(leansOn.flatMap((passage) => passage.sources.slice(0, MOST_OF_ONE)).map((source) => [source.url, source])).values()].slice(
      0,
      MOST_SOURCES,
    )
    return { type: 'done', complete, sources, reference: leansOn[0]?.reference, refusal, model: config.model, promptVersion: PROMPT_VERSION, ...this.#usage }
  }

  #sourceTools(): ToolSet {
    const { lookUp, calculate } = this.#request
    const write = (found: readonly ProviderPassage[]) => writePassages(this.#passages.add(found))
    return createSourceTools({ lookUp: (question) => write(lookUp(question)), calculate: (question) => write([calculate(question) ?? []].flat()) })
  }

  *#pass(text: string): Generator<string> {
    const delta = this.characters === 0 ? text.trimStart() : text
    if (delta === '') return
    this.characters += delta.length
    yield delta
  }
}

/** Trying again cannot help: the key is wrong, or the request is refused. */
function isFinal(error: unknown): boolean {
  const status = (error as { statusCode?: number }).statusCode
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
}

function toFailure(error: unknown, visitor: AbortSignal): ProviderFailed {
  if (error instanceof ProviderFailed) return error
  if (visitor.aborted) return new ProviderFailed('stopped')
  const { statusCode, name } = error as { statusCode?: number; name?: string }
  return new ProviderFailed(statusCode === undefined ? (name ?? 'unknown') : `status ${statusCode}`)
}
