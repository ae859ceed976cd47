import { fillBody } from '../articles/article-body-faults.ts'
import type { Article } from '../articles/article.ts'
import { shelveArticles } from '../articles/article-shelf.ts'
import { loadArticles } from '../articles/load-articles.ts'
import { createEmbeddedEngine } from '../assistant/engine/embedded-engine.ts'
import { loadConcepts } from '../assistant/retrieval/concept.ts'
import { loadKnowledge } from '../assistant/retrieval/load-knowledge.ts'
import { loadModel } from '../assistant/retrieval/learned/load-model.ts'
import { shelveFigures } from '../figure-desk/shelve-figures.ts'
import { loadFigures } from '../figures/load-figures.ts'
import { dutchDay, systemClock } from '../platform/clock.ts'
import { loadQuestions } from '../quotes/load-questions.ts'
import { nothingAhead } from '../platform/read-ahead.ts'
import { loadRegions } from '../regions/load-regions.ts'

/** What stands in files, read once; figures and articles again after each change of the owner. */
export function loadContent(contentDir: string, onTooComplex: () => void, ahead = nothingAhead) {
  const { figures, reloadFigures } = shelveFigures(loadFigures(contentDir, ahead))
  const isReadable = (body: string, { lang }: Article) => fillBody(body, figures, dutchDay(systemClock), lang) !== undefined
  const { articles, files: articleFiles, reload: reloadArticles } = shelveArticles(loadArticles(contentDir, ahead), isReadable)
  const regions = loadRegions(contentDir, ahead)
  const engine = createEmbeddedEngine({
    entries: loadKnowledge(contentDir, 'nl', ahead),
    articles,
    figures,
    model: loadModel(contentDir).model,
    english: {
      entries: loadKnowledge(contentDir, 'en', ahead),
      concepts: loadConcepts(contentDir, 'en', ahead),
      get model() {
        return loadModel(contentDir, 'en').model
      },
    },
    concepts: loadConcepts(contentDir, 'nl', ahead),
    places: regions,
    ahead,
    onTooComplex,
  })
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  return { figures, reloadFigures, engine, articles: bySlug, articleFiles, reloadArticles, regions, questions: loadQuestions(contentDir, ahead) }
}
