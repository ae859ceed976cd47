/** What the chat of a page is given by the server. */
import { deeds } from '../../deeds/deed.ts'
import type { SiteInfo } from '../../frame/site-info.ts'
import type { ChatBoxProps } from './chat-box.tsx'

const EXAMPLES = 3

/** `examples` are questions that this page can answer. */
export function chatPropsOf(site: SiteInfo, examples: readonly string[]): ChatBoxProps {
  const { lang, path, assistantName, avatar, disclaimer, demo, phone, email, phoneTerms, answerTime } = site
  const choices = deeds.map(({ slug, label }) => ({ slug, label }))
  return {
    lang,
    pagePath: path,
    assistantName,
    avatar,
    disclaimer,
    demo,
    phone,
    email,
    phoneTerms,
    answerTime,
    deeds: choices,
    examples: examples.slice(0, EXAMPLES),
  }
}
