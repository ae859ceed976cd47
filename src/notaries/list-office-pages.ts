/** The pages of offices that a search engine may list. None in demo. */
import type { Context } from '../platform/context.ts'
import { isWorthFinding } from './describe-office.ts'
import { listNotaries } from './list-notaries.ts'
import { officePath } from './office-address.ts'
import { officeTitle } from './office.nl.ts'

export async function listOfficePages(context: Pick<Context, 'db' | 'clock'>, { demo }: { demo: boolean }): Promise<{ path: string; title: string }[]> {
  if (demo) return []
  const offices = await listNotaries(context, { demo })
  return offices.filter(isWorthFinding).map((office) => ({ path: officePath(office.slug), title: officeTitle(office) }))
}
