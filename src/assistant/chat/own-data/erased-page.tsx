/** Says that a conversation is erased, for visitors without JavaScript. */
import { chatTexts } from '../assistant.nl.ts'
import { ownDataTexts } from '../../answering/own-data/own-data.nl.ts'

export function ErasedPage({ backTo }: { backTo: string }) {
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
