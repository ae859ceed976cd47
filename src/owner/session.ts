/** Whether the owner is signed in, as the server says; the browser's own flag grants nothing. */
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { answerOf } from '../owner-kit/api-call.ts'
import { accountsCalls } from './owner-calls.ts'

/** 'expired': was signed in on this screen and no longer is. */
type SessionState = 'signed-in' | 'signed-out' | 'expired'

const sessionKey = ['session']
const FLAG = 'isAuthenticated'

/** A browser that blocks storage only loses the flag. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** Was signed in here when last seen: a reason not to flash the sign-in form while the server is silent. */
export const wasSignedIn = (): boolean => tryStorage((storage) => storage.getItem(FLAG)) === 'true'

export function forgetSignIn(): void {
  tryStorage((storage) => storage.removeItem(FLAG))
}

async function askServer(): Promise<SessionState> {
  const { signedIn } = await answerOf(accountsCalls.api.session.$get())
  if (signedIn) return 'signed-in'
  forgetSignIn()
  return 'signed-out'
}

export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: askServer, staleTime: Infinity })

export function beginSession(client: QueryClient): void {
  tryStorage((storage) => storage.setItem(FLAG, 'true'))
  client.setQueryData<SessionState>(sessionKey, 'signed-in')
}

/** The server refused a call that needs the owner. */
export function expireSession(client: QueryClient): void {
  forgetSignIn()
  client.setQueryData<SessionState>(sessionKey, 'expired')
}
