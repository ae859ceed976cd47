/** Who the visitor talks with, and beside it the quiet menu of the conversation. */
import type { ReactNode } from 'react'
import { AssistantAvatar } from '../ui/illustrations/assistant-avatar.tsx'
import { chatTexts } from './assistant.nl.ts'

export function ChatHeader({ assistantName, children }: { assistantName: string; children?: ReactNode }) {
  return (
    <header className="chat-header">
      <span className="chat-avatar">
        <AssistantAvatar />
        <i />
      </span>
      <div>
        <h2 id="chat-titel">{chatTexts.title}</h2>
        <p>
          {assistantName} <span className="chat-ai">{chatTexts.aiName}</span>
        </p>
      </div>
      {children}
    </header>
  )
}
