/** A step of signing in that rests on the password. When that is changed while the step is under way, the step is undone. */
import type { Context } from '../platform/context.ts'
import { deleteSessionOfToken, findPasswordHash } from './accounts.queries.ts'
import { deleteSteps } from './second-factor.queries.ts'

/** Returns the answer of the sign-in library, or in its place one that is not ok. */
export async function stepByPassword({ db }: Pick<Context, 'db'>, userId: string | undefined, step: () => Promise<Response>): Promise<Response> {
  const before = userId && (await findPasswordHash(db, userId))
  const response = await step()
  if (!response.ok || (userId && before === (await findPasswordHash(db, userId)))) return response
  // The change ended what it found; what this step wrote after it would stay.
  const { token } = (await response.json()) as { token?: string }
  if (token) await deleteSessionOfToken(db, token)
  await deleteSteps(db)
  return new Response(null, { status: 401 })
}
