/** The articles that belong to each calculator. */
import type { CalculatorId } from '../calculator-pages.ts'

export interface LinkedArticle {
  href: string
  title: string
  description: string
}

const slugs: Record<CalculatorId, readonly string[]> = {
  'transfer-tax': ['notariskosten-voor-het-kopen-van-een-huis', 'tips-voor-starters', 'hypotheekakte'],
  'purchase-costs': ['notariskosten-voor-het-kopen-van-een-huis', 'hypotheekakte', 'hoe-kun-je-besparen-op-notariskosten'],
  'inheritance-tax': ['verklaring-van-erfrecht', 'testament', 'tweetrapstestament'],
  'gift-tax': ['testament', 'huwelijkse-voorwaarden', 'levenstestament'],
}

/** Those that exist, in the order of use. */
export function listLinkedArticles(id: CalculatorId, articles: ReadonlyMap<string, { title: string; description: string }>): LinkedArticle[] {
  return slugs[id].flatMap((slug) => {
    const article = articles.get(slug)
    return article ? [{ href: `/${slug}`, title: article.title, description: article.description }] : []
  })
}
