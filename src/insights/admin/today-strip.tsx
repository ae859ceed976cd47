/** What asks for the owner today, each with the way to it, and who is on the site at this moment. */
import { Anchor, Text } from '@mantine/core'
import { useVisitorsNow, type DashboardData } from './dashboard-data.ts'
import { dashboardTexts } from './dashboard.nl.ts'

const { attention: texts } = dashboardTexts

export function TodayStrip({ attention }: { attention: DashboardData['attention'] | undefined }) {
  const now = useVisitorsNow()
  const { notFound = 0, undelivered = 0 } = attention ?? {}
  return (
    <div className="today-strip">
      <p className="visitors-now" title={dashboardTexts.nowMeaning}>
        {now.isError ? dashboardTexts.nowUnknown : now.data && dashboardTexts.now(now.data.visitors)}
      </p>
      {attention && (
        <div className="attention" role="group" aria-label={texts.label}>
          <strong>{texts.label}</strong>
          {notFound > 0 && <Anchor href="?tab=vragen">{texts.notFound(notFound)}</Anchor>}
          {undelivered > 0 && <Anchor href="?tab=berichten">{texts.undelivered(undelivered)}</Anchor>}
          {notFound + undelivered === 0 && <Text c="dimmed">{texts.none}</Text>}
        </div>
      )}
    </div>
  )
}
