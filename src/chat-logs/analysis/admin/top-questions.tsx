/** The top questions of the last ten conversations. */
import { Text } from '@mantine/core'
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
          <ol className="top-questions">
            {data.topQuestions.map(({ topic, count, percentage, example, after }) => (
              <li key={topic}>
                <span className="top-topic">{topic}</span>
                <span className="top-count">
                  {texts.asked(count)} ({percent(percentage)})
                </span>
                <meter className="top-meter" aria-hidden min={0} max={100} value={percentage} />
                <q>{example}</q>
                {after !== undefined && <small className="group-line">{texts.after(after)}</small>}
              </li>
            ))}
          </ol>
        )
      }}
    </QuestionCard>
  )
}
