/** A database with an owner, and a browser that keeps cookies, for tests of the way in. */
import { insertUser } from '../../src/accounts/password/users.queries.ts'
import { findOwnerSession } from '../../src/accounts/sessions/find-owner-session.ts'
import { OWNER_EMAIL, OWNER_NAME } from '../../src/accounts/password/owner.ts'
import { readSessionTerms } from '../../src/accounts/sessions/session-terms.ts'
import { signIn } from '../../src/accounts/sign-in/sign-in.ts'
import { recordAudit } from '../../src/audit/record-audit.ts'
import { cheapHash } from './cheap-hash.ts'
import { visitor, type TestContext } from './context.ts'
import { defaultSettings } from './settings.ts'

export const PASSWORD = 'correct paard batterij nietje'
export const ORIGIN = 'https://www.example.nl'

/** Twelve hours without use, thirty days in all. */
export const defaultTerms = readSessionTerms({
  session_idle_hours: defaultSettings.session_idle_hours,
  session_days: defaultSettings.session_days,
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

  /** The password step; returns whether that signed in. */
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

/** Gives the actor `owner` an account with the password above, at a cost that a test can pay often; a second call changes nothing. */
export async function addOwnerAccount({ db, clock }: TestContext): Promise<void> {
  await insertUser(db, {
    userId: 'owner-1',
    accountId: 'account-1',
    name: OWNER_NAME,
    email: OWNER_EMAIL,
    role: 'owner',
    isFirst: true,
    hash: cheapHash(PASSWORD),
    now: clock.now().toISOString(),
  })
}

/** What a first start does about the owner. */
export async function addOwner(context: TestContext): Promise<void> {
  await addOwnerAccount(context)
  await recordAudit(context.as({ kind: 'system' }), { action: 'owner.created' })
}

/** Sets the clock of the context to the time of the machine. */
export async function openOwnerSite(context: TestContext): Promise<void> {
  context.clock.advance(Date.now() - context.clock.now().getTime())
  await addOwner(context)
}

export async function signedInBrowser(context: TestContext, userAgent?: string): Promise<OwnerBrowser> {
  const browser = new OwnerBrowser(context, userAgent)
  await browser.password()
  return browser
}
