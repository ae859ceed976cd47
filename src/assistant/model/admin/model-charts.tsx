/** Who wrote the answers, and the tokens, by the day. */
import { Text, Title } from '@mantine/core'
import { DayChart } from '../../../owner-kit/day-chart.tsx'
import { addUses, writersOf } from '../model-use.ts'
import { modelUseTexts as texts } from './model-use.nl.ts'
import type { ModelUseData } from './model-use-data.ts'

const writers = [
  { name: 'model', label: texts.answers.model, color: 'teal.7' },
  { name: 'own', label: texts.answers.own, color: 'orange.6' },
] as const

const directions = [
  { name: 'input', label: texts.tokens.input, color: 'canal.5' },
  { name: 'output', label: texts.tokens.output, color: 'gray.6' },
] as const

export function AnswersCard({ data: { days } }: { data: ModelUseData }) {
  const wrote = writersOf(addUses(days))
  const all = wrote ? wrote.model + wrote.own : 0
  return (
    <section className="admin-card" aria-labelledby="model-answers">
      <Title order={3} id="model-answers">
        {texts.answers.heading}
      </Title>
      <Text>{wrote && all > 0 ? texts.answers.share(wrote.model, all) : texts.answers.none}</Text>
      {all > 0 && (
        <DayChart
          caption={texts.answers.caption}
          days={days.map((use) => ({ day: use.day, values: { ...(writersOf(use) ?? { model: null, own: null }) } }))}
          series={writers}
          height={180}
        />
      )}
    </section>
  )
}

export function TokensCard({ data: { days } }: { data: ModelUseData }) {
  return (
    <section className="admin-card" aria-labelledby="model-tokens">
      <Title order={3} id="model-tokens">
        {texts.tokens.heading}
      </Title>
      <DayChart
        caption={texts.tokens.caption}
        days={days.map(({ day, inputTokens, outputTokens }) => ({ day, values: { input: inputTokens, output: outputTokens } }))}
        series={directions}
        height={180}
      />
    </section>
  )
}
