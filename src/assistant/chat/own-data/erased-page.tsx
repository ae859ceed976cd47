/** Says that a conversation is erased, for visitors without JavaScript; in the language of the page that it began on. */
import { chatWordsIn } from '../chat-words-in.ts'

export function ErasedPage({ lang, backTo }: { lang: 'nl' | 'en'; backTo: string }) {
  const { chat, ownData } = chatWordsIn(lang)
  return (
    <div className="wrap conversation">
      <h1>{chat.erased}</h1>
      <p>{ownData.erasedText}</p>
      <p>
        <a href={backTo}>{chat.backTo}</a>
      </p>
    </div>
  )
}
