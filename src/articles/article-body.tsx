/** The Markdown of an article as elements: headings with anchors, tables that scroll, links within the site. */
import { isValidElement, type ReactNode } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { slugOf } from '../platform/fold-letters.ts'
import type { Language } from '../figures/figure-words.ts'
import { articleTextsIn } from './article-texts.ts'
import { lawAnchor, markLaws, type LawMarks } from './law-references.ts'

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

/** Where a text may be cut: Markdown has no comments, so no text holds it. */
export const CUT = '<hr data-cut="true"/>'

const cut = (): HtmlNode => ({ type: 'element', tagName: 'hr', properties: { dataCut: true }, children: [] })

/** Marks where the first heading stands, and where the text of one section begins and ends. Only headings that stand in no list or quote count, so that each piece is whole. */
const cutAround = (anchor: string | undefined) => () => (tree: { children: HtmlNode[] }) => {
  const headings = tree.children.flatMap((node, at) => (node.type === 'element' && node.tagName === 'h2' ? [{ at, anchor: slugOf(plainText(node)) }] : []))
  const place = headings.findIndex((heading) => heading.anchor === anchor)
  const start = headings[place]?.at
  const inside = start === undefined ? [] : [start + 1, headings[place + 1]?.at ?? tree.children.length]
  for (const at of [headings[0]?.at ?? tree.children.length, ...inside].toReversed()) tree.children.splice(at, 0, cut())
}

/** Shown as a number that leads to the list of laws at the foot; read aloud, copied and printed in the words of the text. */
const lawMark = (number: number, says: string): HtmlNode => ({
  type: 'element',
  tagName: 'a',
  properties: { className: ['law-mark'], href: `#${lawAnchor(number)}`, dataN: number },
  children: [{ type: 'element', tagName: 'span', properties: {}, children: [{ type: 'text', value: ` (${says})` }] }],
})

/** Puts the marks in the place of the references. A heading keeps its words: its anchor is made of them. */
const putMarks =
  ({ cut: cutText }: LawMarks) =>
  () =>
  (tree: { children: HtmlNode[] }) => {
    const put = (node: HtmlNode): HtmlNode[] => {
      if (node.type === 'text')
        return cutText(node.value).map((part) => (typeof part === 'string' ? { type: 'text', value: part } : lawMark(part.number, part.says)))
      if (node.type === 'element' && !/^h\d$/.test(node.tagName)) node.children = node.children.flatMap(put)
      return [node]
    }
    tree.children = tree.children.flatMap(put)
  }

interface ArticleBodyProps {
  markdown: string
  lang?: Language
  /** References to laws become marks that lead to these sources. */
  sources?: Parameters<typeof markLaws>[2] | undefined
  /** It is marked for cutting, also around the section with this anchor. */
  cutting?: { section: string | undefined } | undefined
}

/** No raw HTML, no images: the content is ours, and this keeps it plain. */
export function ArticleBody({ markdown, lang = 'nl', sources, cutting }: ArticleBodyProps) {
  const plugins = [...(sources ? [putMarks(markLaws(markdown, lang, sources))] : []), ...(cutting ? [cutAround(cutting.section)] : [])]
  return (
    <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={plugins} components={components[lang]} skipHtml disallowedElements={['img']}>
      {markdown}
    </Markdown>
  )
}
