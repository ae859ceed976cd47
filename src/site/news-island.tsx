/** The card 'Actueel & Interessant' as the server renders it; `script` is the address of the browser module. */
import { createElement } from 'react'
import { wakeWhenPainted } from '../ui/wake-script.ts'
import { NewsCard } from './news-card.tsx'

export function NewsIsland({ paragraphs, script }: { paragraphs: readonly string[]; script: string }) {
  const attributes = { 'data-src': script, 'data-props': JSON.stringify({ paragraphs }), ...wakeWhenPainted }
  return createElement('news-island', attributes, <NewsCard paragraphs={paragraphs} />)
}
