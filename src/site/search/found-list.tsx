/** What was found, each with what it is; an answer is asked of the assistant with one tap. */
import './search.css'
import { AskButton } from '../../assistant/chat/ask-form.tsx'
import type { Found } from './found.ts'
import { Marked } from './marked.tsx'
import type { PageLanguage } from '../../frame/languages.ts'
import { searchTextsIn } from './search-texts-in.ts'

interface FoundListProps {
  found: readonly Found[]
  /** Whether a word is one that was searched for; none is marked without it. */
  holds?: (word: string) => boolean
  /** The page is one of search results: each is a heading of it. */
  asHeadings?: boolean
  /** The language of the page; what is in another says so. */
  frame?: PageLanguage
}

const never = () => false

export function FoundList({ found, holds = never, asHeadings = false, frame = 'nl' }: FoundListProps) {
  const { texts, kinds } = searchTextsIn(frame)
  const Title = asHeadings ? 'h2' : 'p'
  return (
    <ol className="found-list">
      {found.map(({ kind, title, href, section, text, lang: own = 'nl', article, isSample }) => {
        const lang = own === frame ? undefined : own
        return (
          <li key={`${href ?? ''} ${title}`}>
            <p className="found-kind">
              {kinds[kind]}
              {isSample && <span className="tag">{texts.sample}</span>}
            </p>
            <Title className="found-title" lang={lang}>
              {href === undefined ? (
                <AskButton says={title} label={<Marked text={title} holds={holds} />} />
              ) : (
                <a href={href} hrefLang={lang}>
                  <Marked text={title} holds={holds} />
                </a>
              )}
            </Title>
            {section && (
              <p className="found-section" lang={lang}>
                <Marked text={section} holds={holds} />
              </p>
            )}
            <p lang={lang}>
              <Marked text={text} holds={holds} />
            </p>
            {article && (
              <p>
                <a href={article.href}>{texts.readArticle(article.title)}</a>
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
