/** The use of the model as the API gives it. */
import { useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../../owner-kit/api-call.ts'
import type { providerApi } from '../provider.api.ts'
import { modelUseTexts } from './model-use.nl.ts'

const calls = hc<ReturnType<typeof providerApi>>('/').api.admin.provider
const readUse = () => answerOf(calls.use.$get())

export type ModelUseData = Awaited<ReturnType<typeof readUse>>

export const useModelUse = () => useQuery({ queryKey: ['model-use'], queryFn: readUse, refetchInterval: 60_000, meta: { failure: modelUseTexts.loadFailed } })
