/** Collects what arrives between two frames, so that a fast stream is drawn once a frame. */
const HIDDEN_MS = 250

export interface FrameQueue<T> {
  push(item: T): void
  /** Hands over at once what is left. */
  flush(): void
}

export function createFrameQueue<T>(handle: (items: readonly T[]) => void): FrameQueue<T> {
  let items: T[] = []
  const flush = (): void => {
    if (items.length === 0) return
    const taken = items
    items = []
    handle(taken)
  }
  return {
    flush,
    push: (item) => {
      items.push(item)
      if (items.length > 1) return
      // A page in the background has no frames.
      if (document.hidden) setTimeout(flush, HIDDEN_MS)
      else requestAnimationFrame(flush)
    },
  }
}
