/** What a number is made up of, the largest part first. */
import { Table, Text, Title } from '@mantine/core'
import { breakdownTexts, showNumber } from './dashboard.nl.ts'

interface BreakdownTableProps {
  id: string
  heading: string
  column: string
  rows: readonly { name: string; count: number }[]
  nameOf: (name: string) => string
  note?: string
}

export function BreakdownTable({ id, heading, column, rows, nameOf, note }: BreakdownTableProps) {
  return (
    <section className="admin-card" aria-labelledby={id}>
      <Title order={3} id={id}>
        {heading}
      </Title>
      {rows.length === 0 ? (
        <Text c="dimmed">{breakdownTexts.none}</Text>
      ) : (
        <Table className="breakdown" aria-labelledby={id}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{column}</Table.Th>
              <Table.Th scope="col">{breakdownTexts.count}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ name, count }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{nameOf(name)}</Table.Th>
                <Table.Td>{showNumber(count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {note && <Text c="dimmed">{note}</Text>}
    </section>
  )
}
