/** The steps of a road as bars under each other. */
import { Text, Title } from '@mantine/core'
import { ratioOf, type FunnelStep } from '../funnel.ts'
import { measureLabels } from '../measures.nl.ts'
import type { DashboardData } from './dashboard-data.ts'
import { chartTexts, funnelTexts, showNumber, summaryTexts } from './dashboard.nl.ts'

function sentenceOf(days: DashboardData['days'], { measure, of, as }: FunnelStep): string {
  if (of === undefined) return funnelTexts.first
  const ratio = ratioOf(days, measure, of)
  if (ratio === undefined) return funnelTexts.noRatio
  return as === 'share' && ratio > 1 ? funnelTexts.more(of, ratio) : funnelTexts.step(measure, ratio)
}

interface FunnelFigureProps {
  data: DashboardData
  steps: readonly FunnelStep[]
  /** Of its heading. */
  id: string
  texts: { heading: string; note: string }
}

export function FunnelFigure({ data, steps, id, texts }: FunnelFigureProps) {
  const isCounted = ({ measure }: FunnelStep) => Boolean(data.measures[measure].total)
  // What a young site has nothing of yet takes one sentence.
  const silent = steps.filter((step) => !isCounted(step))
  const largest = Math.max(1, ...steps.map(({ measure }) => data.measures[measure].total ?? 0))
  return (
    <section className="admin-card" aria-labelledby={id}>
      <Title order={3} id={id}>
        {texts.heading}
      </Title>
      <ol className="funnel">
        {steps.filter(isCounted).map((step) => {
          const { total, since } = data.measures[step.measure]
          return (
            <li key={step.measure}>
              <Text fw={600}>{measureLabels[step.measure]}</Text>
              <svg className="share-bar" width="100%" height="20" aria-hidden>
                <rect width={`${((total ?? 0) / largest) * 100}%`} height="20" rx="4" />
              </svg>
              <strong>{showNumber(total ?? 0)}</strong>
              <Text span c="dimmed">
                {sentenceOf(data.days, step)}
                {since && ` (${summaryTexts.since(since).toLowerCase().replace(/\.$/, '')})`}
              </Text>
            </li>
          )
        })}
      </ol>
      {silent.length > 0 && <Text c="dimmed">{chartTexts.nothingYet(silent.map(({ measure }) => measureLabels[measure]))}</Text>}
      <Text c="dimmed">{texts.note}</Text>
    </section>
  )
}
