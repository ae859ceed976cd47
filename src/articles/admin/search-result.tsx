/** The article as a search engine shows it on a phone. */
import { pageTitle } from '../../frame/page-meta.ts'
import type { ArticleData, TypedWording } from './article-data.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'

export function SearchResult({ article: { slug, lang, file }, typed }: { article: ArticleData; typed: Pick<TypedWording, 'title' | 'description'> }) {
  return (
    <figure className="search-result">
      <figcaption>{texts.result}</figcaption>
      <div lang={lang}>
        <p className="search-result-address">
          {location.host} › {slug}
        </p>
        <p className="search-result-title">{pageTitle(typed.title.trim() || file.title)}</p>
        <p className="search-result-text">{typed.description.trim() || file.description}</p>
      </div>
    </figure>
  )
}
