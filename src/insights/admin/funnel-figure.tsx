/** The steps from a visit to a message as bars under each other. */
import { Text, Title } from '@mantine/core'
import { funnelSteps, ratioOf, type FunnelStep } from '../funnel.ts'
import { measureLabels } from '../measures.nl.ts'
import type { DashboardData } from './dashboard-data.ts'
import { funnelTexts, showNumber, summaryTexts } from './dashboard.nl.ts'

function sentenceOf(days: DashboardData['days'], { measure, of }: FunnelStep): string {
  if (of === undefined) return funnelTexts.first
  const ratio = ratioOf(days, measure, of)
  return ratio === undefined ? funnelTexts.noRatio : funnelTexts.step(measure, ratio)
}

export function FunnelFigure({ data }: { data: DashboardData }) {
  const largest = Math.max(1, ...funnelSteps.map(({ measure }) => data.measures[measure].total ?? 0))
  return (
    <section className="admin-card" aria-labelledby="funnel-heading">
      <Title order={3} id="funnel-heading">
        {funnelTexts.heading}
      </Title>
      <ol className="funnel">
        {funnelSteps.map((step) => {
          const { total, since } = data.measures[step.measure]
          return (
            <li key={step.measure}>
              <span className="funnel-label">{measureLabels[step.measure]}</span>
              <svg className="funnel-bar" width="100%" height="20" aria-hidden>
                <rect width={`${((total ?? 0) / largest) * 100}%`} height="20" rx="4" />
              </svg>
              <strong className="funnel-count">{total === null ? summaryTexts.unknown : showNumber(total)}</strong>
              <span className="funnel-step">
                {sentenceOf(data.days, step)}
                {total !== null && since && ` (${summaryTexts.since(since).toLowerCase().replace(/\.$/, '')})`}
              </span>
            </li>
          )
        })}
      </ol>
      <Text c="dimmed">{funnelTexts.note}</Text>
    </section>
  )
}
