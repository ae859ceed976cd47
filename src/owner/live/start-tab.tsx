/** The tab Zo begint u: the way from a fresh site to a live one, step by step, with what is done already. */
import { Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { adminTexts } from '../admin.nl.ts'
import { FieldLink } from './field-link.tsx'
import { liveKey, readLive, targetOf, type Target } from './live-data.ts'
import { liveFaults, liveFinding, liveItems, liveTexts } from './live.nl.ts'
import type { LiveItem } from './checklist.ts'
import { readStartSteps, type StartStep } from './start-steps.ts'
import { startSteps, startTexts as texts } from './start.nl.ts'

const messagesPlace: Target = { parameters: { tab: 'berichten' }, selector: '#messages-heading' }
const livePlace: Target = { parameters: { tab: 'livegang' }, selector: '#live-heading' }

export function StartTab() {
  const { data, isError, isFetching, refetch } = useQuery({ queryKey: liveKey, queryFn: readLive, staleTime: 0 })
  if (!data) {
    if (isError && !isFetching) return <LoadFailed sentence={liveTexts.loadFailed} onRetry={() => void refetch()} />
    return <Skeleton height={480} role="status" aria-label={adminTexts.loading} />
  }
  const steps = readStartSteps(data.items)
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <div className="stack live">
      <section className="admin-card" aria-labelledby="start-heading">
        <Title order={2} id="start-heading">
          {adminTexts.tabs.start}
        </Title>
        {data.newMessages > 0 && (
          <Text fw={600}>
            {texts.newMessages(data.newMessages)} <FieldLink target={messagesPlace}>{texts.toMessages}</FieldLink>
          </Text>
        )}
        <Text>{texts.lead}</Text>
        <Title order={3} size="h4">
          {texts.ready}
        </Title>
        <ul className="bullets">
          {texts.needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </section>
      <section className="admin-card" aria-labelledby="start-steps">
        <Title order={2} id="start-steps">
          {texts.steps}
        </Title>
        <Text role="status">{texts.progress(steps.filter(({ isDone }) => isDone).length, steps.length)}</Text>
        <ol className="live-list">
          {steps.map((step, index) => (
            <Step key={step.id} number={index + 1} step={step} isNext={step === next} />
          ))}
          <li className="live-item" data-state={next ? 'warning' : 'ok'}>
            <span className="live-state">{next ? texts.states.open : texts.states.next}</span>
            <div>
              <Title order={3} size="h4">
                {steps.length + 1}. {texts.last.title}
              </Title>
              <Text size="sm">{texts.last.why}</Text>
              <FieldLink target={livePlace}>{texts.last.link}</FieldLink>
            </div>
          </li>
        </ol>
      </section>
    </div>
  )
}

function Step({ number, step: { id, items, isDone }, isNext }: { number: number; step: StartStep; isNext: boolean }) {
  const { title, why } = startSteps[id]
  return (
    <li className="live-item" data-state={isDone ? 'ok' : isNext ? 'open' : 'warning'}>
      <span className="live-state">{texts.states[isDone ? 'done' : isNext ? 'next' : 'open']}</span>
      <div>
        <Title order={3} size="h4">
          {number}. {title}
        </Title>
        <Text size="sm">{why}</Text>
        <ul className="bullets">
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function Item({ item }: { item: LiveItem }) {
  const { title, link } = liveItems[item.id]
  // What is only read or kept is ticked off there; what stands on the server leads nowhere.
  const target = targetOf(item) ?? (item.id === 'legal' || item.id === 'key' ? livePlace : undefined)
  const said = item.ok ? liveFinding(item) : item.faults.map((fault) => liveFaults[fault](item.value)).join(' ')
  return (
    <>
      {title}: {said === '' ? liveTexts.states.ok : said} {target && <FieldLink target={target}>{link || texts.tick}</FieldLink>}
    </>
  )
}
