/** The numbers by the day: visitors and pages at once, the other charts when they are asked for. */
import { useState } from 'react'
import { Button, Text, Title } from '@mantine/core'
import { measureLabels } from '../measures.nl.ts'
import { measureNames, type MeasureName } from '../measures.ts'
import { AnswersChart } from './answers-chart.tsx'
import type { DashboardData } from './dashboard-data.ts'
import { chartTexts } from './dashboard.nl.ts'
import { MeasureChart } from './measure-chart.tsx'

/** These three stand in one chart. */
const answers: readonly MeasureName[] = ['answered', 'not_found', 'declined']
/** Hardly ever there: it shows when it is. */
const RARE: MeasureName = 'too_complex'
const single = measureNames.filter((measure) => !answers.includes(measure) && measure !== RARE)
const AT_ONCE = 2

export function Charts({ data }: { data: DashboardData }) {
  const [isOpen, setOpen] = useState(false)
  const isCounted = (measure: MeasureName) => Boolean(data.measures[measure].total)
  const counted = single.filter(isCounted)
  const silent = single.filter((measure) => !isCounted(measure))
  const isYoung = data.compared && counted.some((measure) => data.measures[measure].comparison.kind === 'unknown')
  const [first, later] = [counted.slice(0, AT_ONCE), [...counted.slice(AT_ONCE), ...(isCounted(RARE) ? [RARE] : [])]]
  const withAnswers = answers.some(isCounted)
  const more = later.length + (withAnswers ? 1 : 0)
  return (
    <section aria-labelledby="charts-heading">
      <Title order={3} id="charts-heading" mb="md">
        {chartTexts.heading}
      </Title>
      {isYoung && (
        <Text c="dimmed" mb="md">
          {chartTexts.notAllMeasured}
        </Text>
      )}
      <div className="measure-grid">
        {first.map((measure) => (
          <MeasureChart key={measure} data={data} measure={measure} />
        ))}
        {isOpen && withAnswers && <AnswersChart data={data} />}
        {isOpen && later.map((measure) => <MeasureChart key={measure} data={data} measure={measure} />)}
      </div>
      {more > 0 && (
        <Button variant="default" mt="md" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? chartTexts.showFew : chartTexts.showAll(more)}
        </Button>
      )}
      {silent.length > 0 && (
        <Text c="dimmed" mt="md">
          {chartTexts.nothingYet(silent.map((measure) => measureLabels[measure]))}
        </Text>
      )}
    </section>
  )
}
