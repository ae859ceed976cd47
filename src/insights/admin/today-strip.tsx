/** What asks for the owner today, each with the way to it, and who is on the site at this moment. */
import { Group, Text } from '@mantine/core'
import { useVisitorsNow, type DashboardData } from './dashboard-data.ts'
import { dashboardTexts } from './dashboard.nl.ts'
import { TabLink } from './tab-link.tsx'

const { attention: texts } = dashboardTexts

export function TodayStrip({ attention }: { attention: DashboardData['attention'] | undefined }) {
  const now = useVisitorsNow()
  const { messages = 0, notFound = 0, undelivered = 0, expiring = 0 } = attention ?? {}
  return (
    <Group className="pane" justify="space-between" gap="4px 24px" py="xs">
      <Group gap="0 12px" mih={44}>
        <strong>{now.isError ? dashboardTexts.nowUnknown : now.data && dashboardTexts.now(now.data.visitors)}</strong>
        <Text c="dimmed">{dashboardTexts.nowMeaning}</Text>
      </Group>
      {attention && (
        <div className="cluster" role="group" aria-label={texts.label}>
          <strong>{texts.label}</strong>
          {messages > 0 && <TabLink tab="berichten">{texts.messages(messages)}</TabLink>}
          {notFound > 0 && <TabLink tab="vragen">{texts.notFound(notFound)}</TabLink>}
          {undelivered > 0 && <TabLink tab="berichten">{texts.undelivered(undelivered)}</TabLink>}
          {expiring > 0 && (
            <TabLink tab="inhoud" part="cijfers">
              {texts.expiring(expiring)}
            </TabLink>
          )}
          {messages + notFound + undelivered + expiring === 0 && <Text c="dimmed">{texts.none}</Text>}
        </div>
      )}
    </Group>
  )
}
