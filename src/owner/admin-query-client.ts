/** The store of what the API answered, and what happens when it does not. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../owner-kit/api-call.ts'
import { expireSession } from './session.ts'
import { signalsKey } from '../owner-kit/signals-key.ts'
import { showFailure, type Toast } from '../owner-kit/toasts.tsx'

interface FailureMeta extends Record<string, unknown> {
  /** Shown when the call fails; a call without it tells of its failure itself. */
  failure?: Toast
}

interface ChangeMeta extends FailureMeta {
  /** Afterwards nobody is signed in here. */
  signsOut?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: ChangeMeta
  }
}

const isAnswered = (error: Error) => error instanceof ApiProblem && error.status < 500

export function createAdminQueryClient(): QueryClient {
  const report = (error: Error, meta: FailureMeta | undefined) => {
    if (error instanceof ApiProblem && error.code === 'not_signed_in') expireSession(client)
    else if (meta?.failure) showFailure(meta.failure)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
      // Whatever the owner changed may have settled what the bell tells of.
      onSuccess: (_data, _variables, _result, { meta }) => void (meta?.signsOut ?? client.invalidateQueries({ queryKey: signalsKey })),
    }),
    defaultOptions: {
      // Without 'always', calls of an offline browser would wait in silence instead of failing.
      queries: { networkMode: 'always', retry: (failures, error) => failures < 1 && !isAnswered(error), staleTime: 30_000 },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
