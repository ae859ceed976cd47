/** What a visitor can do with the own conversation: download it, erase it, begin anew. Real forms, which work without a script. */
import { useChatWords } from './chat-words.ts'

interface OwnDataFormProps {
  sessionId: string
  pagePath: string
  onErase?: (() => void) | undefined
  onNew?: (() => void) | undefined
}

export function OwnDataForm({ sessionId, pagePath, onErase, onNew }: OwnDataFormProps) {
  const { chat: chatTexts, ownData: ownDataTexts } = useChatWords()
  const id = <input type="hidden" name="sessionId" value={sessionId} />
  return (
    <details className="chat-own">
      <summary>
        <span>{chatTexts.conversation}</span>
      </summary>
      <div>
        {onNew ? (
          <button type="button" onClick={onNew}>
            {chatTexts.newConversation}
          </button>
        ) : (
          <a href={pagePath}>{chatTexts.newConversation}</a>
        )}
        <form method="post" action="/gesprek/downloaden">
          {id}
          <button>{ownDataTexts.download}</button>
        </form>
        <details>
          <summary>{ownDataTexts.erase}</summary>
          <form
            method="post"
            action="/gesprek/wissen"
            onSubmit={(event) => {
              if (!onErase) return
              event.preventDefault()
              onErase()
            }}
          >
            {id}
            <p>{ownDataTexts.eraseQuestion}</p>
            <button className="button button-quiet">{ownDataTexts.eraseNow}</button>
          </form>
        </details>
      </div>
    </details>
  )
}
