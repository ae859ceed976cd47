import { expect, test } from 'vitest'
import { loadArticles } from '../articles/load-articles.ts'
import { loadFigures } from '../figures/load-figures.ts'
import { deeds } from '../deeds/deed.ts'
import { guideTo, questionsAsMarkdown } from './service-guide.ts'

const articles = new Map(loadArticles('content').map((article) => [article.slug, article]))
const figures = loadFigures('content')
const withArticle = deeds.filter((deed) => articles.has(deed.article.slice(1)))

test.each(withArticle)('the guide to $slug tells what it costs and answers questions, with every figure filled in', (deed) => {
  const guide = guideTo(deed, { articles, figures }, '2026-11-22')
  expect(guide.article?.href).toBe(deed.article)
  expect(guide.costs.length).toBeGreaterThan(150)
  expect(guide.questions.length).toBeGreaterThanOrEqual(4)
  expect(guide.examples.length).toBeGreaterThanOrEqual(4)
  expect(guide.costs + questionsAsMarkdown(guide)).not.toMatch(/\{\{|\}\}|undefined/)
})

test('the costs are a part of the article and not the whole of it', () => {
  for (const deed of withArticle) {
    const body = articles.get(deed.article.slice(1))?.body ?? ''
    expect(guideTo(deed, { articles, figures }, '2026-11-22').costs.length, deed.slug).toBeLessThan(body.length / 2)
  }
})

test('without its article a deed still has its prices', () => {
  const [deed] = deeds
  if (!deed) throw new Error('no deeds')
  expect(guideTo(deed, { articles: new Map(), figures }, '2026-11-22')).toMatchObject({ article: undefined, costs: '', questions: [], examples: [] })
})

test('every price has a source and a date', () => {
  for (const deed of deeds) {
    for (const price of guideTo(deed, { articles, figures }, '2026-11-22').prices) {
      expect(price.url).toMatch(/^https:/)
      expect(price.asOf.length).toBeGreaterThan(3)
    }
  }
})
