/** The memory of the page cache: few pages and endlessly many variants of them, each with a bound of its own. */
import type { PageAddress } from './types.ts'

type ShelfName = NonNullable<PageAddress['shelf']>

/** Bytes. A flood of searches, choices or made-up places pushes out its own kind only. */
const room: Record<ShelfName, number> = { pages: 18 * 1024 * 1024, variants: 6 * 1024 * 1024 }

/** Longer addresses are made anew each time. */
const LONGEST_KEY = 500

interface Shelf<Page> {
  get(key: string): Page | undefined
  /** What was put there longest ago makes room. */
  put(key: string, page: Page): void
}

function shelf<Page extends { bytes: number }>(most: number): Shelf<Page> {
  const pages = new Map<string, Page>()
  let held = 0
  const drop = (key: string) => {
    held -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  return {
    get: (key) => pages.get(key),
    put(key, page) {
      drop(key)
      pages.set(key, page)
      held += page.bytes
      for (const oldest of pages.keys()) {
        if (held <= most) break
        drop(oldest)
      }
    },
  }
}

/** Returns where a page is kept, or undefined when it is not. */
export function pageShelves<Page extends { bytes: number }>(): (name: PageAddress['shelf'], key: string) => Shelf<Page> | undefined {
  const shelves = { pages: shelf<Page>(room.pages), variants: shelf<Page>(room.variants) }
  return (name, key) => (name && key.length <= LONGEST_KEY ? shelves[name] : undefined)
}
