// oxlint-disable react/no-array-index-key -- lines and items have no identity but their place
/** A small safe Markdown subset as React elements: paragraphs, lists, headings, bold, emphasis and links within this site. Everything else is text. */
import { Fragment, memo, type ReactNode } from 'react'

const MAX_LENGTH = 20_000
const INLINE = /\*\*([^*\n]+)\*\*|(?<![\w*])[*_](?!\s)([^*_\n]+)(?<!\s)[*_](?![\w*])|\[([^[\]\n]+)\]\(([^)\s]+)\)/g
// A mark at the end of a text that still grows is an item already.
const BULLET = /^\s*[-*•](?:\s+|$)/
const NUMBER = /^\s*\d{1,2}[.)](?:\s+|$)/

/** Only a path of this site or a fragment stays a link; of another address only the text remains. */
export const isOwnLink = (href: string): boolean => /^(?:\/(?![/\\])|#)[^\s\\]*$/.test(href)

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let last = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, emphasis, label, href] = match
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
    else parts.push(label)
    last = match.index + whole.length
  }
  parts.push(text.slice(last))
  return parts
}

function lines(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {inline(line)}
    </Fragment>
  ))
}

/** Read once: of a text that grows only the last block changes. */
const Block = memo(function Block({ text }: { text: string }) {
  const rows = text.split('\n')
  const heading = /^#{1,6}\s(.*)$/.exec(text)
  if (heading && rows.length === 1)
    return (
      <p>
        <strong>{inline(heading[1]?.trim() ?? '')}</strong>
      </p>
    )
  for (const [pattern, List] of [
    [BULLET, 'ul'],
    [NUMBER, 'ol'],
  ] as const) {
    const first = rows.findIndex((row) => pattern.test(row))
    if (first < 0 || !rows.slice(first).every((row) => pattern.test(row))) continue
    const items = rows.slice(first).map((row, index) => <li key={index}>{inline(row.replace(pattern, ''))}</li>)
    return (
      <>
        {first > 0 && <p>{lines(rows.slice(0, first).join('\n'))}</p>}
        <List>{items}</List>
      </>
    )
  }
  return <p>{lines(text)}</p>
})

export function SafeMarkdown({ text }: { text: string }) {
  const blocks = text
    .slice(0, MAX_LENGTH)
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
  return blocks.map((part, index) => <Block key={index} text={part.trim()} />)
}
