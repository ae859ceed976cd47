/** The claims as the server tells them. */
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import type { claimsApi } from './claims.api.ts'

export const claimCalls = hc<ReturnType<typeof claimsApi>>('/').api.admin.claims

export const claimsKey = ['claims']

export const readClaims = () => answerOf(claimCalls.$get())

export type ListedClaim = Awaited<ReturnType<typeof readClaims>>['claims'][number]
