/** Who the visitor talks with, and beside it the quiet menu of the conversation. */
import type { ReactNode } from 'react'
import { AssistantAvatar } from '../../ui/illustrations/assistant-avatar.tsx'
import type { AvatarDrawing } from '../../ui/illustrations/assistant-avatars.ts'
import { useChatWords } from './chat-words.ts'

/** What stands in brackets goes to the next line as a whole. */
const BRACKETS = /(?=\()/

interface ChatHeaderProps {
  assistantName: string
  avatar: AvatarDrawing
  children?: ReactNode
}

export function ChatHeader({ assistantName, avatar, children }: ChatHeaderProps) {
  const { chat: chatTexts } = useChatWords()
  return (
    <header className="chat-header">
      <span className="chat-avatar">
        <AssistantAvatar drawing={avatar} />
        <i />
      </span>
      <div>
        <h2 id="chat-titel">
          {chatTexts.title.split(BRACKETS).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </h2>
        <p>
          {assistantName} <span className="chat-ai">{chatTexts.aiName}</span>
        </p>
      </div>
      {children}
    </header>
  )
}
