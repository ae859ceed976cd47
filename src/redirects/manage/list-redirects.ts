/** The links of the owner, most clicked first. */
import { requireReader } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import type { LinkRow } from './link-row.ts'
import { countRedirects, listRedirectRows, type ListCursor, type ListFilter } from './manage.queries.ts'
import { readLinks } from './read-links.ts'

export interface ListRedirectsInput extends ListFilter {
  after?: ListCursor | undefined
  limit: number
}

export interface RedirectPage {
  redirects: LinkRow[]
  /** Of all pages. */
  count: number
  next: ListCursor | null
}

export async function listRedirects(context: Context, { after, limit, ...filter }: ListRedirectsInput): Promise<RedirectPage> {
  requireReader(context)
  const rows = await listRedirectRows(context.db, filter, { after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    redirects: await readLinks(context, page),
    count: await countRedirects(context.db, filter),
    next: rows.length > limit && last ? { clicks: last.click_count, id: last.id } : null,
  }
}
