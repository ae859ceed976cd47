/** Holds the conversation on this page, and takes it up again after a reload. */
import { useEffect, useReducer, useState } from 'react'
import { chatReducer } from './chat-state.ts'
import { ConversationControl } from './conversation-control.ts'
import { useChatWords } from './chat-words.ts'
import { emptyChat, type ChatState } from './shown-conversation.ts'

export function useConversation(pagePath: string): [ChatState, ConversationControl] {
  const [state, dispatch] = useReducer(chatReducer, emptyChat)
  const words = useChatWords()
  const [control] = useState(() => new ConversationControl(pagePath, dispatch, words))
  useEffect(() => {
    void control.restore()
    addEventListener('hashchange', control.keepHere)
    return () => removeEventListener('hashchange', control.keepHere)
  }, [control])
  return [state, control]
}
