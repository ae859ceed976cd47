/** What the numbers of the period are made up of. What a young site has nothing of yet takes one sentence and not a card each. */
import { Text, Title } from '@mantine/core'
import { partLabels, partName } from '../measures.nl.ts'
import type { BreakdownName } from '../measures.ts'
import type { DashboardData } from './dashboard-data.ts'
import { chartTexts, partTexts } from './dashboard.nl.ts'
import { PartTable, type PartRow } from './part-table.tsx'

const always: readonly BreakdownName[] = ['views_by_page', 'arrivals_by_source', 'views_by_device']
const ifAny: readonly BreakdownName[] = [
  'arrivals_by_campaign',
  'clicks_by_region',
  'clicks_by_service',
  'clicks_by_campaign',
  'offers_clicked_by_type',
  'sessions_by_page',
]
/** Not every click says for which place or deed it was. */
const partial: ReadonlySet<BreakdownName> = new Set(['clicks_by_region', 'clicks_by_service'])

function rowsOf(data: DashboardData, part: BreakdownName): PartRow[] {
  const rows = data.breakdowns[part].map(({ name, count }) => ({ key: name, label: partName(part, name), count }))
  const unknown = (data.measures.offers_clicked.total ?? 0) - rows.reduce((sum, { count }) => sum + count, 0)
  return partial.has(part) && rows.length > 0 && unknown > 0 ? [...rows, { key: '', label: partTexts.unknown, count: unknown }] : rows
}

export function Parts({ data }: { data: DashboardData }) {
  const isSilent = (part: BreakdownName) => data.breakdowns[part].length === 0
  const silent = ifAny.filter(isSilent)
  return (
    <section aria-labelledby="parts-heading">
      <Title order={3} id="parts-heading" mb="md">
        {partTexts.heading}
      </Title>
      <div className="measure-grid">
        {always.map((part) => (
          <Part key={part} data={data} part={part} />
        ))}
        <Links links={data.links} />
        {ifAny
          .filter((part) => !isSilent(part))
          .map((part) => (
            <Part key={part} data={data} part={part} />
          ))}
      </div>
      {silent.length > 0 && (
        <Text c="dimmed" mt="md">
          {chartTexts.nothingYet(silent.map((part) => partLabels[part]))}
        </Text>
      )}
    </section>
  )
}

const Part = ({ data, part }: { data: DashboardData; part: BreakdownName }) => (
  <PartTable
    id={`part-${part}`}
    heading={partLabels[part]}
    column={partTexts.columns[part]}
    rows={rowsOf(data, part)}
    since={data.breakdowns[part].length > 0 ? data.partsSince[part] : null}
  />
)

function Links({ links: { links, worth } }: { links: DashboardData['links'] }) {
  const rows = links.map(({ id, slug, title, clicks, worth: own }) => ({ key: id, label: `/out/${slug} (${title})`, count: clicks, worth: own }))
  const notes = worth === null ? [] : [partTexts.worthTotal(worth), partTexts.worthNote]
  return <PartTable id="part-links" heading={partTexts.links} column={partTexts.linkColumn} rows={rows} notes={notes} />
}
