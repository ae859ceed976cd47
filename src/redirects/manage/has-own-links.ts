/** Whether the owner has a link that is not a sample of the demo. */
import { requireOwner } from '../../audit/require-owner.ts'
import type { Context } from '../../platform/context.ts'
import { findOwnLink } from './manage.queries.ts'

export async function hasOwnLinks(context: Context): Promise<boolean> {
  requireOwner(context)
  return (await findOwnLink(context.db)) !== undefined
}
