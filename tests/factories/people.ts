/** People beside the owner, who came by an invitation. */
import { acceptInvitation } from '../../src/accounts/people/accept-invitation.ts'
import { invitationToken } from '../../src/accounts/people/invitation-link.ts'
import { invitePerson } from '../../src/accounts/people/invite-person.ts'
import type { Role } from '../../src/platform/role.ts'
import type { TestContext } from './context.ts'
import { OwnerBrowser } from './owner-site.ts'

export const HER_PASSWORD = 'vier woorden uit haar boek'

/** Invites as `owner`; the token of the link. */
export async function invited(owner: TestContext, role: Role, email = 'Sanne@Voorbeeld.nl'): Promise<{ id: string; token: string }> {
  const { id } = await invitePerson(owner, { email, role }, undefined)
  return { id, token: invitationToken(owner.secrets, id) }
}

/** Her browser, signed in. */
export async function accepted(context: TestContext, token: string, name = 'Sanne de Vries'): Promise<OwnerBrowser> {
  const browser = new OwnerBrowser(context)
  browser.keep(await acceptInvitation(context, browser.origin, { token, name, password: HER_PASSWORD, headers: browser.headers }))
  return browser
}

export async function joined(
  owner: TestContext,
  visitor: TestContext,
  role: Role,
  email?: string,
  name?: string,
): Promise<{ browser: OwnerBrowser; id: string }> {
  const browser = await accepted(visitor, (await invited(owner, role, email)).token, name)
  const { actor } = await browser.signedIn()
  return { browser, id: actor.kind === 'user' ? actor.userId : '' }
}
