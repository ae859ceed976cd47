/** One number over the period: its sum, how it stands beside the period before, and its days. */
import { Text, Title } from '@mantine/core'
import type { DaySeries } from '../../owner-kit/bar-chart.tsx'
import { DayChart } from '../../owner-kit/day-chart.tsx'
import { measureLabels } from '../measures.nl.ts'
import type { MeasureName } from '../measures.ts'
import type { DashboardData } from './dashboard-data.ts'
import { chartTexts, showComparison, showNumber, summaryTexts } from './dashboard.nl.ts'

const notes = { complete: undefined, today: chartTexts.today, waiting: chartTexts.waiting } as const

interface MeasureChartProps {
  data: DashboardData
  measure: MeasureName
}

export function MeasureChart({ data, measure }: MeasureChartProps) {
  const label = measureLabels[measure]
  const { total, since, comparison } = data.measures[measure]
  return (
    <article className="admin-card" aria-labelledby={`measure-${measure}`}>
      <header>
        <Title order={4} id={`measure-${measure}`}>
          {label}
        </Title>
        <p className="measure-total">{total === null ? summaryTexts.unknown : showNumber(total)}</p>
        {total !== null && data.compared && comparison.kind !== 'unknown' && <Text size="sm">{showComparison(comparison)}</Text>}
        {since && (
          <Text size="sm" c="dimmed">
            {total === null ? summaryTexts.notMeasured : summaryTexts.since(since)}
          </Text>
        )}
      </header>
      {total !== null && <Days data={data} caption={label} series={[{ name: measure, label, color: 'canal.5' }]} />}
    </article>
  )
}

export function Days({ data, caption, series }: { data: DashboardData; caption: string; series: readonly DaySeries[] }) {
  const days = data.days.map(({ day, state, counts }) => ({ day, values: counts, note: notes[state] }))
  return <DayChart caption={caption} days={days} series={series} height={180} />
}
