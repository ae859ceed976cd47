/** What is made of content is made once in a worker and read again by who needs it next, as every start of the site reads what the build made. */
import { createHash } from 'node:crypto'
import type { Ahead, KeptForm } from './read-ahead.ts'

/** As JSON, so that nobody gets what another may have changed. */
const kept = new Map<string, string>()

function keyOf(name: string, source: readonly (string | Uint8Array)[]): string {
  const key = createHash('sha256')
  for (const part of source) key.update(`${part.length} `).update(part)
  return `${name} ${key.digest('hex')}`
}

export const keptContent: Ahead = {
  take<T, Kept = T>(name: string, source: readonly (string | Uint8Array)[], make: () => T, form?: KeptForm<T, Kept>): T {
    const key = keyOf(name, source)
    const known = kept.get(key)
    if (known !== undefined) return form ? form.read(JSON.parse(known) as Kept) : (JSON.parse(known) as T)
    const made = make()
    kept.set(key, JSON.stringify(form ? form.write(made) : made))
    return made
  },
}
