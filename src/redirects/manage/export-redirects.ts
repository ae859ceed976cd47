/** All links with their counts as a file for a spreadsheet. Its first columns are those that the import reads. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireReader } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { csvLine } from '../../platform/csv.ts'
import { typedFee } from '../fee.ts'
import { MAX_REDIRECTS } from '../redirect-fields.ts'
import { csvColumns, csvNo, csvYes } from './csv.nl.ts'
import { listAllRedirects } from './manage.queries.ts'
import { readLinks } from './read-links.ts'

const yesNo = (value: boolean): string => (value ? csvYes : csvNo)

export async function exportRedirects(context: Context): Promise<string> {
  requireReader(context)
  const links = await readLinks(context, await listAllRedirects(context.db, MAX_REDIRECTS))
  await recordAudit(context, { action: 'redirect.export', details: { links: links.length } })
  const lines = links.map(({ counts, health, fee_cents: fee, ...link }) =>
    csvLine([
      link.slug,
      link.title,
      link.destination_url,
      link.description,
      yesNo(link.is_active),
      link.click_count,
      counts.visitors,
      counts.duplicate,
      counts.bot,
      counts.prefetch,
      counts.head,
      counts.excess,
      counts.image,
      counts.frame,
      counts.fetch,
      yesNo(link.is_sample),
      health?.checkedAt ?? '',
      health?.status ?? '',
      fee === null ? '' : typedFee(fee),
    ]),
  )
  // The mark at the start tells spreadsheets that the letters are UTF-8.
  return `\uFEFF${csvLine(csvColumns)}${lines.join('')}`
}
