/** The use of the owner's model: what is left for today, who wrote the answers, what went wrong, and what it took. */
import { Anchor, Group, Skeleton, Text, Title } from '@mantine/core'
import { moveTo } from '../../../owner-kit/address.ts'
import { LoadFailed } from '../../../owner-kit/load-failed.tsx'
import { AnswersCard, TokensCard } from './model-charts.tsx'
import { CostsCard, MissedCard, MonthsCard } from './model-tables.tsx'
import { modelUseTexts as texts } from './model-use.nl.ts'
import { useModelUse, type ModelUseData } from './model-use-data.ts'

export function ModelUseSection() {
  const { data, isError, refetch } = useModelUse()
  return (
    <section className="stack" aria-labelledby="model-heading">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} id="model-heading">
            {texts.heading}
          </Title>
          {data?.model && <Text c="dimmed">{texts.which(data.model.name, data.model.host)}</Text>}
        </div>
        {data?.model && <ToSettings />}
      </Group>
      {data && <Body data={data} />}
      {isError && !data && <LoadFailed sentence={texts.loadFailed.message} onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
    </section>
  )
}

const ToSettings = () => (
  <Anchor component="button" type="button" underline="always" mih={44} onClick={() => moveTo({})}>
    {texts.settings}
  </Anchor>
)

function Body({ data }: { data: ModelUseData }) {
  const wasUsed = data.months.length > 0
  return (
    <>
      {!data.model && <Empty wasUsed={wasUsed} />}
      {data.model && <Today data={data} />}
      {(data.model ?? wasUsed) && (
        <>
          <div className="measure-grid">
            <AnswersCard data={data} />
            <TokensCard data={data} />
          </div>
          <MissedCard data={data} />
          <MonthsCard data={data} />
          <CostsCard data={data} />
          <Definitions />
        </>
      )}
    </>
  )
}

function Empty({ wasUsed }: { wasUsed: boolean }) {
  const { heading, intro, points, before } = texts.empty
  return (
    <section className="admin-card" aria-labelledby="no-model-heading">
      <Title order={3} id="no-model-heading">
        {heading}
      </Title>
      <Text>{intro}</Text>
      <ul className="bullets">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div>
        <ToSettings />
      </div>
      {wasUsed && <Text c="dimmed">{before}</Text>}
    </section>
  )
}

function Today({ data: { today, months, days } }: { data: ModelUseData }) {
  const month = months.find((one) => one.month === days.at(-1)?.day.slice(0, 7))
  return (
    <div className="measure-grid">
      <section className="admin-card" aria-labelledby="model-today">
        <Title order={3} id="model-today">
          {texts.today.heading}
        </Title>
        <p className="measure-total">{texts.today.used(today.calls, today.most)}</p>
        <Text>{texts.today.left(Math.max(0, today.most - today.calls))}</Text>
      </section>
      <section className="admin-card" aria-labelledby="model-month">
        <Title order={3} id="model-month">
          {texts.month.heading}
        </Title>
        <p className="measure-total">{texts.month.calls(month?.calls ?? 0)}</p>
        <Text>{days[0]?.cents === null ? texts.month.noPrices : texts.month.cost(month?.cents ?? 0)}</Text>
      </section>
    </div>
  )
}

const Definitions = () => (
  <section className="admin-card" aria-labelledby="model-meaning">
    <Title order={3} id="model-meaning">
      {texts.definitions.heading}
    </Title>
    <ul className="bullets">
      {texts.definitions.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
)

const Waiting = () => (
  <div className="stack" role="status" aria-label={texts.loading}>
    <Skeleton height={120} />
    <Skeleton height={300} />
  </div>
)
