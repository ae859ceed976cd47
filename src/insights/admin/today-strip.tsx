/** What asks for the owner today, each with the way to it, and who is on the site at this moment. */
import type { MouseEvent } from 'react'
import { Anchor, Text } from '@mantine/core'
import { moveTo } from '../../owner-kit/address.ts'
import { useVisitorsNow, type DashboardData } from './dashboard-data.ts'
import { dashboardTexts } from './dashboard.nl.ts'

const { attention: texts } = dashboardTexts

export function TodayStrip({ attention }: { attention: DashboardData['attention'] | undefined }) {
  const now = useVisitorsNow()
  const { notFound = 0, undelivered = 0 } = attention ?? {}
  return (
    <div className="today-strip">
      <p className="visitors-now">
        <strong>{now.isError ? dashboardTexts.nowUnknown : now.data && dashboardTexts.now(now.data.visitors)}</strong>
        <span>{dashboardTexts.nowMeaning}</span>
      </p>
      {attention && (
        <div className="attention" role="group" aria-label={texts.label}>
          <strong>{texts.label}</strong>
          {notFound > 0 && <TabLink tab="vragen">{texts.notFound(notFound)}</TabLink>}
          {undelivered > 0 && <TabLink tab="berichten">{texts.undelivered(undelivered)}</TabLink>}
          {notFound + undelivered === 0 && <Text c="dimmed">{texts.none}</Text>}
        </div>
      )}
    </div>
  )
}

function TabLink({ tab, children }: { tab: string; children: string }) {
  const open = (event: MouseEvent) => {
    // With a key held down the browser opens a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    moveTo({ tab })
  }
  return (
    <Anchor href={`?tab=${tab}`} onClick={open}>
      {children}
    </Anchor>
  )
}
