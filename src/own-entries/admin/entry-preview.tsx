/** The answer as the chat shows it, while it is written. */
import { Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { ChatMessage } from '../../assistant/chat/chat-message.tsx'
import { usePreview } from './entry-data.ts'
import { toContent, type EntryForm } from './entry-form.ts'
import { editorTexts as texts } from './own-entries.nl.ts'

const PREVIEW_AFTER_MS = 300

const isOpenable = (url: string) => url.startsWith('/') || URL.canParse(url)

export function EntryPreview({ form }: { form: EntryForm }) {
  const { answer, question, sources } = toContent(form.values)
  const [settled] = useDebouncedValue(answer, PREVIEW_AFTER_MS)
  const filled = usePreview(settled)
  const hasTokens = answer.includes('{{') || answer.includes('}}')
  const text = hasTokens ? filled.data?.text : answer
  const shown = sources.filter(({ title, url }) => title && isOpenable(url))
  // Two sources with one address would be one in the chat.
  const once = [...new Map(shown.map((source) => [source.url, source])).values()]
  return (
    <section className="admin-card" aria-labelledby="own-preview-heading">
      <Title order={3} id="own-preview-heading">
        {texts.preview}
      </Title>
      {text === null && <Text role="alert">{texts.previewBroken}</Text>}
      {answer === '' && <Text c="dimmed">{texts.previewEmpty}</Text>}
      {answer !== '' && typeof text === 'string' && (
        <ul className="own-chat chat-list" data-whole>
          {/* oxlint-disable jsx-a11y/aria-role -- who speaks, not an ARIA role */}
          {question && <ChatMessage role="user" text={question} sources={[]} name={texts.name} />}
          <ChatMessage role="assistant" text={text} sources={once} name={texts.name} />
          {/* oxlint-enable jsx-a11y/aria-role */}
        </ul>
      )}
    </section>
  )
}
