/** The state of sign-in and the owner's changes to it, as the API gives them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import type { securityApi } from '../second-factor/security.api.ts'
import { makePasskey, PasskeyCancelled } from './browser-passkey.ts'
import { securityFaults, securityTexts, sessionTexts } from './security.nl.ts'

const { security, passkeys, sessions } = hc<ReturnType<typeof securityApi>>('/').api.admin

export const securityKey = ['security']

const readSecurity = () => answerOf(security.$get())
const readSessions = () => answerOf(sessions.$get())

export type Security = Awaited<ReturnType<typeof readSecurity>>
export type Passkey = Security['passkeys'][number]
export type Session = Awaited<ReturnType<typeof readSessions>>['sessions'][number]

export const useSecurity = () =>
  useQuery({ queryKey: [...securityKey, 'state'], queryFn: readSecurity, staleTime: 0, meta: { failure: securityTexts.loadFailed } })
export const useSessions = () =>
  useQuery({ queryKey: [...securityKey, 'sessions'], queryFn: readSessions, staleTime: 0, meta: { failure: sessionTexts.loadFailed } })

export type FaultField = 'password' | 'new-password' | 'code' | 'name' | 'email' | 'form'

/** Where a sentence about a failure belongs. */
export interface Fault {
  field: FaultField
  sentence: string
}

export function faultOf(error: unknown): Fault {
  if (error instanceof PasskeyCancelled) return { field: 'form', sentence: securityFaults.cancelled }
  const code = error instanceof ApiProblem ? error.code : ''
  if (code === 'wrong_password') return { field: 'password', sentence: securityFaults.password }
  if (error instanceof ApiProblem && error.fields.includes('password')) return { field: 'password', sentence: securityFaults.passwordNeeded }
  if (error instanceof ApiProblem && error.fields.includes('code')) return { field: 'code', sentence: securityFaults.codeNeeded }
  if (code === 'second_factor_refused') return { field: 'code', sentence: securityFaults.code }
  if (code === 'too_many_tries') return { field: 'form', sentence: securityFaults.tooMany }
  if (error instanceof ApiProblem && code === 'key_changed') return { field: 'form', sentence: error.title }
  if (code === 'conflict') return { field: 'form', sentence: securityFaults.conflict }
  return { field: 'form', sentence: securityFaults.other }
}

/** A change after which everything on the tab is read anew. */
export function useSecurityChange<Input, Result>(change: (input: Input) => Promise<Result>, onDone: (result: Result) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result: Result) => {
      onDone(result)
      await client.invalidateQueries({ queryKey: securityKey })
    },
  })
}

export const securityCalls = {
  startApp: (password: string) => answerOf(security.app.$post({ json: { password } })),
  confirmApp: (code: string) => answerOf(security.app.confirm.$post({ json: { code } })),
  turnOffApp: (json: { password: string; code: string }) => answerOf(security.app.off.$post({ json })),
  renewCodes: (password: string) => answerOf(security['recovery-codes'].$post({ json: { password } })),
  addPasskey: async ({ name, password }: { name: string; password: string }) => {
    const options = await answerOf(passkeys.question.$post({ json: password === '' ? {} : { password } }))
    const response = await makePasskey(options as PublicKeyCredentialCreationOptionsJSON)
    return answerOf(passkeys.$post({ json: { name, response } }))
  },
  renamePasskey: (json: { id: string; name: string }) => answerOf(passkeys.rename.$post({ json })),
  removePasskey: ({ id, password }: { id: string; password: string }) => answerOf(passkeys.remove.$post({ json: password === '' ? { id } : { id, password } })),
  endSession: (id: string) => answerOf(sessions[':id'].$delete({ param: { id } })),
  endOthers: () => answerOf(sessions['end-others'].$post()),
}
