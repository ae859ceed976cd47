/** What asks for the owner's attention, as the server tells it. */
import { useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { signalsKey } from '../../owner-kit/signals-key.ts'
import { answerOf } from '../../owner-kit/api-call.ts'
import type { signalsApi } from './signals.api.ts'

const calls = hc<ReturnType<typeof signalsApi>>('/').api.admin.signals

/** Looked at again while the area is open. */
const AGAIN_MS = 300_000

export const useSignals = () =>
  useQuery({ queryKey: signalsKey, queryFn: async () => (await answerOf(calls.$get())).signals, refetchInterval: AGAIN_MS, staleTime: 60_000 })
