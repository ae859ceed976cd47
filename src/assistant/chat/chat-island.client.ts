/** Browser entry: brings the chat of this page to life. What the visitor typed before stays in the field. */
import { createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './conversation.css'
import { installRefresh } from '../../ui/install-refresh.ts'
import { wakeStyles } from '../../ui/wake-styles.ts'
import type { ChatBoxProps } from './chat-box.tsx'

/**
 * What stands in the field counts as typed, and is no part of what the chat is drawn with: React would put it in the place of what was typed since, and the field
 * would show it again after each question.
 */
function keepTyped(island: HTMLElement): void {
  const field = island.querySelector('textarea')
  if (!field?.value) return
  const { value, selectionStart, selectionEnd } = field
  field.value = ''
  field.value = value
  if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
}

async function wake(): Promise<void> {
  if (import.meta.env.DEV) await installRefresh()
  const [{ ChatBox }, { ChatWordsProvider, dutchWords }] = await Promise.all([import('./chat-box.tsx'), import('./chat-words.ts'), wakeStyles()])
  for (const island of document.querySelectorAll<HTMLElement>('chat-island:not([data-awake])')) {
    island.dataset['awake'] = ''
    const props = { ...(JSON.parse(island.dataset['props'] ?? '{}') as ChatBoxProps), draft: undefined }
    keepTyped(island)
    const words = props.lang === 'en' ? (await import('./chat-words.en.ts')).englishWords : dutchWords
    startTransition(() => void hydrateRoot(island, createElement(ChatWordsProvider, { value: words }, createElement(ChatBox, props))))
  }
}

void wake()
