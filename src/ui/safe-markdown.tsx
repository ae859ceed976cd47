// oxlint-disable react/no-array-index-key -- lines and items have no identity but their place
/**
 * A small safe Markdown subset as React elements: paragraphs, lists, headings, tables, bold, emphasis, links within this site, and marks such as [1]
 * that lead to a source which came along. Everything else is text.
 */
import { Fragment, memo, type ReactNode } from 'react'

const MAX_LENGTH = 20_000
const INLINE = /\*\*([^*\n]+)\*\*|(?<![\w*])[*_](?!\s)([^*_\n]+)(?<!\s)[*_](?![\w*])|\[([^[\]\n]+)\]\(([^)\s]+)\)| ?\[(\d{1,2})\]/g
// A mark at the end of a text that still grows is an item already.
const BULLET = /^\s*[-*•](?:\s+|$)/
const NUMBER = /^\s*\d{1,2}[.)](?:\s+|$)/

/** Only a path of this site or a fragment stays a link; of another address only the text remains. */
export const isOwnLink = (href: string): boolean => /^(?:\/(?![/\\])|#)[^\s\\]*$/.test(href)

/** Where a mark leads: chosen by the server, never by the text. */
export interface MarkedSource {
  title: string
  url: string
}

function SourceMark({ number, source }: { number: number; source: MarkedSource }) {
  const own = source.url.startsWith('/')
  return (
    <sup className="source-mark">
      <a href={source.url} aria-label={`Bron ${number}: ${source.title}`} {...(!own && { target: '_blank', rel: 'noopener' })}>
        {number}
      </a>
    </sup>
  )
}

function inline(text: string, sources: readonly MarkedSource[]): ReactNode[] {
  const parts: ReactNode[] = []
  let last = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, emphasis, label, href, mark] = match
    const marked = mark === undefined ? undefined : sources[Number(mark) - 1]
    parts.push(text.slice(last, match.index))
    const key = match.index
    if (bold !== undefined) parts.push(<strong key={key}>{bold}</strong>)
    else if (emphasis !== undefined) parts.push(<em key={key}>{emphasis}</em>)
    else if (href !== undefined && isOwnLink(href))
      parts.push(
        <a key={key} href={href} target="_blank" rel="noopener">
          {label}
        </a>,
      )
    else if (marked) parts.push(<SourceMark key={key} number={Number(mark)} source={marked} />)
    else parts.push(label ?? whole)
    last = match.index + whole.length
  }
  parts.push(text.slice(last))
  return parts
}

function lines(text: string, sources: readonly MarkedSource[]): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {inline(line, sources)}
    </Fragment>
  ))
}

const ROW = /^\|.*\|$/
const RULE = /^\|(?:\s*:?-{2,}:?\s*\|)+$/

const readCells = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** Rows between bars with a rule below the first; undefined for anything else. */
function readTable(rows: readonly string[]): { head: string[]; body: string[][] } | undefined {
  const [head, rule, ...body] = rows.map((row) => row.trim())
  if (!head || !rule || body.length === 0 || !ROW.test(head) || !RULE.test(rule) || !body.every((row) => ROW.test(row))) return undefined
  return { head: readCells(head), body: body.map(readCells) }
}

/** Rows of so many cells have no room on a phone: there each becomes a card, whose cells say their head. */
const STACKS_FROM = 3
/** What each part is, said in words: a table whose rows are shown as cards stays a table to who hears it. */
const partRoles = { table: 'table', group: 'rowgroup', row: 'row', column: 'columnheader', head: 'rowheader', cell: 'cell' } as const

function Table({ head, body, sources }: { head: readonly string[]; body: readonly string[][]; sources: readonly MarkedSource[] }) {
  const roles = head.length < STACKS_FROM ? undefined : partRoles
  return (
    <div className={roles ? 'table-scroll table-stacks' : 'table-scroll'} role="group" aria-label={head.filter(Boolean).join(', ')} tabIndex={0}>
      <table role={roles?.table}>
        <thead role={roles?.group}>
          <tr role={roles?.row}>
            {head.map((cell, at) =>
              cell === '' ? (
                <td key={at} role={roles?.cell}>
                  {cell}
                </td>
              ) : (
                <th key={at} scope="col" role={roles?.column}>
                  {inline(cell, sources)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role={roles?.group}>
          {body.map(([first = '', ...cells], at) => (
            <tr key={at} role={roles?.row}>
              <th scope="row" role={roles?.head}>
                {inline(first, sources)}
              </th>
              {cells.map((cell, column) => (
                <td key={column} role={roles?.cell} data-head={head[column + 1]}>
                  {inline(cell, sources)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Read once: of a text that grows only the last block changes. */
const Block = memo(function Block({ text, sources }: { text: string; sources: readonly MarkedSource[] }) {
  const rows = text.split('\n')
  const heading = /^#{1,6}\s(.*)$/.exec(text)
  if (heading && rows.length === 1)
    return (
      <p>
        <strong>{inline(heading[1]?.trim() ?? '', sources)}</strong>
      </p>
    )
  for (const [pattern, List] of [
    [BULLET, 'ul'],
    [NUMBER, 'ol'],
  ] as const) {
    const first = rows.findIndex((row) => pattern.test(row))
    if (first < 0 || !rows.slice(first).every((row) => pattern.test(row))) continue
    const items = rows.slice(first).map((row, index) => <li key={index}>{inline(row.replace(pattern, ''), sources)}</li>)
    return (
      <>
        {first > 0 && <p>{lines(rows.slice(0, first).join('\n'), sources)}</p>}
        <List>{items}</List>
      </>
    )
  }
  const table = readTable(rows)
  if (table) return <Table {...table} sources={sources} />
  return <p>{lines(text, sources)}</p>
})

const noSources: readonly MarkedSource[] = []

export function SafeMarkdown({ text, sources = noSources }: { text: string; sources?: readonly MarkedSource[] }) {
  const blocks = text
    .slice(0, MAX_LENGTH)
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
  return blocks.map((part, index) => <Block key={index} text={part.trim()} sources={sources} />)
}
