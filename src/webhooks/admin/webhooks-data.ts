/** Webhooks, what they were told, and the owner's changes, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { withBody } from '../../owner-kit/record-hooks.ts'
import { signalsKey } from '../../owner-kit/signals-key.ts'
import { showSuccess, type Toast } from '../../owner-kit/toasts.tsx'
import type { WebhookEvent } from '../event.ts'
import type { Webhook } from '../webhook.ts'
import type { webhooksApi } from '../webhooks.api.ts'
import { deliveriesTexts, webhooksTexts as texts } from './webhooks.nl.ts'

const routes = hc<ReturnType<typeof webhooksApi>>('/').api.admin.webhooks

const webhooksKey = ['webhooks']
/** What is on its way ends within seconds. */
const AGAIN_MS = 2_000

export interface TypedWebhook {
  name: string
  url: string
  events: WebhookEvent[]
}

export type DeliveryFilter = 'delivered' | 'waiting' | 'failed' | undefined

export const useWebhooks = () =>
  useQuery({
    queryKey: webhooksKey,
    queryFn: () => answerOf(routes.$get()),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.webhooks.some(({ busy }) => busy) ? AGAIN_MS : false),
    meta: { failure: texts.loadFailed },
  })

/** Read anew as long as a try is under way. */
export const useDeliveries = ({ id }: Pick<Webhook, 'id'>, state: DeliveryFilter, after: string | undefined) =>
  useQuery({
    queryKey: [...webhooksKey, id, state, after],
    queryFn: () =>
      answerOf(routes[':id'].deliveries.$get({ param: { id }, query: { state, after } } as Parameters<(typeof routes)[':id']['deliveries']['$get']>[0])),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.busy ? AGAIN_MS : false),
    meta: { failure: deliveriesTexts.loadFailed },
  })

export type ShownDelivery = NonNullable<ReturnType<typeof useDeliveries>['data']>['deliveries'][number]

const proofOf = (password: string) => (password === '' ? {} : { password })

/** Undefined: a new one, of which the secret is told. */
export const saveWebhook = async (id: string | undefined, { password, ...webhook }: TypedWebhook & { password: string }): Promise<string | undefined> => {
  const json = { ...webhook, ...proofOf(password) }
  if (id === undefined) return (await answerOf(routes.$post({ json }))).secret
  await answerOf(routes[':id'].$put(withBody(id, json)))
  return undefined
}

export const renewWebhookSecret = async (id: string, password: string): Promise<string> =>
  (await answerOf(routes[':id'].secret.$post(withBody(id, proofOf(password))))).secret

/** A change after which everything of webhooks is read anew. */
export function useWebhookChange<Input, Result>(change: (input: Input) => Promise<Result>, onDone: (result: Result) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result: Result) => {
      onDone(result)
      await Promise.all([webhooksKey, signalsKey].map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

const acts = {
  on: (id: string) => answerOf(routes[':id'].state.$put(withBody(id, { on: true }))),
  off: (id: string) => answerOf(routes[':id'].state.$put(withBody(id, { on: false }))),
  test: (id: string) => answerOf(routes[':id'].test.$post({ param: { id } })),
  remove: (id: string) => answerOf(routes[':id'].$delete({ param: { id } })),
} as const

const told: Record<keyof typeof acts, Toast> = { on: texts.turnedOn, off: texts.turnedOff, test: texts.tested, remove: texts.removed }

/** What is done with a press. */
export function useWebhookAct(id: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: texts.actFailed },
    mutationFn: async (act: keyof typeof acts): Promise<unknown> => acts[act](id),
    onSuccess: (_answer, act) => showSuccess(told[act]),
    onSettled: () => Promise.all([webhooksKey, signalsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export function useResend(id: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: texts.actFailed },
    mutationFn: (delivery: string) => answerOf(routes[':id'].deliveries[':delivery'].resend.$post({ param: { id, delivery } })),
    onSuccess: () => showSuccess(deliveriesTexts.resent),
    onSettled: () => client.invalidateQueries({ queryKey: webhooksKey }),
  })
}
