/** Events from a producer that never waits, to any number of readers that may come late or leave early. */

/** Each reader gets every event from the first. Pushing after `end` is ignored. */
export class EventLog<T> implements AsyncIterable<T> {
  readonly #items: T[] = []
  #ended = false
  #waiting: (() => void)[] = []

  push(item: T): void {
    if (this.#ended) return
    this.#items.push(item)
    this.#wake()
  }

  end(): void {
    this.#ended = true
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (let at = 0; ;) {
      while (at < this.#items.length) {
        yield this.#items[at] as T
        at += 1
      }
      if (this.#ended) return
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resume of waiting) resume()
  }
}
