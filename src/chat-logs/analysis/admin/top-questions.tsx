/** The top questions of the last ten conversations. */
import { Box, Group, Text } from '@mantine/core'
import { amsterdamTime } from '../../../platform/dutch-time.ts'
import { QuestionCard } from './question-card.tsx'
import { useTopQuestions } from './question-data.ts'
import { percent, questionTexts as texts } from './questions.nl.ts'

export function TopQuestions() {
  const top = useTopQuestions()
  const made = top.data?.analysisDate
  return (
    <QuestionCard
      id="top-questions-heading"
      heading={texts.topHeading}
      note={made && texts.topNote(amsterdamTime(made))}
      query={top}
      failed={texts.topFailed.message}
    >
      {(data) => {
        if (!data) return <Text>{texts.topNone}</Text>
        if (data.topQuestions.length === 0) return <Text>{texts.topEmpty}</Text>
        return (
          <ol className="lined">
            {data.topQuestions.map(({ topic, count, percentage, example, after }) => (
              <li key={topic}>
                <Group justify="space-between" gap="4px 16px">
                  <Text fw={600}>{topic}</Text>
                  <Text c="dimmed">
                    {texts.asked(count)} ({percent(percentage)})
                  </Text>
                </Group>
                <Box component="meter" w="100%" h={8} aria-hidden min={0} max={100} value={percentage} />
                <Text component="q" c="dimmed">
                  {example}
                </Text>
                {after !== undefined && (
                  <Text size="sm" c="dimmed">
                    {texts.after(after)}
                  </Text>
                )}
              </li>
            ))}
          </ol>
        )
      }}
    </QuestionCard>
  )
}
