/** What would happen to each line of a file. */
import { Box, Table, Text } from '@mantine/core'
import type { FieldFault, RedirectField } from '../redirect-fields.ts'
import { activeFault, columnNames, importTexts, verdictNames } from './link-details.nl.ts'
import { faultSentence, linkTexts } from './redirects-tab.nl.ts'
import type { ImportVerdictLine } from './use-import.ts'

const SHOWN = 200

export function ImportVerdicts({ lines }: { lines: readonly ImportVerdictLine[] }) {
  // What needs the owner's attention first.
  const sorted = [...lines.filter((line) => line.verdict !== 'new'), ...lines.filter((line) => line.verdict === 'new')]
  return (
    <Box mah={420} style={{ overflow: 'auto' }} role="region" aria-label={importTexts.table} tabIndex={0}>
      <Table captionSide="top">
        <Table.Caption className="admin-hidden">{importTexts.table}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{importTexts.line}</Table.Th>
            <Table.Th scope="col">{linkTexts.slug}</Table.Th>
            <Table.Th scope="col">{importTexts.verdict}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sorted.slice(0, SHOWN).map((line) => (
            <Table.Tr key={line.line}>
              <Table.Td>{line.line}</Table.Td>
              <Table.Td>{line.slug}</Table.Td>
              <Table.Td>{verdictSentence(line)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {sorted.length > SHOWN && <Text>{importTexts.more(sorted.length - SHOWN)}</Text>}
    </Box>
  )
}

function verdictSentence({ verdict, faults }: ImportVerdictLine): string {
  const reasons = Object.entries(faults).map(([field, fault]) =>
    field === 'active' ? `${columnNames[field]}: ${activeFault}` : `${columnNames[field]}: ${faultSentence(field as RedirectField, fault as FieldFault)}`,
  )
  return [verdictNames[verdict], ...reasons].join(' ')
}
