/** The chat in a page: rendered by the server, asleep until the visitor touches it or comes back to a conversation; on the home page until the page has been painted. */
import { createElement, Fragment } from 'react'
import './chat.css'
import { wakeScript, wakeWhenPainted } from '../../ui/wake-script.ts'
import { chatWordsIn } from './chat-words-in.ts'
import { ChatWordsProvider } from './chat-words.ts'
import { ChatBox, type ChatBoxProps } from './chat-box.tsx'

const CHAT_TAG = 'chat-island'
const ANCHOR_TAG = 'chat-anchor'

/** `script` is the address of the browser module; the page names its styles. A custom element takes the handlers as plain attributes, so nothing runs before the first touch. */
export function ChatIsland({ script, wakesWhenPainted = false, ...props }: ChatBoxProps & { script: string; wakesWhenPainted?: boolean }) {
  const onTouch = { onpointerover: wakeScript, onpointerdown: wakeScript, onkeyup: wakeScript, oninput: wakeScript, ...(wakesWhenPainted && wakeWhenPainted) }
  return (
    <Fragment>
      {/* An address that ends in #chat starts an animation of it, by its style. Not of what holds the chat: the glow of the field is one too, and would run the handler on every page. */}
      {createElement(ANCHOR_TAG, { id: 'chat', 'data-src': script, onanimationstart: wakeScript })}
      {createElement(
        CHAT_TAG,
        { 'data-src': script, 'data-props': JSON.stringify(props), ...onTouch },
        <ChatWordsProvider value={chatWordsIn(props.lang)}>
          <ChatBox {...props} />
        </ChatWordsProvider>,
      )}
    </Fragment>
  )
}
