/** A database with an owner, and a browser that keeps cookies, for tests of the way in. */
import { argon2Sync } from 'node:crypto'
import { insertOwner } from '../../src/accounts/accounts.queries.ts'
import { ensureOwner } from '../../src/accounts/ensure-owner.ts'
import { findOwnerSession } from '../../src/accounts/find-owner-session.ts'
import { OWNER_EMAIL } from '../../src/accounts/owner.ts'
import { readSessionTerms } from '../../src/accounts/session-terms.ts'
import { signIn } from '../../src/accounts/sign-in.ts'
import type { Actor } from '../../src/platform/context.ts'
import { settingDefinitions } from '../../src/settings/setting.ts'
import { visitor, type TestContext } from './context.ts'

export const PASSWORD = 'correct paard batterij nietje'
export const ORIGIN = 'https://www.example.nl'

/** Twelve hours without use, thirty days in all. */
export const defaultTerms = readSessionTerms({
  session_idle_hours: settingDefinitions.session_idle_hours.default,
  session_days: settingDefinitions.session_days.default,
})

export class OwnerBrowser {
  readonly origin = ORIGIN
  readonly #context: TestContext
  readonly #jar = new Map<string, string>()
  #userAgent: string

  constructor(context: TestContext, userAgent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/143.0') {
    this.#context = context
    this.#userAgent = userAgent
  }

  get headers(): Headers {
    return new Headers({ cookie: [...this.#jar].map((pair) => pair.join('=')).join('; '), 'user-agent': this.#userAgent })
  }

  keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      if (value === '' || /max-age=0/i.test(cookie)) this.#jar.delete(name)
      else this.#jar.set(name, value)
    }
  }

  /** The password step; returns whether that opened the door. */
  async password(password = PASSWORD, who = 'visitor-1'): Promise<boolean> {
    const { cookies, signedIn } = await signIn(this.#context.as(visitor(who)), this.origin, { password, headers: this.headers })
    this.keep(cookies)
    return signedIn
  }

  /** Undefined without a session. */
  async owner(): Promise<TestContext | undefined> {
    const found = await findOwnerSession(this.#context, this.origin, { headers: this.headers, terms: defaultTerms, used: false })
    return found && this.#context.as(found)
  }

  async signedIn(): Promise<TestContext> {
    const owner = await this.owner()
    if (!owner) throw new Error('this browser has no session')
    return owner
  }
}

/** Of the password above, at a cost that a test can pay often. */
function cheapHash(): string {
  const nonce = Buffer.from('sixteen bytes !!')
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, memory: 1_024, passes: 1, parallelism: 1, tagLength: 32 })
  return `$argon2id$v=19$m=1024,t=1,p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

/** Gives the actor `owner` an account with the password above; a second call changes nothing. */
export async function addOwnerAccount({ db, clock }: TestContext): Promise<void> {
  await insertOwner(db, { userId: 'owner-1', accountId: 'account-1', email: OWNER_EMAIL, hash: cheapHash(), now: clock.now().toISOString() })
}

const SYSTEM: Actor = { kind: 'system' }

/** Sets the clock of the context to the time of the machine. */
export async function openOwnerSite(context: TestContext): Promise<void> {
  context.clock.advance(Date.now() - context.clock.now().getTime())
  await ensureOwner(context.as(SYSTEM), PASSWORD)
}

export async function signedInBrowser(context: TestContext, userAgent?: string): Promise<OwnerBrowser> {
  const browser = new OwnerBrowser(context, userAgent)
  await browser.password()
  return browser
}
