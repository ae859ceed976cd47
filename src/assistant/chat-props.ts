/** What the chat of a page is given by the server. */
import type { SiteInfo } from '../site/site-info.ts'
import type { ChatBoxProps } from './chat-box.tsx'

const EXAMPLES = 3

/** `examples` are questions that this page can answer. */
export function chatPropsOf(site: SiteInfo, examples: readonly string[]): ChatBoxProps {
  const { path, assistantName, demo, phone, email } = site
  return { pagePath: path, assistantName, demo, phone, email, examples: examples.slice(0, EXAMPLES) }
}
