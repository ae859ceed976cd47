/** Browser entry: brings the chat of this page to life. What the visitor typed before stays in the field. */
import { createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ChatBoxProps } from './chat-box.tsx'

async function wake(): Promise<void> {
  if (import.meta.env.DEV) await installRefresh()
  const { ChatBox } = await import('./chat-box.tsx')
  for (const island of document.querySelectorAll<HTMLElement>('chat-island:not([data-awake])')) {
    island.dataset['awake'] = ''
    const props = JSON.parse(island.dataset['props'] ?? '{}') as ChatBoxProps
    startTransition(() => void hydrateRoot(island, createElement(ChatBox, props)))
  }
}

/** The development server's component refresh expects these before the first component loads. */
async function installRefresh(): Promise<void> {
  const path = '/@react-refresh'
  const refresh = (await import(/* @vite-ignore */ path)) as { injectIntoGlobalHook(target: Window): void }
  refresh.injectIntoGlobalHook(window)
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}

void wake()
