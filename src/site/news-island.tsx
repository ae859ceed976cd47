/** The card 'Actueel & Interessant' as the server renders it. */
import { createElement } from 'react'
import { NewsCard } from './news-card.tsx'

export function NewsIsland({ paragraphs }: { paragraphs: readonly string[] }) {
  return createElement('news-island', { 'data-props': JSON.stringify({ paragraphs }) }, <NewsCard paragraphs={paragraphs} />)
}
