/** The keys of programs and the owner's changes to them, as the API gives them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { whenHandedDown } from '../../owner-kit/record-hooks.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import type { Scope } from '../../platform/scopes.ts'
import type { keysApi } from '../keys/keys.api.ts'
import { keysTexts as texts } from './keys.nl.ts'

const routes = hc<ReturnType<typeof keysApi>>('/').api.admin['api-keys']

const keysKey = ['api-keys']

export interface TypedKey {
  name: string
  scopes: Scope[]
  /** ''; or YYYY-MM-DD. */
  lastDay: string
}

export const useKeys = () => useQuery({ queryKey: keysKey, queryFn: () => answerOf(routes.$get()), staleTime: 0, meta: { failure: texts.loadFailed } })

export function useMakeKey(onMade: (secret: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ password, lastDay, ...key }: TypedKey & { password: string }) =>
      answerOf(routes.$post({ json: { ...key, ...(lastDay !== '' && { lastDay }), ...(password !== '' && { password }) } })),
    onSuccess: async ({ secret }) => {
      onMade(secret)
      await client.invalidateQueries({ queryKey: keysKey })
      await whenHandedDown()
    },
  })
}

export function useRevokeKey() {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: texts.revokeFailed },
    mutationFn: (id: string) => answerOf(routes[':id'].$delete({ param: { id } })),
    onSuccess: () => showSuccess(texts.revoked),
    onSettled: () => client.invalidateQueries({ queryKey: keysKey }),
  })
}
