/** Whether erasing by age waits for the owner, as the API says. */
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import type { erasingApi } from '../erasing.api.ts'

export const erasingCalls = hc<ReturnType<typeof erasingApi>>('/').api.admin.erasing
export const erasingKey = ['erasing']
export const readHold = () => answerOf(erasingCalls.$get())

export type Hold = NonNullable<Awaited<ReturnType<typeof readHold>>['hold']>
