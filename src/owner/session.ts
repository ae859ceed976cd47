/** Whether somebody is signed in here and as whom, as the server says; the browser's own flag grants nothing. */
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { answerOf } from '../owner-kit/api-call.ts'
import type { Role } from '../platform/role.ts'
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

/** Who is signed in. */
interface Me {
  name: string
  /** '' for the first owner who gave none. */
  email: string
  role: Role
}

interface Session {
  state: SessionState
  me: Me | null
  /** Several people sign in here, so each by an address. */
  asksEmail: boolean
}

async function askServer(): Promise<Session> {
  const { signedIn, me, asksEmail } = await answerOf(accountsCalls.api.session.$get())
  if (!signedIn) forgetSignIn()
  return { state: signedIn ? 'signed-in' : 'signed-out', me, asksEmail }
}

export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: askServer, staleTime: Infinity })

/** Somebody has just come in. */
export async function beginSession(client: QueryClient): Promise<void> {
  tryStorage((storage) => storage.setItem(FLAG, 'true'))
  await client.fetchQuery({ queryKey: sessionKey, queryFn: askServer, staleTime: 0 })
}

/** What this screen shows of who is signed in has changed. */
export const rereadSession = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: sessionKey })

/** The server refused a call that needs who is signed in. */
export function expireSession(client: QueryClient): void {
  forgetSignIn()
  client.setQueryData<Session>(sessionKey, (before) => ({ state: 'expired', me: null, asksEmail: before?.asksEmail ?? false }))
}
