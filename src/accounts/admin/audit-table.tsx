/** Rows of the log; on a phone each row is a card. */
import type { MouseEvent } from 'react'
import { Anchor, Table } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { moveTo, searchOf } from '../../owner-kit/address.ts'
import { addressOf, type AuditLine } from './audit-data.ts'
import { whoWords } from './audit-who.nl.ts'
import { actionWords, auditTexts, detailWords } from './audit.nl.ts'

const { columns } = auditTexts

export function AuditTable({ lines, busy }: { lines: readonly AuditLine[]; busy: boolean }) {
  return (
    <Table className="audit-table" fz="md" horizontalSpacing={6} verticalSpacing="xs" aria-labelledby="audit-heading" aria-busy={busy}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{columns.time}</Table.Th>
          <Table.Th scope="col">{columns.actor}</Table.Th>
          <Table.Th scope="col">{columns.action}</Table.Th>
          <Table.Th scope="col">{columns.details}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.id}>
            <Table.Td>
              <time dateTime={line.createdAt}>{amsterdamTime(line.createdAt)}</time>
            </Table.Td>
            <Table.Td>{whoWords(line)}</Table.Td>
            <Table.Td>{actionWords(line.action)}</Table.Td>
            <Table.Td>
              {detailWords(line.details)} <Subject line={line} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Subject({ line }: { line: AuditLine }) {
  const query = addressOf(line)
  if (!query) return null
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    moveTo(query)
  }
  return (
    <Anchor
      display="inline-block"
      py={11}
      my={-11}
      href={`${location.pathname}${searchOf(query)}`}
      aria-label={auditTexts.open(actionWords(line.action))}
      onClick={follow}
    >
      {auditTexts.view}
    </Anchor>
  )
}
