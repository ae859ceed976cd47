/** The tab Overzicht: how the site is used, in a period that stands in the address. */
import { Button, Group, Skeleton, Title } from '@mantine/core'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { DashboardBody } from './dashboard-body.tsx'
import { exportAddress, useDashboard, useShownPeriod } from './dashboard-data.ts'
import { dashboardTexts } from './dashboard.nl.ts'
import { NextStepsCard } from './next-steps-card.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { RecentTable } from './recent-table.tsx'
import { TodayStrip } from './today-strip.tsx'
import './dashboard.css'

export function DashboardTab() {
  const shown = useShownPeriod()
  const { data, isError, isPlaceholderData, refetch } = useDashboard(shown.query)
  return (
    <section className="stack" aria-labelledby="dashboard-heading">
      <Group justify="space-between" align="flex-start">
        <Title order={2} id="dashboard-heading">
          {dashboardTexts.heading}
        </Title>
        <Group gap="sm">
          <Button component="a" variant="default" href={exportAddress(shown.query, 'days')} download>
            {dashboardTexts.export}
          </Button>
          <Button component="a" variant="default" href={exportAddress(shown.query, 'parts')} download>
            {dashboardTexts.exportParts}
          </Button>
        </Group>
      </Group>
      <TodayStrip attention={data?.attention} />
      {data && <RecentTable recent={data.recent} />}
      {data && <NextStepsCard steps={data.nextSteps} />}
      <PeriodPicker shown={shown} />
      {data && (
        <div aria-busy={isPlaceholderData}>
          <DashboardBody data={data} />
        </div>
      )}
      {isError && !data && <LoadFailed sentence={dashboardTexts.loadFailedHere} onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
    </section>
  )
}

function Waiting() {
  return (
    <div className="stack" role="status" aria-label={dashboardTexts.loading}>
      <Skeleton height={24} width="60%" />
      <Skeleton height={320} />
      <div className="measure-grid">
        <Skeleton height={300} />
        <Skeleton height={300} />
      </div>
    </div>
  )
}
