/** Browser entry: lets the card 'Actueel & Interessant' refresh itself. */
import { createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { installRefresh } from '../ui/install-refresh.ts'

async function wake(): Promise<void> {
  if (import.meta.env.DEV) await installRefresh()
  const { NewsCard } = await import('./news-card.tsx')
  for (const island of document.querySelectorAll<HTMLElement>('news-island')) {
    const { paragraphs } = JSON.parse(island.dataset['props'] ?? '{"paragraphs":[]}') as { paragraphs: string[] }
    startTransition(() => void hydrateRoot(island, createElement(NewsCard, { paragraphs })))
  }
}

void wake()
