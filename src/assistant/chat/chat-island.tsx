/** The chat in a page: rendered by the server, asleep until the visitor touches it or comes back to a conversation. */
import { createElement } from 'react'
import './chat.css'
import './chat-extras.css'
import './ctas.css'
import './around-answer.css'
import { wakeScript } from '../../ui/wake-script.ts'
import { ChatBox, type ChatBoxProps } from './chat-box.tsx'

const CHAT_TAG = 'chat-island'

/** `script` is the address of the browser module. A custom element takes the handlers as plain attributes, so nothing runs before the first touch. */
export function ChatIsland({ script, ...props }: ChatBoxProps & { script: string }) {
  const onTouch = { onpointerover: wakeScript, onpointerdown: wakeScript, onkeyup: wakeScript, oninput: wakeScript }
  // An address that ends in #chat starts an animation of this element, by its style.
  const wake = { ...onTouch, onanimationstart: wakeScript }
  return createElement(CHAT_TAG, { id: 'chat', 'data-src': script, 'data-props': JSON.stringify(props), ...wake }, <ChatBox {...props} />)
}
