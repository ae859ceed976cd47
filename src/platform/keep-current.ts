/** Reads something that pages are made from once, and again when something changed, the day is another, or the site went live. */
import { dutchDay } from './clock.ts'
import type { ContentVersion } from './content-version.ts'
import type { Context } from './context.ts'

export interface Current {
  /** Each write that visitors can see turns it over, in every instance. */
  contentVersion: Pick<ContentVersion, 'current'>
  isDemo: () => boolean
}

/** A reading that failed is tried again by the next who asks. */
export function keepCurrent<T>({ clock }: Pick<Context, 'clock'>, { contentVersion, isDemo }: Current, read: (demo: boolean) => Promise<T>): () => Promise<T> {
  let kept: { key: string; found: Promise<T> } | undefined
  return () => {
    const demo = isDemo()
    // Taken before reading: what changes meanwhile is read again under the next version.
    const key = `${contentVersion.current()} ${dutchDay(clock)} ${demo}`
    if (kept?.key === key) return kept.found
    const reading = { key, found: read(demo) }
    kept = reading
    reading.found.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.found
  }
}
