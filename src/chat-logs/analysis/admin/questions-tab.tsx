/** The tab Vragen: what was left unanswered first, then what visitors ask about. */
import { useState } from 'react'
import { Button, Group, Title } from '@mantine/core'
import { useAddressParameters } from '../../../owner-kit/address.ts'
import { Only } from '../../../owner-kit/role.tsx'
import { isRight, PeriodPicker, periodOf } from './period-picker.tsx'
import { useRun } from './question-data.ts'
import { questionTexts as texts } from './questions.nl.ts'
import { TopQuestions } from './top-questions.tsx'
import { TopicTable } from './topic-table.tsx'
import { UnansweredSections } from './unanswered.tsx'

export function QuestionsTab() {
  // Kept, so that the day does not turn over under the reader's hands.
  const [now] = useState(() => Date.now())
  const period = periodOf(useAddressParameters(), now)
  const run = useRun()
  return (
    <section aria-labelledby="questions-heading" className="stack">
      <Group justify="space-between">
        <Title order={2} id="questions-heading">
          {texts.heading}
        </Title>
        <Only needs="editor">
          <Button variant="default" aria-disabled={run.isPending} onClick={() => !run.isPending && run.mutate()}>
            {run.isPending ? texts.running : texts.run}
          </Button>
        </Only>
      </Group>
      <TopQuestions />
      <PeriodPicker period={period} now={now} />
      <UnansweredSections period={period} wanted={isRight(period)} />
      <TopicTable period={period} wanted={isRight(period)} />
    </section>
  )
}
