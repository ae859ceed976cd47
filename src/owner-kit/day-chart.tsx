/** Bars by the day, with the same numbers as a table behind them. Loaded by the tabs that need it. */
import { Table, Text } from '@mantine/core'
import { BarChart, type DaySeries, type DayValues } from './bar-chart.tsx'
import { kitTexts } from './kit.nl.ts'
import { formatNumber } from '../platform/number-format.ts'
import { dutchDate } from '../platform/dutch-time.ts'

interface DayChartProps {
  /** What the chart shows; also the caption of the table. */
  caption: string
  /** Oldest first, days without anything included. */
  days: readonly DayValues[]
  series: readonly DaySeries[]
  height?: number
}

const cell = (value: number | null | undefined): string => (value === null ? kitTexts.unknownNumber : formatNumber(value ?? 0))

export function DayChart({ caption, days, series, height = 220 }: DayChartProps) {
  if (days.length === 0) return <Text c="dimmed">{kitTexts.noDays}</Text>
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <div aria-hidden>
        <BarChart days={days} series={series} height={height} />
      </div>
      <details>
        <summary>{kitTexts.showTable}</summary>
        <Table.ScrollContainer type="native" minWidth={320} tabIndex={0} role="group" aria-label={caption}>
          <Table captionSide="top">
            <Table.Caption className="admin-hidden">{caption}</Table.Caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{kitTexts.day}</Table.Th>
                {series.map(({ name, label }) => (
                  <Table.Th scope="col" key={name}>
                    {label}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {days.toReversed().map(({ day, values, note }) => (
                <Table.Tr key={day}>
                  <Table.Th scope="row">
                    {dutchDate(day)}
                    {note && ` (${note})`}
                  </Table.Th>
                  {series.map(({ name }) => (
                    <Table.Td key={name}>{cell(values[name])}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </details>
    </figure>
  )
}
