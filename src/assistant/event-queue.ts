/** Events from a producer that never waits to a reader that may come late or leave early. */

/** One reader. Pushing after `end` is ignored. */
export class EventQueue<T> implements AsyncIterable<T> {
  #items: T[] = []
  #ended = false
  #wake: (() => void) | undefined

  push(item: T): void {
    if (this.#ended) return
    this.#items.push(item)
    this.#wake?.()
  }

  end(): void {
    this.#ended = true
    this.#wake?.()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      while (this.#items.length > 0) yield this.#items.shift() as T
      if (this.#ended) return
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}
