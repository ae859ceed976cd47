/** The list of notaries for who asks for it at every turn: read once, and again when something changed or the day is another. */
import { dutchDay } from '../platform/clock.ts'
import type { ContentVersion } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { listNotaries } from './list-notaries.ts'
import type { Notary } from './notary.ts'

interface Current {
  /** Each write that visitors can see turns it over, in every instance. */
  contentVersion: Pick<ContentVersion, 'current'>
  isDemo: () => boolean
}

/** Those that the site shows, with the prices that hold today. A reading that failed is tried again by the next who asks. */
export function keepNotaries(context: Pick<Context, 'db' | 'clock'>, { contentVersion, isDemo }: Current): () => Promise<readonly Notary[]> {
  let kept: { key: string; list: Promise<readonly Notary[]> } | undefined
  return () => {
    const demo = isDemo()
    // Taken before reading: what changes meanwhile is read again under the next version.
    const key = `${contentVersion.current()} ${dutchDay(context.clock)} ${demo}`
    if (kept?.key === key) return kept.list
    const reading = { key, list: listNotaries(context, { demo }) }
    kept = reading
    reading.list.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.list
  }
}
