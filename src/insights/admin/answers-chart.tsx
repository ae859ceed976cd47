/** How the assistant's answers fell out by the day, and the part that was answered. */
import { Text, Title } from '@mantine/core'
import { answeredShare } from '../funnel.ts'
import { measureLabels } from '../measures.nl.ts'
import type { DashboardData } from './dashboard-data.ts'
import { chartTexts, showComparison, showShare, summaryTexts } from './dashboard.nl.ts'
import { Days } from './measure-chart.tsx'

const series = [
  { name: 'answered', label: measureLabels.answered, color: 'teal.7' },
  { name: 'not_found', label: measureLabels.not_found, color: 'orange.6' },
  { name: 'declined', label: measureLabels.declined, color: 'gray.6' },
] as const

export function AnswersChart({ data }: { data: DashboardData }) {
  const share = answeredShare(data.days)
  return (
    <article className="admin-card" aria-labelledby="measure-answers">
      <header>
        <Title order={4} id="measure-answers">
          {chartTexts.answers}
        </Title>
        <p className="measure-total">{share === undefined ? summaryTexts.unknown : showShare(share)}</p>
        <Text size="sm">{share === undefined ? chartTexts.noShare : chartTexts.shareOf(share)}</Text>
        {share !== undefined && data.compared && (
          <Text size="sm" c="dimmed">
            {measureLabels.answered}: {showComparison(data.measures.answered.comparison)}
          </Text>
        )}
      </header>
      <Days data={data} caption={chartTexts.answers} series={series} />
    </article>
  )
}
