/** What people do, for tests of several people. */
import type { AuditEntry } from '../../src/accounts/log/list-audit.ts'
import { signIn } from '../../src/accounts/sign-in/sign-in.ts'
import type { TestContext } from './context.ts'
import { OwnerBrowser, ORIGIN } from './owner-site.ts'
import { HER_PASSWORD, joined } from './people.ts'

export async function ownSignInOf(visitor: TestContext, email: string): Promise<OwnerBrowser> {
  const browser = new OwnerBrowser(visitor)
  browser.keep((await signIn(visitor, ORIGIN, { email, password: HER_PASSWORD, headers: browser.headers })).cookies)
  return browser
}

export const idOf = ({ actor }: TestContext): string => (actor.kind === 'user' ? actor.userId : '')

interface Standing {
  context: TestContext
  id: string
}

/** Two more owners, each signed in. */
export async function secondOwner(owner: TestContext, visitor: TestContext): Promise<{ one: Standing; other: Standing }> {
  const make = async (): Promise<Standing> => {
    const { browser, id } = await joined(owner, visitor, 'owner', `${crypto.randomUUID()}@voorbeeld.nl`)
    return { context: await browser.signedIn(), id }
  }
  return { one: await make(), other: await make() }
}

/** Of each act: who did it, and to whom. */
export const whoDid = (entries: readonly AuditEntry[]): unknown[] => entries.map(({ action, person, details }) => [action, person, details['person']])
