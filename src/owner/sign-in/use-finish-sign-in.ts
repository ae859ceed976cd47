/** What happens once the owner is in, by whichever way. */
import { useQueryClient } from '@tanstack/react-query'
import { beginSession } from '../session.ts'
import { clearToasts } from '../../owner-kit/toasts.tsx'

export function useFinishSignIn(onSignedIn: () => void): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    clearToasts()
    onSignedIn()
    beginSession(client)
    await client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'session' })
  }
}
