/** The tab Livegang: what must be in order, and the switch between demo and live. */
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LiveItem } from './checklist.ts'
import { liveCalls, liveKey, readLive, type Live } from './live-data.ts'
import { LiveItemRow } from './live-item.tsx'
import { SenderCard } from './sender-card.tsx'
import { demoQuestion, liveQuestion, liveTexts } from './live.nl.ts'
import type { TickableItem } from './tick-item.ts'
import type { SiteMode } from '../../settings/mode.settings.ts'
import { ApiProblem, answerOf } from '../../owner-kit/api-call.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'

export function LiveTab() {
  const live = useQuery({ queryKey: liveKey, queryFn: readLive, staleTime: 0 })
  return (
    <Loaded query={live} failed={liveTexts.loadFailed} waiting={<Skeleton height={480} aria-hidden />}>
      {(data) => <GoingLive data={data} />}
    </Loaded>
  )
}

function GoingLive({ data }: { data: Live }) {
  const client = useQueryClient()
  const saveTick = useMutation({
    meta: { failure: liveTexts.failed },
    mutationFn: (json: { tick: TickableItem; done: boolean }) => answerOf(liveCalls.tick.$put({ json })),
    onSuccess: (answer) => client.setQueryData<Live>(liveKey, answer),
  })
  const required = data.items.filter((item) => item.required)
  return (
    <div className="stack live">
      <section className="admin-card live-mode" data-tone={data.mode === 'live' ? 'good' : 'warn'} aria-labelledby="live-heading">
        <Title order={2} id="live-heading">
          {liveTexts.heading[data.mode]}
        </Title>
        <Text>{liveTexts.lead[data.mode]}</Text>
        <Progress required={required} />
        <Switch live={data} />
      </section>
      <section className="admin-card" aria-labelledby="live-list">
        <Title order={2} id="live-list">
          {liveTexts.checklist}
        </Title>
        <ol className="lined">
          {data.items.map((item) => (
            <LiveItemRow key={item.id} item={item} ticks={data.ticks} onTick={(tick, done) => saveTick.mutate({ tick, done })} />
          ))}
        </ol>
      </section>
      <SenderCard />
    </div>
  )
}

function Progress({ required }: { required: readonly LiveItem[] }) {
  const ready = required.filter(({ ok }) => ok).length
  const sentence = liveTexts.progress(ready, required.length)
  return (
    <div>
      <progress value={ready} max={required.length} aria-label={sentence} />
      <Text role="status">{sentence}</Text>
    </div>
  )
}

function Switch({ live }: { live: Live }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (mode: SiteMode) => answerOf(liveCalls.mode.$put({ json: { mode } })),
    onSuccess: (answer) => {
      client.setQueryData<Live>(liveKey, answer)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== liveKey[0] })
      showSuccess(answer.mode === 'live' ? liveTexts.wentLive : liveTexts.wentDemo)
    },
    onError: (error) => {
      const refused = error instanceof ApiProblem && error.code === 'conflict'
      showFailure(refused ? liveTexts.refused : liveTexts.failed)
      if (refused) void client.invalidateQueries({ queryKey: liveKey })
    },
  })
  const hidden = Number(live.items.find(({ id }) => id === 'claims')?.value ?? 0)
  const ready = live.mode === 'live' || live.items.every(({ ok, required }) => ok || !required)
  const wanted: SiteMode = live.mode === 'live' ? 'demo' : 'live'
  const ask = async () => {
    if (!ready || change.isPending) return
    if (await askConfirmation(wanted === 'live' ? liveQuestion(hidden) : demoQuestion)) change.mutate(wanted)
  }
  return (
    <div className="cluster">
      <Button
        variant={wanted === 'live' ? 'filled' : 'default'}
        aria-disabled={!ready || change.isPending}
        {...(!ready && { 'data-disabled': true, 'aria-describedby': 'live-not-yet' })}
        onClick={() => void ask()}
      >
        {change.isPending ? liveTexts.busy : wanted === 'live' ? liveTexts.goLive : liveTexts.goDemo}
      </Button>
      {!ready && (
        <Text size="sm" c="dimmed" id="live-not-yet">
          {liveTexts.notYet}
        </Text>
      )}
    </div>
  )
}
