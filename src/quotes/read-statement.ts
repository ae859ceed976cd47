/**
 * What each partner owes for a month, by what was agreed with it: an office so much per request that its mail server took, less what the owner credits;
 * a link so much per click of a person. Never by deed, value or choice.
 */
import { requireOwner } from '../audit/require-role.ts'
import { isRelation, type Relation } from '../notaries/relation.ts'
import type { Context } from '../platform/context.ts'
import { sumLinkClicks } from '../redirects/sum-link-clicks.ts'
import { momentOf, nextMonth } from './month.ts'
import { listDelivered } from './owner.queries.ts'
import { findFee } from './quote-fees.queries.ts'

interface DeliveredRequest {
  id: string
  deliveredAt: string
  /** Why nothing is charged for it; null: it is. */
  credit: string | null
}

interface OfficeSum {
  name: string
  /** As it was when these requests reached the office; null: nobody wrote it down. */
  relation: Relation | null
  requests: DeliveredRequest[]
  credited: number
  /** In cents, excluding btw; null when it pays per request and no fee was set. */
  owedCents: number | null
}

interface LinkSum {
  slug: string
  title: string
  clicks: number
  owedCents: number
}

export interface Statement {
  /** Of a request in that month, in cents; null: none was set. */
  feeCents: number | null
  offices: OfficeSum[]
  /** Those with a fee only. */
  links: LinkSum[]
}

const MOST_LINKS = 1_000

type Row = Awaited<ReturnType<typeof listDelivered>>[number]

function officeSum(rows: readonly Row[], feeCents: number | null): OfficeSum {
  const [first] = rows
  const relation = first?.relation && isRelation(first.relation) ? first.relation : null
  const credited = rows.filter(({ credit }) => credit !== null).length
  const charged = relation === 'per_aanvraag' ? rows.length - credited : 0
  return {
    name: first?.office_name ?? '',
    relation,
    requests: rows.map(({ id, delivered_at: at, credit }) => ({ id, deliveredAt: at ?? '', credit })),
    credited,
    owedCents: charged === 0 ? 0 : feeCents === null ? null : charged * feeCents,
  }
}

/** `month`: YYYY-MM. An office whose agreement changed in it stands there once for each. */
export async function readStatement(context: Context, month: string): Promise<Statement> {
  requireOwner(context)
  const feeCents = await findFee(context.db, month)
  const rows = await listDelivered(context.db, momentOf(month), momentOf(nextMonth(month)))
  const { links } = await sumLinkClicks(context, { from: `${month}-01`, to: `${month}-31`, limit: MOST_LINKS })
  return {
    feeCents,
    offices: [...Map.groupBy(rows, ({ notary_id: id, relation }) => `${id} ${relation ?? ''}`).values()].map((own) => officeSum(own, feeCents)),
    links: links.flatMap(({ slug, title, clicks, worth }) => (worth === null ? [] : [{ slug, title, clicks, owedCents: worth }])),
  }
}
