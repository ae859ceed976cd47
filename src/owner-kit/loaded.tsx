/** What was asked of the server; until it is there, that it is on its way or could not be loaded. */
import type { ReactNode } from 'react'
import { ApiProblem } from './api-call.ts'
import { LoadFailed } from './load-failed.tsx'

interface LoadedProps<Data> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; error: Error | null; refetch: () => unknown }
  failed: string
  /** For what was there once, and is no more. */
  gone?: string
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ query, failed, gone = failed, waiting, children }: LoadedProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError || isFetching) return waiting
  return <LoadFailed sentence={error instanceof ApiProblem && error.code === 'not_found' ? gone : failed} onRetry={() => void refetch()} />
}
