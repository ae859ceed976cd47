import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The owner's area keeps its files; the news stand on the home page alone, which holds its sheets whole. */
const NEEDS_NONE = new Set(['src/owner/admin.client.tsx', 'src/site/news-island.client.ts'])

test('every browser program that draws or brings elements into a public page enables the sheets first', () => {
  const programs = globSync('src/**/*.client.{ts,tsx}').filter((path) => !NEEDS_NONE.has(path))
  const drawing = programs.filter((path) => /\b(?:hydrateRoot|createRoot|replaceChildren|innerHTML|insertAdjacentHTML)\b/.test(readFileSync(path, 'utf8')))
  expect(drawing.toSorted()).toEqual(['src/assistant/chat/chat-island.client.ts', 'src/quotes/quote-island.client.ts'])
  expect(drawing.filter((path) => !readFileSync(path, 'utf8').includes('wakeStyles()'))).toEqual([])
})
