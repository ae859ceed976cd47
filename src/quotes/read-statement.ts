/**
 * What each partner owes for a month, by what was agreed with it: an office so much per request that its mail server took, less what the owner credits,
 * per click of a person on a link to its website, or one amount a month; a link to another partner so much per click. Never by deed, value or choice.
 */
import { requireOwner } from '../audit/require-role.ts'
import { listAgreements, type Agreement } from '../notaries/list-agreements.ts'
import { isRelation } from '../notaries/relation.ts'
import type { Context } from '../platform/context.ts'
import { hostOf, listLinkHosts } from '../redirects/list-link-hosts.ts'
import { sumLinkClicks } from '../redirects/sum-link-clicks.ts'
import { momentOf, nextMonth } from './month.ts'
import { linksOf, owedForClicks, owedForMonth, owedForRequests, type LinkSum, type OfficeSum } from './office-sum.ts'
import { listDelivered } from './owner.queries.ts'
import { findFee, listOfficeFees } from './quote-fees.queries.ts'

export interface Statement {
  /** Of a request in that month, in cents; null: none was set. */
  feeCents: number | null
  /** Of the offices that pay for advertisement, what that costs each in that month. */
  fixed: { notaryId: string; name: string; feeCents: number | null }[]
  offices: OfficeSum[]
  /** Those with a fee only, that are of no office. */
  links: LinkSum[]
}

const MOST_LINKS = 1_000

type Row = Awaited<ReturnType<typeof listDelivered>>[number]

interface Known {
  feeCents: number | null
  officeFees: ReadonlyMap<string, number>
  links: readonly (LinkSum & { host: string | undefined })[]
  agreements: readonly Agreement[]
}

type Group = Pick<OfficeSum, 'notaryId' | 'name' | 'relation'> & { rows: readonly Row[] }

/** Of the requests of the month, and of those that pay otherwise, with a request or without. */
function groupsOf(rows: readonly Row[], agreements: readonly Agreement[]): Group[] {
  const groups = new Map<string, Group>()
  for (const [key, own] of Map.groupBy(rows, ({ notary_id: id, relation }) => `${id} ${relation ?? ''}`)) {
    const [{ notary_id: notaryId, office_name: name, relation } = { notary_id: '', office_name: '', relation: null }] = own
    groups.set(key, { notaryId, name, relation: relation !== null && isRelation(relation) ? relation : null, rows: own })
  }
  for (const { notaryId, name, relation } of agreements) {
    const key = `${notaryId} ${relation}`
    if (!groups.has(key) && (relation === 'per_klik' || relation === 'advertentie')) groups.set(key, { notaryId, name, relation, rows: [] })
  }
  return [...groups.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'nl'))
}

function officeSum({ rows, ...office }: Group, { feeCents, officeFees, links, agreements }: Known): OfficeSum {
  const credited = rows.filter(({ credit }) => credit !== null).length
  const requests = rows.map(({ id, delivered_at: at, credit }) => ({ id, deliveredAt: at ?? '', credit }))
  const sum = { ...office, requests, credited, links: [], owedCents: 0, unknown: null }
  if (office.relation === 'per_aanvraag') return { ...sum, ...owedForRequests(rows.length - credited, feeCents) }
  if (office.relation === 'advertentie') return { ...sum, ...owedForMonth(officeFees.get(office.notaryId) ?? null) }
  if (office.relation !== 'per_klik') return sum
  const paying = agreements.filter(({ relation }) => relation === 'per_klik').map(({ notaryId, website }) => ({ notaryId, host: hostOf(website ?? '') }))
  const found = linksOf(paying.find(({ notaryId }) => notaryId === office.notaryId)?.host, { links, payingHosts: paying.map(({ host }) => host) })
  if ('unknown' in found) return { ...sum, owedCents: null, unknown: found.unknown }
  return { ...sum, links: found.links.map(({ host: _host, ...link }) => link), ...owedForClicks(found.links) }
}

/** Those that people clicked on in that month, most clicked first, and then every other one of now. */
async function linksOfMonth(context: Context, month: string): Promise<Known['links']> {
  const all = await listLinkHosts(context)
  const { links: clicked } = await sumLinkClicks(context, { from: `${month}-01`, to: `${month}-31`, limit: MOST_LINKS })
  const hosts = new Map(all.map(({ id, host }) => [id, host]))
  const seen = new Set(clicked.map(({ id }) => id))
  return [
    ...clicked.map(({ id, slug, title, clicks, worth }) => ({ host: hosts.get(id), slug, title, clicks, owedCents: worth })),
    ...all.filter(({ id, isDeleted }) => !isDeleted && !seen.has(id)).map(({ slug, title, host }) => ({ host, slug, title, clicks: 0, owedCents: null })),
  ]
}

/** `month`: YYYY-MM. An office whose agreement changed in it stands there once for each. */
export async function readStatement(context: Context, month: string): Promise<Statement> {
  requireOwner(context)
  const feeCents = await findFee(context.db, month)
  const officeFees = await listOfficeFees(context.db, month)
  const rows = await listDelivered(context.db, momentOf(month), momentOf(nextMonth(month)))
  const agreements = await listAgreements(context, { from: `${month}-01`, to: `${month}-31` })
  const links = await linksOfMonth(context, month)
  const offices = groupsOf(rows, agreements).map((group) => officeSum(group, { feeCents, officeFees, links, agreements }))
  const ofOffices = new Set(offices.flatMap((office) => office.links.map(({ slug }) => slug)))
  return {
    feeCents,
    fixed: offices
      .filter(({ relation }) => relation === 'advertentie')
      .map(({ notaryId, name }) => ({ notaryId, name, feeCents: officeFees.get(notaryId) ?? null })),
    offices,
    links: links.filter(({ slug, owedCents }) => owedCents !== null && !ofOffices.has(slug)).map(({ host: _host, ...link }) => link),
  }
}
