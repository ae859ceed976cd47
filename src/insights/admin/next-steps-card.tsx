/** What an owner of a young site can do next; gone when nothing is left to do. */
import { Title } from '@mantine/core'
import type { DashboardData } from './dashboard-data.ts'
import { nextTexts } from './dashboard.nl.ts'
import { TabLink } from './tab-link.tsx'

export function NextStepsCard({ steps }: { steps: DashboardData['nextSteps'] }) {
  if (steps.length === 0) return null
  return (
    <section className="admin-card" aria-labelledby="next-heading">
      <Title order={3} id="next-heading">
        {nextTexts.heading}
      </Title>
      <ul className="bullets">
        {steps.map((step) => {
          const { text, link } = nextTexts.steps[step]
          return (
            <li key={step}>
              {text} {link && <TabLink tab="redirects">{link}</TabLink>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
