/** The numbers of a link over a period: kinds of hits with the reason, source pages and devices. */
import { Table, Text, Title } from '@mantine/core'
import { formatEuros } from '../../platform/number-format.ts'
import { clickKinds } from '../click-kind.ts'
import { typedFee } from '../fee.ts'
import { detailTexts, deviceNames, kindNames, reasonNames, sourceName } from './link-details.nl.ts'
import type { OpenedLink } from './redirect-data.ts'
import { countTexts } from './redirects-tab.nl.ts'

export function LinkNumbers({ opened, period }: { opened: OpenedLink; period: string }) {
  const { kinds, sources, devices, accounts, redirect, worth } = opened
  const { fee_cents: fee } = redirect
  const visitors = opened.days.reduce((sum, { counts }) => sum + counts.visitors, 0)
  const sorted = kinds.toSorted((a, b) => clickKinds.indexOf(a.kind) - clickKinds.indexOf(b.kind))
  const matches = redirect.reconciles && accounts.counter === accounts.days
  return (
    <section className="admin-card" aria-labelledby="link-numbers">
      <Title order={3} id="link-numbers">
        {detailTexts.kindsHeading}
      </Title>
      <Text c="dimmed">{detailTexts.kindsNote(period)}</Text>
      {sorted.length === 0 ? (
        <Text>{detailTexts.noHits}</Text>
      ) : (
        <Numbers
          caption={detailTexts.kindsHeading}
          head={[detailTexts.kind, detailTexts.reason, detailTexts.hits]}
          rows={[
            ...sorted.map(({ kind, reason, hits }) => [kindNames[kind], reasonNames[reason] ?? reason, countTexts.number(hits)]),
            [detailTexts.visitors, detailTexts.visitorsReason, countTexts.number(visitors)],
          ]}
        />
      )}
      {(worth !== null || fee !== null) && (
        <div>
          <Text fw={600}>{detailTexts.worth(formatEuros(worth ?? 0), period)}</Text>
          <Text size="sm" c="dimmed">
            {detailTexts.worthNote(fee === null ? undefined : typedFee(fee))}
          </Text>
        </div>
      )}
      <Text c={matches ? 'var(--good)' : 'var(--bad)'}>{detailTexts.accounts(matches)}</Text>
      <div className="fields-row">
        <div>
          <Title order={4}>{detailTexts.sourcesHeading}</Title>
          {sources.length === 0 ? (
            <Text>{detailTexts.noSources}</Text>
          ) : (
            <Numbers
              caption={detailTexts.sourcesHeading}
              head={[detailTexts.page, detailTexts.hits]}
              rows={sources.map(({ source_path: path, hits }) => [sourceName(path), countTexts.number(hits)])}
            />
          )}
        </div>
        <div>
          <Title order={4}>{detailTexts.devicesHeading}</Title>
          {devices.length === 0 ? (
            <Text>{detailTexts.noSources}</Text>
          ) : (
            <Numbers
              caption={detailTexts.devicesHeading}
              head={[detailTexts.device, detailTexts.hits]}
              rows={devices.map(({ device, hits }) => [deviceNames[device] ?? device, countTexts.number(hits)])}
            />
          )}
        </div>
      </div>
    </section>
  )
}

function Numbers({ caption, head, rows }: { caption: string; head: string[]; rows: string[][] }) {
  return (
    <Table captionSide="top">
      <Table.Caption className="admin-hidden">{caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {head.map((name) => (
            <Table.Th scope="col" key={name}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([first = '', ...cells]) => (
          <Table.Tr key={`${first} ${cells[0]}`}>
            <Table.Th scope="row" fw={500} miw="7rem">
              {first}
            </Table.Th>
            {cells.map((cell) => (
              <Table.Td key={cell}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
