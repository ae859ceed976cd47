/** The statement of a month as a file: a line for each request, and the sum of each partner after its own. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { csvLine } from '../platform/csv.ts'
import type { Context } from '../platform/context.ts'
import { amsterdamTime } from '../platform/dutch-time.ts'
import { formatEuros } from '../platform/number-format.ts'
import { agreementName, statementTexts as texts } from './admin/statement.nl.ts'
import { readStatement, type Statement } from './read-statement.ts'

/** Empty where it is not known: that is not nought. */
const amount = (cents: number | null): string => (cents === null ? '' : formatEuros(cents))

function linesOf({ feeCents, offices, links }: Statement): string[][] {
  const ofOffices = offices.flatMap(({ name, relation, requests, credited, owedCents, unknown, links: own }) => {
    const agreement = agreementName(relation)
    const fee = relation === 'per_aanvraag' ? feeCents : 0
    return [
      ...requests.map(({ id, deliveredAt, credit }) => [name, agreement, id, amsterdamTime(deliveredAt), amount(credit === null ? fee : 0), credit ?? '']),
      ...own.map((link) => [name, agreement, texts.link(link.slug, link.title), texts.clicks(link.clicks), amount(link.owedCents), '']),
      [
        name,
        agreement,
        texts.sum,
        texts.countOf({ relation, requests, credited, links: own, unknown }),
        amount(owedCents),
        unknown === null ? '' : texts.unknown[unknown],
      ],
    ]
  })
  const ofLinks = links.map(({ slug, title, clicks, owedCents }) => [
    texts.link(slug, title),
    agreementName('per_klik'),
    texts.sum,
    texts.clicks(clicks),
    amount(owedCents),
    '',
  ])
  return [...ofOffices, ...ofLinks]
}

/** `month`: YYYY-MM. */
export async function writeStatement(context: Context, { month }: { month: string }): Promise<string> {
  requireOwner(context)
  const statement = await readStatement(context, month)
  const requests = statement.offices.reduce((sum, office) => sum + office.requests.length, 0)
  await recordAudit(context, { action: 'quote.statement', details: { month, requests } })
  return [[...texts.columns], ...linesOf(statement)].map(csvLine).join('')
}
