/** The passages of one answer by their numbers: those it began with, and those the model looked up. */
import type { AnswerSource } from '../conversation/engine.ts'
import type { ModelPassage } from './prompt.ts'

export interface ProviderPassage {
  title: string
  text: string
  sources: readonly AnswerSource[]
  /** Id of what it is in the knowledge of the site. */
  reference: string | undefined
}

export class PassageShelf {
  readonly #passages: ProviderPassage[] = []

  constructor(passages: readonly ProviderPassage[]) {
    this.#passages.push(...passages)
  }

  /** From 1. */
  at(number: number): ProviderPassage | undefined {
    return this.#passages[number - 1]
  }

  list(): ModelPassage[] {
    return this.#passages.map(({ title, text }, at) => ({ number: at + 1, title, text }))
  }

  /** Those that are new, with their numbers. */
  add(passages: readonly ProviderPassage[]): ModelPassage[] {
    // Two sums of one kind have the same id.
    const known = new Set(this.#passages.map(({ text }) => text))
    const before = this.#passages.length
    this.#passages.push(...passages.filter(({ text }) => !known.has(text)))
    return this.list().slice(before)
  }
}
