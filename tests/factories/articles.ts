/** Articles as tests need them. */
import type { Article } from '../../src/articles/article.ts'

/** Front matter that the site accepts, with other values laid over it. */
export const articleFile = (values: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Testament',
  description: 'Wat u in een testament regelt, wat de wet zonder testament doet, wat het kost en hoe u het vastlegt.',
  lang: 'nl',
  topic: 'testament',
  published: '2026-11-20',
  updated: '2026-11-22',
  factCheck: { reviewedBy: 'ai', how: 'Geschreven met AI en vergeleken met de bronnen hieronder.', against: 'Het Burgerlijk Wetboek', date: '2026-11-20' },
  sources: ['a', 'b', 'c'].map((name) => ({ title: `Bron ${name}`, url: `https://bron.example/${name}`, supports: 'alles' })),
  related: ['voogdij', 'tweetrapstestament'],
  questions: ['Een?', 'Twee?', 'Drie?', 'Vier?'],
  wayOn: { deed: 'testament' },
  illustration: 'testament',
  ...values,
})

export const article = (values: Partial<Article> = {}): Article => ({
  slug: 'testament',
  title: 'Testament',
  description: 'Een omschrijving uit het bestand, zo lang als een omschrijving hoort te zijn.',
  lang: 'nl',
  topic: 'testament',
  published: '2026-09-01',
  updated: '2026-10-01',
  factCheck: { reviewedBy: 'ai', how: 'Geschreven met AI.', against: 'De wet', date: '2026-10-01' },
  sources: [],
  related: [],
  questions: [],
  priceFigures: [],
  calculators: [],
  wayOn: { deed: 'testament', first: false },
  illustration: 'kosten',
  body: 'Tekst.',
  ...values,
})
