/** Bars by the day, with the same numbers as a table behind them. Loaded by the tabs that need it. */
import { BarChart } from '@mantine/charts'
import { Table, Text } from '@mantine/core'
import { kitTexts } from './kit.nl.ts'

export interface DaySeries {
  /** Key in `values`. */
  name: string
  /** Dutch. */
  label: string
  /** A colour of the theme, such as 'canal.6'. */
  color: string
}

export interface DayValues {
  /** YYYY-MM-DD. */
  day: string
  /** Null: nobody counted it. */
  values: Readonly<Record<string, number | null>>
  /** Stands behind the day in the table, such as that it is not over. */
  note?: string | undefined
}

interface DayChartProps {
  /** What the chart shows; also the caption of the table. */
  caption: string
  /** Oldest first, days without anything included. */
  days: readonly DayValues[]
  series: readonly DaySeries[]
  height?: number
}

const dayName = (day: string): string => `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`
const number = new Intl.NumberFormat('nl-NL')
const cell = (value: number | null | undefined): string => (value === null ? kitTexts.unknownNumber : number.format(value ?? 0))

export function DayChart({ caption, days, series, height = 220 }: DayChartProps) {
  if (days.length === 0) return <Text c="dimmed">{kitTexts.noDays}</Text>
  const data = days.map(({ day, values }) => ({ day: `${day.slice(8)}-${day.slice(5, 7)}`, ...values }))
  return (
    <figure className="day-chart">
      <figcaption>{caption}</figcaption>
      <div aria-hidden>
        <BarChart
          h={height}
          data={data}
          dataKey="day"
          type="stacked"
          series={series.map(({ name, label, color }) => ({ name, label, color }))}
          withLegend={series.length > 1}
          tickLine="none"
          gridAxis="x"
          yAxisProps={{ allowDecimals: false }}
          valueFormatter={(value) => number.format(value)}
          barProps={{ isAnimationActive: false }}
          // Hidden from screen readers, so nothing in it may take the focus: the table has the same numbers.
          barChartProps={{ accessibilityLayer: false }}
        />
      </div>
      <details>
        <summary>{kitTexts.showTable}</summary>
        <Table.ScrollContainer minWidth={320} tabIndex={0} role="region" aria-label={caption}>
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
                    {dayName(day)}
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
