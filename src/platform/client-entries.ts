/** Addresses of the browser modules: hashed files of the build, or the sources in development. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const clientEntries = {
  chat: 'src/assistant/chat/chat-island.client.ts',
  contact: 'src/contact/contact-island.client.ts',
  notaries: 'src/notaries/contact-dialogs.client.ts',
  quotes: 'src/quotes/quote-island.client.ts',
  news: 'src/site/news-island.client.ts',
  admin: 'src/owner/admin.client.tsx',
} as const

export type ClientEntryName = keyof typeof clientEntries

const builtEntry = z.object({ script: z.string(), styles: z.array(z.string()) })
const builtEntries = z.record(z.string(), builtEntry)

export type ClientEntry = z.infer<typeof builtEntry>

/** The build writes `dist/client-entries.json`; in development the sources are served as they are. */
export function loadClientEntries(rootDir: string): (name: ClientEntryName) => ClientEntry {
  const path = join(rootDir, 'dist', 'client-entries.json')
  const built = !import.meta.env?.DEV && existsSync(path) ? builtEntries.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
  return (name) => built[name] ?? { script: `/${clientEntries[name]}`, styles: [] }
}
