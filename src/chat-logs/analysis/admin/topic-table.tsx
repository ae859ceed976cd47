/** The subjects of the period; on a phone each row is a card. */
import { Table, Text } from '@mantine/core'
import { QuestionCard } from './question-card.tsx'
import { useTopics, type Period, type Topic } from './question-data.ts'
import { percent, questionTexts as texts } from './questions.nl.ts'
import { formatNumber } from '../../../platform/number-format.ts'

export function TopicTable({ period, wanted }: { period: Period; wanted: boolean }) {
  const topics = useTopics(period, wanted)
  if (!wanted) return null
  const note = topics.data && topics.data.total > 0 ? texts.topicsNote(topics.data.total, topics.data.unanswered) : undefined
  return (
    <QuestionCard id="topics-heading" heading={texts.topicsHeading} note={note} query={topics} failed={texts.topicsFailed.message}>
      {(data) => (data.topics.length === 0 ? <Text>{texts.topicsNone}</Text> : <Rows topics={data.topics} />)}
    </QuestionCard>
  )
}

function Rows({ topics }: { topics: readonly Topic[] }) {
  const headings = [texts.topic, texts.count, texts.share, texts.helpful, texts.notHelpful, texts.example]
  return (
    <div className="scroll-x" role="region" aria-label={texts.topicsTable} tabIndex={0}>
      <Table miw={720}>
        <Table.Thead>
          <Table.Tr>
            {headings.map((heading) => (
              <Table.Th scope="col" key={heading}>
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {topics.map((topic) => (
            <Row key={topic.name} topic={topic} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Row({ topic: { name, topic, count, percentage, helpful, notHelpful, example, after } }: { topic: Topic }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" maw={320}>
        {name}
        {topic !== name && (
          <Text size="sm" c="dimmed">
            {topic}
          </Text>
        )}
      </Table.Th>
      <Table.Td>{formatNumber(count)}</Table.Td>
      <Table.Td>{percent(percentage)}</Table.Td>
      <Table.Td>{helpful}</Table.Td>
      <Table.Td>{notHelpful}</Table.Td>
      <Table.Td>
        {example === null ? <Text c="dimmed">{texts.noExample}</Text> : <q>{example}</q>}
        {after !== null && <small>{texts.after(after)}</small>}
      </Table.Td>
    </Table.Tr>
  )
}
