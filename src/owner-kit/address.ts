/** The owner's place in the area, kept in the address so that back, forward and links work. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** `?tab=chat-logs&sessie=…`; parameters without a value are left out, and '' when none remain. */
export function searchOf(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

/** The parameters of the current address; the component renders anew when they change. */
export function useAddressParameters(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => location.search))
}

/** 'push' leaves a step to come back to; 'replace' does not. */
export function moveTo(parameters: Record<string, string | undefined>, how: 'push' | 'replace' = 'push'): void {
  const search = searchOf(parameters)
  if (search === location.search) return
  const address = location.pathname + search
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  for (const listener of listeners) listener()
}
