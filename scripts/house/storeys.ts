/** The storeys of the house, from the ground up. A room imports its own files and rooms of lower storeys, types included; never one of its own storey. */
export const storeys: readonly (readonly string[])[] = [
  ['ui'],
  ['errors'],
  ['database'],
  ['platform'],
  ['audit'],
  ['settings'],
  ['events', 'revisions', 'regions'],
  ['records'],
  ['owner-kit'],
  ['deeds'],
  ['accounts', 'backup', 'frame', 'redirects', 'mail'],
  ['figures', 'webhooks'],
  ['insights'],
  ['reviews'],
  ['articles'],
  ['assistant/conversation'],
  ['assistant/retrieval'],
  ['assistant/sums'],
  ['assistant/engine'],
  ['assistant/model'],
  ['assistant/answering'],
  ['assistant/evaluation'],
  ['assistant/chat'],
  ['contact', 'own-entries'],
  ['chat-logs', 'notaries', 'notices', 'figure-desk'],
  ['quotes'],
  ['programs'],
  ['privacy', 'results'],
  ['site'],
  ['owner'],
  ['app'],
  ['app.ts'],
  ['public-routes.ts'],
  ['page-table.ts'],
  ['page-address.ts'],
  ['pages', 'env.d.ts'],
  ['fetch.ts'],
  ['server.ts'],
]

/** Rooms whose components others build their screens from. */
export const componentRooms: ReadonlySet<string> = new Set(['ui', 'owner-kit', 'frame'])

/** Single components that others may build with: the words of a message as the chat shows them, buttons that ask it something, the form for a message, and the layout of a mail. */
export const sharedComponents: ReadonlySet<string> = new Set([
  'assistant/chat/chat-message.tsx',
  'assistant/chat/ask-form.tsx',
  'contact/message-form.tsx',
  'mail/mail-layout.tsx',
])

/** Rooms that put the screens of the others together, each in its slot. */
export const composingRooms: ReadonlySet<string> = new Set(['pages', 'owner'])
