/** Where help is, each way one tap away: right below the words that tell of it, and above all else that the answer says. */
import { SafeMarkdown } from '../../ui/safe-markdown.tsx'
import type { AnswerExtras } from '../conversation/answer-extras.ts'
import type { AnswerSource } from '../conversation/engine.ts'
import { useChatWords } from './chat-words.ts'

interface HelpLineProps {
  helpLine: NonNullable<AnswerExtras['helpLine']>
  text: string
  sources: readonly AnswerSource[]
}

export function WithHelpLine({ helpLine, text, sources }: HelpLineProps) {
  const { around: aroundTexts } = useChatWords()
  const end = text.indexOf('\n\n')
  const [first, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()]
  return (
    <>
      <SafeMarkdown text={first} sources={sources} />
      <p className="chat-help">
        {aroundTexts.help[helpLine].map(({ label, href }) => (
          <a key={href} className="button button-quiet" href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
            {label}
          </a>
        ))}
      </p>
      {rest && <SafeMarkdown text={rest} sources={sources} />}
    </>
  )
}
