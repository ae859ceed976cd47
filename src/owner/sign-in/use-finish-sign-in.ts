/** What happens once somebody is in, by whichever way. */
import { useQueryClient } from '@tanstack/react-query'
import { beginSession } from '../session.ts'
import { clearToasts } from '../../owner-kit/toasts.tsx'

/** Who is signed in was just read; an invitation was just used up. */
const keptKeys: ReadonlySet<unknown> = new Set(['session', 'invitation'])

export function useFinishSignIn(onSignedIn: () => void): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    clearToasts()
    onSignedIn()
    await beginSession(client)
    await client.invalidateQueries({ predicate: ({ queryKey: [first] }) => !keptKeys.has(first) })
  }
}
