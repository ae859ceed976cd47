/** Says that an answer is being made. Demo shows the specified sentence; live says what really happens. */
import { useState } from 'react'
import { useChatWords } from './chat-words.ts'
import type { AnswerStage } from '../conversation/conversation.ts'

export function ThinkingIndicator({ demo, stage }: { demo: boolean; stage: AnswerStage }) {
  const { chat: chatTexts, demoThinking, liveThinking } = useChatWords()
  const [notaries] = useState(() => 1 + Math.floor(Math.random() * 3))
  return (
    <li className="chat-thinking">
      <span className="chat-dots">
        <i />
        <i />
        <i />
      </span>
      <span role="status">
        {demo ? demoThinking(notaries) : liveThinking[stage]}
        {demo && <small>{chatTexts.waiting}</small>}
      </span>
    </li>
  )
}
