/**
 * Cleans what a model streams before anyone sees or stores it: source marks are taken out and remembered; links, images, markup,
 * addresses, unknown amounts, unknown names and claims to be a person are taken out or replaced. Plain words pass at once; from the
 * first thing in a sentence that may be more than words, the sentence waits until it is whole. Letter by letter: however the text
 * is cut, the same comes out.
 */
import { factsIn, learnFacts } from './known-facts.ts'
import { readsOutRules } from './prompt.ts'
import { Sentences } from './sentences.ts'
import { takeOut, type Marks, type Refusal } from './take-out.ts'
import { toVisibleText } from './visible-text.ts'

export type { Refusal } from './take-out.ts'

export interface CleanerOptions {
  /** Whether the model was given a passage of this number; a mark of another is dropped. */
  isSource: (number: number) => boolean
  /** What the model may quote amounts and names from: passages, results of tools. */
  knownText: string
  /** The visitor's own words: amounts in them may be calculated with, but no name in them becomes a person that the site names, nor a small amount a price. */
  saidText?: string
  /** See `namesOfContent`. */
  contentNames?: ReadonlySet<string> | undefined
}

export interface StreamCleaner {
  /** The clean text that is certain so far; often all of it. */
  push(delta: string): string
  /** What was held back, cleaned. */
  end(): string
  /** More to quote from, such as the result of a tool. */
  learn(text: string): void
  /** Numbers of the sources used, in order of first use. */
  usedSources(): number[]
  /** What the model said that its answer is, when it has none. */
  refusal(): Refusal | undefined
}

export function createStreamCleaner({ isSource, knownText, saidText = '', contentNames }: CleanerOptions): StreamCleaner {
  const facts = factsIn(knownText, saidText, contentNames)
  const used: number[] = []
  let refusal: Refusal | undefined
  const heard: Marks = {
    source(number) {
      if (isSource(number) && !used.includes(number)) used.push(number)
    },
    refusal(kind) {
      refusal ??= kind
    },
  }
  const sentences = new Sentences((text) => (readsOutRules(text) ? '' : takeOut(text, facts, heard)))
  // Half a character waits for its other half.
  let half = ''
  let last = ''
  return {
    push(delta) {
      const text = half + delta
      half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? ''
      const visible = toVisibleText(text.slice(0, text.length - half.length), last)
      last = visible.at(-1) ?? last
      return Array.from(visible, sentences.take).join('')
    },
    end: () => sentences.end(),
    learn: (text) => learnFacts(facts, text),
    usedSources: () => [...used],
    refusal: () => refusal,
  }
}
