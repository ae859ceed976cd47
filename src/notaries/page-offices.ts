/** The offices that the site shows, by name, for a list of the owner: searched and cut into pages by the database. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { selectOfficePage } from './notaries.queries.ts'
import { isRelation, type Relation } from './relation.ts'

export interface OfficeSearch {
  demo: boolean
  /** In the name or the place. */
  search?: string | undefined
  /** Id of the last one of the page before. */
  after?: string | undefined
  limit: number
}

export interface OfficeOfPage {
  id: string
  name: string
  location: string
  email: string | undefined
  relation: Relation
  isSample: boolean
}

export async function pageOffices(context: Context, wanted: OfficeSearch): Promise<OfficeOfPage[]> {
  requireReader(context)
  const rows = await selectOfficePage(context, wanted)
  return rows.map(({ is_sample: isSample, relation, email, ...row }) => ({
    ...row,
    isSample,
    email: email ?? undefined,
    relation: isRelation(relation) ? relation : 'geen',
  }))
}
