/** The figures of a period. */
import { Text, Title } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { funnelSteps } from '../funnel.ts'
import { measureNames } from '../measures.ts'
import { Charts } from './charts.tsx'
import type { DashboardData } from './dashboard-data.ts'
import { dashboardTexts, funnelTexts, periodTexts } from './dashboard.nl.ts'
import { DefinitionsCard } from './definitions-card.tsx'
import { FunnelFigure } from './funnel-figure.tsx'
import { Parts } from './parts.tsx'
import { QuoteFunnel } from './quote-funnel.tsx'

const isEmpty = ({ measures }: DashboardData): boolean => measureNames.every((measure) => !measures[measure].total)

export function DashboardBody({ data }: { data: DashboardData }) {
  return (
    <div className="stack">
      <PeriodNotes data={data} />
      {isEmpty(data) ? (
        <EmptyState />
      ) : (
        <>
          <FunnelFigure data={data} steps={funnelSteps} id="funnel-heading" texts={funnelTexts} />
          <QuoteFunnel data={data} />
          <Parts data={data} />
          <Charts data={data} />
        </>
      )}
      <DefinitionsCard />
    </div>
  )
}

function PeriodNotes({ data }: { data: DashboardData }) {
  const { period, today, compared, waiting } = data
  const time = amsterdamTime(data.refreshed)
  const withToday = period.to === today
  return (
    <div>
      <Text fw={600}>{periodTexts.shown(period.from, period.to)}</Text>
      <Text c="dimmed">{withToday ? dashboardTexts.counted(time) : dashboardTexts.countedPast(time)}</Text>
      <Text c="dimmed">{compared ? periodTexts.compared(compared.before, withToday) : periodTexts.notCompared}</Text>
      {waiting > 0 && <Text role="status">{dashboardTexts.waiting(waiting)}</Text>}
    </div>
  )
}

function EmptyState() {
  const { heading, intro, points, compare } = dashboardTexts.empty
  return (
    <section className="admin-card" aria-labelledby="empty-heading">
      <Title order={3} id="empty-heading">
        {heading}
      </Title>
      <Text>{intro}</Text>
      <ul className="bullets">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Text c="dimmed">{compare}</Text>
    </section>
  )
}
