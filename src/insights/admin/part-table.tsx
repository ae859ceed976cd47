/** What a number is made up of: the largest parts with a bar, the others when they are asked for. */
import { useState } from 'react'
import { Button, Table, Text, Title } from '@mantine/core'
import { partTexts, showNumber } from './dashboard.nl.ts'

const AT_ONCE = 5

export interface PartRow {
  key: string
  label: string
  count: number
  /** In cents; null where none is known. */
  worth?: number | null
}

interface PartTableProps {
  id: string
  heading: string
  column: string
  rows: readonly PartRow[]
  /** First day that is known, when the period begins before it. */
  since?: string | null
  notes?: readonly string[]
}

export function PartTable({ id, heading, column, rows, since, notes }: PartTableProps) {
  const [isOpen, setOpen] = useState(false)
  const largest = Math.max(1, ...rows.map(({ count }) => count))
  const withWorth = rows.some(({ worth }) => typeof worth === 'number')
  return (
    <section className="admin-card" aria-labelledby={id}>
      <Title order={4} id={id}>
        {heading}
      </Title>
      {rows.length === 0 ? (
        <Text c="dimmed">{partTexts.none}</Text>
      ) : (
        <Table className="numbers-table" aria-labelledby={id}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{column}</Table.Th>
              <Table.Th scope="col">{partTexts.count}</Table.Th>
              {withWorth && <Table.Th scope="col">{partTexts.worth}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {(isOpen ? rows : rows.slice(0, AT_ONCE)).map(({ key, label, count, worth }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row">
                  {label}
                  <svg className="share-bar" width="100%" height="8" aria-hidden>
                    <rect width={`${(count / largest) * 100}%`} height="8" rx="4" />
                  </svg>
                </Table.Th>
                <Table.Td>{showNumber(count)}</Table.Td>
                {withWorth && <Table.Td>{partTexts.euros(worth ?? null)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {rows.length > AT_ONCE && (
        <Button variant="default" mr="auto" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? partTexts.showFew : partTexts.showAll(rows.length)}
        </Button>
      )}
      {since && (
        <Text size="sm" c="dimmed">
          {partTexts.since(since)}
        </Text>
      )}
      {notes?.map((note) => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </section>
  )
}
