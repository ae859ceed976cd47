/** Reads the HTML of a rendered message strictly: a tag or an attribute that is not on the list is a fault. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ChatMessage } from '../../src/assistant/chat/chat-message.tsx'
import type { AnswerSource } from '../../src/assistant/conversation/engine.ts'

const TAG = /<(\/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)\/?>/g
const tags = new Set(['li', 'p', 'span', 'strong', 'em', 'ul', 'ol', 'br', 'a', 'div', 'small', 'sup'])
const attributes = new Set(['class', 'href', 'target', 'rel', 'data-ai-generated', 'aria-busy', 'aria-label'])

export const renderMessage = (role: 'user' | 'assistant', text: string, sources: readonly AnswerSource[] = []): string =>
  renderToStaticMarkup(createElement(ChatMessage, { role, text, sources, name: 'Elke' }))

/** `addresses` are the links that may stand in it, without their fragment. */
export function faultsInHtml(html: string, addresses: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const rest = html.replace(TAG, (_tag, _end, name: string, list: string) => {
    if (!tags.has(name)) faults.push(`tag ${name}`)
    for (const [, attribute = '', value = ''] of list.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)) {
      if (!attributes.has(attribute)) faults.push(`attribute ${attribute}`)
      const href = value.replaceAll('&amp;', '&').replace(/#.*$/, '')
      if (attribute === 'href' && !addresses.has(href)) faults.push(`href ${href}`)
    }
    return ''
  })
  return /[<>]/.test(rest) ? [...faults, 'a bracket outside a tag'] : faults
}
