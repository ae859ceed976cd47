/** What the page says its scripts and style sheets are: the browser runs and applies nothing else in their place. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const INTEGRITY_FILE = 'integrity.json'

const TAGS = /(<script [^>]*?src|<link rel="stylesheet" href)="([^"]+)"/g

/** Puts the hash behind the address in every script and style sheet tag of a document; `hashes` are by path. */
export function withIntegrity(html: string, hashes: ReadonlyMap<string, string>): string {
  if (hashes.size === 0) return html
  return html.replace(TAGS, (tag, _start: string, path: string) => {
    const hash = hashes.get(path)
    return hash === undefined ? tag : `${tag} integrity="${hash}"`
  })
}

/** The build writes `dist/integrity.json`; in development there is none. */
export function loadIntegrity(rootDir: string): ReadonlyMap<string, string> {
  const path = join(rootDir, 'dist', INTEGRITY_FILE)
  if (import.meta.env?.DEV || !existsSync(path)) return new Map()
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')))))
}
