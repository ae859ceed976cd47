/** Plain text of the owner in which `[words](/page)` and `[words](https://…)` are links. Everything else is text, as it was typed. */
import type { ReactNode } from 'react'
import { isOwnLink } from './safe-markdown.tsx'

const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g

const isOutside = (href: string): boolean => /^https:\/\/[^\s/\\@]+(?:[/?#]|$)/i.test(href) && URL.canParse(href)

const isLink = (href: string): boolean => isOutside(href) || isOwnLink(href)

/** Whether visitors would see the brackets of a link that leads nowhere. */
export const hasBrokenLink = (text: string): boolean => [...text.matchAll(LINK)].some(([, , href = '']) => !isLink(href))

export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let last = 0
  for (const match of text.matchAll(LINK)) {
    const [whole, label, href = ''] = match
    if (!isLink(href)) continue
    parts.push(
      text.slice(last, match.index),
      <a key={match.index} href={href} rel={isOutside(href) ? 'noopener' : undefined}>
        {label}
      </a>,
    )
    last = match.index + whole.length
  }
  return [...parts, text.slice(last)]
}
