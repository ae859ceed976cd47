/** The few numbers that an owner looks for first, whatever the period. */
import { Table, Title } from '@mantine/core'
import { measureLabels } from '../measures.nl.ts'
import { recentMeasures } from '../recent.ts'
import type { DashboardData } from './dashboard-data.ts'
import { recentTexts, showNumber } from './dashboard.nl.ts'

const show = (count: number | null): string => (count === null ? recentTexts.notYet : showNumber(count))

export function RecentTable({ recent: { today, week } }: { recent: DashboardData['recent'] }) {
  return (
    <section className="admin-card" aria-labelledby="recent-heading">
      <Title order={3} id="recent-heading">
        {recentTexts.heading}
      </Title>
      <Table className="numbers-table recent-table" aria-labelledby="recent-heading">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{recentTexts.what}</Table.Th>
            <Table.Th scope="col">{recentTexts.today}</Table.Th>
            <Table.Th scope="col">{recentTexts.week}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {recentMeasures.map((measure) => (
            <Table.Tr key={measure}>
              <Table.Th scope="row">{measureLabels[measure]}</Table.Th>
              <Table.Td>{show(today[measure])}</Table.Td>
              <Table.Td>{show(week[measure])}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
