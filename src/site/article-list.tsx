/** Articles that were found, each with the section that fits and a few lines of it. */
import type { FoundArticle } from '../assistant/engine/find-reading.ts'
import { SafeMarkdown } from '../ui/safe-markdown.tsx'

export function ArticleList({ articles }: { articles: readonly FoundArticle[] }) {
  return (
    <ul className="found-list">
      {articles.map(({ href, title, section, excerpt }) => (
        <li key={href}>
          <a href={href}>
            {title}
            {section && <span>{section}</span>}
          </a>
          <SafeMarkdown text={excerpt} />
        </li>
      ))}
    </ul>
  )
}
