/** Says that a conversation is erased, for visitors without JavaScript. */
import { useChatWords } from '../chat-words.ts'
import { ownDataTexts } from '../../answering/own-data/own-data.nl.ts'

export function ErasedPage({ backTo }: { backTo: string }) {
  const { chat: chatTexts } = useChatWords()
  return (
    <div className="wrap conversation">
      <h1>{ownDataTexts.erasedTitle}</h1>
      <p>{ownDataTexts.erasedText}</p>
      <p>
        <a href={backTo}>{chatTexts.backTo}</a>
      </p>
    </div>
  )
}
