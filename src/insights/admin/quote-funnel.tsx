/** Requests for quotes: the road to a choice, and the same steps by deed. Nothing until one was counted. */
import { Table, Title } from '@mantine/core'
import { byDeed, quoteMeasures } from '../../events/quote-measures.ts'
import { quoteFunnelSteps } from '../funnel.ts'
import { partName } from '../measures.nl.ts'
import type { DashboardData } from './dashboard-data.ts'
import { quoteFunnelTexts as texts, showNumber } from './dashboard.nl.ts'
import { FunnelFigure } from './funnel-figure.tsx'

export function QuoteFunnel({ data }: { data: DashboardData }) {
  if (quoteMeasures.every((measure) => !data.measures[measure].total)) return null
  return (
    <>
      <FunnelFigure data={data} steps={quoteFunnelSteps} id="quote-funnel-heading" texts={texts} />
      <ByDeed data={data} />
    </>
  )
}

function ByDeed({ data: { breakdowns } }: { data: DashboardData }) {
  const counts = quoteMeasures.map((measure) => [measure, new Map(breakdowns[byDeed(measure)].map(({ name, count }) => [name, count]))] as const)
  const names = [...new Set(counts.flatMap(([, own]) => [...own.keys()]))]
  return (
    <section className="admin-card" aria-labelledby="quote-deeds-heading">
      <Title order={4} id="quote-deeds-heading">
        {texts.byDeed}
      </Title>
      <Table.ScrollContainer type="native" minWidth={520} tabIndex={0} role="region" aria-label={texts.table}>
        <Table className="numbers-table" aria-labelledby="quote-deeds-heading">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{texts.deed}</Table.Th>
              {quoteMeasures.map((measure) => (
                <Table.Th key={measure} scope="col">
                  {texts.columns[measure]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {names.map((name) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{partName('quote_requests_by_deed', name)}</Table.Th>
                {counts.map(([measure, own]) => (
                  <Table.Td key={measure}>{showNumber(own.get(name) ?? 0)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}
