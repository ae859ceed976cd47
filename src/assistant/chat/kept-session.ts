/** The session id of this page's conversation, in the entry of the browser's history: it survives a reload and goes with the tab. */
const ANCHOR = '#chat'

interface KeptState {
  chat?: { path: string; id: string }
}

const current = (): KeptState => (history.state ?? {}) as KeptState

export function findKeptSession(path: string): string | undefined {
  const { chat } = current()
  return chat?.path === path ? chat.id : undefined
}

/** The address names the chat, so that its style wakes it after a reload. */
export function keepSession(path: string, id: string, anchor = ANCHOR): void {
  if (findKeptSession(path) === id && (anchor === '' || location.hash === anchor)) return
  history.replaceState({ ...current(), chat: { path, id } }, '', anchor || location.href)
}

export function forgetSession(): void {
  const { chat: _chat, ...rest } = current()
  history.replaceState(rest, '', location.hash === ANCHOR ? location.pathname + location.search : location.href)
}

/** A random UUID, also on an address without https, where browsers withhold `randomUUID`. */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return Array.from(bytes, (byte, index) => ([4, 6, 8, 10].includes(index) ? '-' : '') + byte.toString(16).padStart(2, '0')).join('')
}
