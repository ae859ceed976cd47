/** The Markdown of an article as elements: headings with anchors, tables that scroll, links within the site. */
import { isValidElement, type ReactNode } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { slugOf } from '../platform/fold-letters.ts'
import type { Language } from '../figures/figure-words.ts'
import { articleTextsIn } from './article-texts.ts'
import { lawAnchor, markLaws, type LawMarks } from './law-references.ts'
import { markDutchLinks } from './mark-dutch-links.ts'

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
  table: ({ node, children, role }) => (
    <div
      className={role === undefined ? 'table-scroll' : 'table-scroll table-stacks'}
      role="region"
      aria-label={articleTextsIn(language).table(headerCells(node))}
      tabIndex={0}
    >
      <table role={role}>{children}</table>
    </div>
  ),
  th: ({ children, role }) =>
    textOf(children) === '' ? (
      <td role={role && 'cell'}>{children}</td>
    ) : (
      <th scope="col" role={role}>
        {children}
      </th>
    ),
  td: ({ children, role, ...cell }) => (
    <td role={role} data-head={(cell as { 'data-head'?: string })['data-head']}>
      {children}
    </td>
  ),
})

const components: Record<Language, Components> = { nl: componentsIn('nl'), en: componentsIn('en') }

/** A table of so many columns does not fit a phone, nor one with such a long word: there each row becomes a card with its heads. */
const STACKS_FROM = 3
const LONG_WORD = /\p{L}{17}/u

/** What each part of a table is, said in words: a table whose rows are shown as cards stays a table to who hears it. */
const partRoles: Readonly<Record<string, string>> = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' }

type Parent = { children: HtmlNode[] }

const childElements = (node: Parent): Extract<HtmlNode, { type: 'element' }>[] => node.children.flatMap((child) => (child.type === 'element' ? [child] : []))

function stackTable(table: Extract<HtmlNode, { type: 'element' }>): void {
  const rows = childElements(table).flatMap(childElements)
  const heads = rows[0] ? childElements(rows[0]).map(plainText) : []
  if (heads.length < STACKS_FROM && !LONG_WORD.test(plainText(table))) return
  for (const part of [table, ...childElements(table), ...rows]) part.properties['role'] = partRoles[part.tagName]
  for (const row of rows)
    childElements(row).forEach((cell, at) => {
      cell.properties['role'] = partRoles[cell.tagName]
      if (cell.tagName === 'td' && heads[at] !== '') cell.properties['dataHead'] = heads[at]
    })
}

const stackTables = () => (tree: Parent) => {
  const visit = (node: Parent): void => {
    for (const child of childElements(node)) {
      if (child.tagName === 'table') stackTable(child)
      visit(child)
    }
  }
  visit(tree)
}

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

/** Shown as a number that leads to the list of laws at the foot; on paper in the words of all references, and read aloud and copied in few. */
const lawMark = (number: number): Extract<HtmlNode, { type: 'element' }> => ({
  type: 'element',
  tagName: 'a',
  properties: { className: ['law-mark'], href: `#${lawAnchor(number)}`, dataN: number },
  children: [],
})

/** From the last node to the first, and each piece that comes of it as well. */
const fromTheEnd = <Node, Piece>(nodes: readonly Node[], piecesOf: (node: Node) => Piece[]): Piece[] =>
  nodes
    .toReversed()
    .flatMap((node) => piecesOf(node).toReversed())
    .toReversed()

/** Takes the references out of a section and puts its mark in the place of the last. A heading keeps its words: its anchor is made of them. */
function markSection(nodes: HtmlNode[], number: number, { cut: cutText, lang }: Pick<LawMarks, 'cut' | 'lang'>): HtmlNode[] {
  const said: string[] = []
  const mark = lawMark(number)
  const pieceOf = (part: ReturnType<LawMarks['cut']>[number]): HtmlNode[] => {
    if (typeof part === 'string') return [{ type: 'text', value: part }]
    said.unshift(part.says)
    return said.length === 1 ? [mark] : []
  }
  const put = (node: HtmlNode): HtmlNode[] => {
    if (node.type === 'text') return fromTheEnd(cutText(node.value), pieceOf)
    if (node.type === 'element' && !/^h\d$/.test(node.tagName)) node.children = fromTheEnd(node.children, put)
    return [node]
  }
  const marked = fromTheEnd(nodes, put)
  const all = [...new Set(said)].join('; ')
  mark.properties['dataLaws'] = all
  // A row of articles in the middle of a sentence says nothing to who hears it; they stand in the list.
  const aloud = all.includes(';') ? articleTextsIn(lang).lawsAt(number) : all
  mark.children = [{ type: 'element', tagName: 'span', properties: {}, children: [{ type: 'text', value: ` (${aloud})` }] }]
  return marked
}

const isSectionHeading = (node: HtmlNode): boolean => node.type === 'element' && node.tagName === 'h2'

const putMarks =
  ({ notes, ...marks }: LawMarks) =>
  () =>
  (tree: { children: HtmlNode[] }) => {
    const starts = [0, ...tree.children.flatMap((node, at) => (isSectionHeading(node) ? at : []))]
    tree.children = starts.flatMap((start, at) => {
      const nodes = tree.children.slice(start, starts[at + 1])
      const [heading] = nodes
      const anchor = heading && isSectionHeading(heading) ? slugOf(plainText(heading)) : ''
      const number = notes.findIndex(({ section }) => slugOf(section) === anchor) + 1
      return number === 0 ? nodes : markSection(nodes, number, marks)
    })
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
  const plugins = [
    stackTables,
    ...(lang === 'en' ? [markDutchLinks] : []),
    ...(sources ? [putMarks(markLaws(markdown, lang, sources))] : []),
    ...(cutting ? [cutAround(cutting.section)] : []),
  ]
  return (
    <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={plugins} components={components[lang]} skipHtml disallowedElements={['img']}>
      {markdown}
    </Markdown>
  )
}
