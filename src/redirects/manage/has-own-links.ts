/** Whether the owner has a link that is not a sample of the demo. */
import { requireReader } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { findOwnLink } from './manage.queries.ts'

export async function hasOwnLinks(context: Context): Promise<boolean> {
  requireReader(context)
  return (await findOwnLink(context.db)) !== undefined
}
