/** The Markdown of an article as elements: headings with anchors, tables that scroll, links within the site. */
import { isValidElement, type ReactNode } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import './article-body.css'
import { slugOf } from '../platform/fold-letters.ts'
import type { Language } from '../figures/figure-words.ts'
import { articleTextsIn } from './article-texts.ts'

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}

type HtmlNode = NonNullable<ExtraProps['node']> | NonNullable<ExtraProps['node']>['children'][number]

function plainText(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

/** The headers of a table tell it apart from the other tables of the page. */
function headerCells(table: ExtraProps['node']): string[] {
  const row = table?.children.flatMap((part) => ('children' in part ? part.children : [])).find((part) => part.type === 'element')
  return row && 'children' in row ? row.children.map(plainText).filter((text) => text.trim() !== '') : []
}

const componentsIn = (language: Language): Components => ({
  h2: ({ children }) => <h2 id={slugOf(textOf(children))}>{children}</h2>,
  h3: ({ children }) => <h3 id={slugOf(textOf(children))}>{children}</h3>,
  table: ({ node, children }) => (
    <div className="table-scroll" role="region" aria-label={articleTextsIn(language).table(headerCells(node))} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  th: ({ children }) => (textOf(children) === '' ? <td>{children}</td> : <th scope="col">{children}</th>),
  td: ({ children }) => <td>{children}</td>,
})

const components: Record<Language, Components> = { nl: componentsIn('nl'), en: componentsIn('en') }

/** No raw HTML, no images: the content is ours, and this keeps it plain. */
export function ArticleBody({ markdown, lang = 'nl' }: { markdown: string; lang?: Language }) {
  return (
    <Markdown remarkPlugins={[remarkGfm]} components={components[lang]} skipHtml disallowedElements={['img']}>
      {markdown}
    </Markdown>
  )
}
