/** Browser entry: brings the chat of this page to life. What the visitor typed before stays in the field. */
import { createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './conversation.css'
import { installRefresh } from '../../ui/install-refresh.ts'
import type { ChatBoxProps } from './chat-box.tsx'

/** Resolves when the sheet is there, or will not come: a chat without it is better than none. */
const enable = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    link.media = 'all'
    link.disabled = false
  })

/** The page names them, disabled, with what they must be. */
const stylesOfConversation = (): Promise<unknown> => Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[data-asleep]')].map(enable))

async function wake(): Promise<void> {
  if (import.meta.env.DEV) await installRefresh()
  const [{ ChatBox }, { ChatWordsProvider, dutchWords }] = await Promise.all([import('./chat-box.tsx'), import('./chat-words.ts'), stylesOfConversation()])
  for (const island of document.querySelectorAll<HTMLElement>('chat-island:not([data-awake])')) {
    island.dataset['awake'] = ''
    const props = JSON.parse(island.dataset['props'] ?? '{}') as ChatBoxProps
    const words = props.lang === 'en' ? (await import('./chat-words.en.ts')).englishWords : dutchWords
    startTransition(() => void hydrateRoot(island, createElement(ChatWordsProvider, { value: words }, createElement(ChatBox, props))))
  }
}

void wake()
