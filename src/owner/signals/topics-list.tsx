/** What the owner may hear of by mail, each to be switched on and off. */
import { Checkbox, Stack, Text } from '@mantine/core'
import type { Form } from '../setting-field.tsx'
import { readTopics, signalTopics, type SignalTopic } from '../../mail/topics.ts'
import { topicNames, topicsCardTexts as texts } from './topics.nl.ts'

/** `question`: what the boxes answer. */
export function TopicsList({ form, question }: { form: Form; question: string }) {
  const chosen = readTopics(form.values.signal_topics)
  // In the order of the list, so that the same choice is the same value.
  const change = (topic: SignalTopic, on: boolean) =>
    form.setFieldValue('signal_topics', signalTopics.filter((one) => (one === topic ? on : chosen.includes(one))).join(' '))
  return (
    <Stack component="fieldset" className="plain-fieldset" gap={4}>
      <legend className="admin-hidden">{question}</legend>
      <Text c="dimmed" size="sm">
        {texts.note}
      </Text>
      {signalTopics.map((topic) => (
        <Checkbox
          key={topic}
          size="md"
          label={topicNames[topic]}
          checked={chosen.includes(topic)}
          onChange={(event) => change(topic, event.currentTarget.checked)}
        />
      ))}
      <Text c="dimmed" size="sm">
        {texts.always}
      </Text>
    </Stack>
  )
}
