/** Whether one office can be asked for a request now, and why it would be. */
import type { Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import { wishOf } from './confirm-request.ts'
import { readAskable, type AskableSources } from './list-askable.ts'
import type { Match } from './match-offices.ts'
import type { RequestRow } from './quotes.queries.ts'

/** Undefined when it takes no requests, has as many as it takes, or does not speak the language. */
export async function findMatch(
  context: Context,
  sources: AskableSources,
  { request, notaryId }: { request: RequestRow; notaryId: string },
): Promise<Match<Notary> | undefined> {
  const wish = wishOf(request, sources)
  if (!wish) return undefined
  const { match } = await readAskable(context, sources)
  const found = await match(wish)
  return found.find(({ office }) => office.id === notaryId)
}
