/** The figures of a period. */
import { Text, Title } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { OTHER_PAGES, measureNames, type MeasureName } from '../measures.ts'
import { AnswersChart } from './answers-chart.tsx'
import { BreakdownTable } from './breakdown-table.tsx'
import type { DashboardData } from './dashboard-data.ts'
import { breakdownTexts, chartTexts, dashboardTexts, periodTexts } from './dashboard.nl.ts'
import { DefinitionsCard } from './definitions-card.tsx'
import { FunnelFigure } from './funnel-figure.tsx'
import { MeasureChart } from './measure-chart.tsx'

/** These three stand in one chart. */
const answers: ReadonlySet<MeasureName> = new Set(['answered', 'not_found', 'declined'])
/** Hardly ever there: it shows when it is. */
const RARE: MeasureName = 'too_complex'
const single = measureNames.filter((measure) => !answers.has(measure) && measure !== RARE)

const isEmpty = ({ measures }: DashboardData): boolean => measureNames.every((measure) => !measures[measure].total)

export function DashboardBody({ data }: { data: DashboardData }) {
  return (
    <div className="stack">
      <PeriodNotes data={data} />
      {isEmpty(data) ? (
        <EmptyState />
      ) : (
        <>
          <FunnelFigure data={data} />
          <section aria-labelledby="charts-heading">
            <Title order={3} id="charts-heading" mb="md">
              {chartTexts.heading}
            </Title>
            <div className="measure-grid">
              {single.slice(0, 4).map((measure) => (
                <MeasureChart key={measure} data={data} measure={measure} />
              ))}
              <AnswersChart data={data} />
              {single.slice(4).map((measure) => (
                <MeasureChart key={measure} data={data} measure={measure} />
              ))}
              {data.measures[RARE].total ? <MeasureChart data={data} measure={RARE} /> : null}
            </div>
          </section>
          <Breakdowns data={data} />
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

function Breakdowns({ data }: { data: DashboardData }) {
  return (
    <div className="measure-grid">
      <BreakdownTable
        id="pages-heading"
        heading={breakdownTexts.pages}
        column={breakdownTexts.pageColumn}
        rows={data.breakdowns.sessions_by_page}
        nameOf={(name) => (name === OTHER_PAGES ? breakdownTexts.otherPages : name)}
        note={breakdownTexts.pageNote}
      />
      <BreakdownTable
        id="kinds-heading"
        heading={breakdownTexts.kinds}
        column={breakdownTexts.kindColumn}
        rows={data.breakdowns.offers_clicked_by_type}
        nameOf={(name) => breakdownTexts.kindNames[name] ?? name}
      />
    </div>
  )
}
