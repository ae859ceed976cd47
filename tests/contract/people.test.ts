/** Several people: who comes in, as what, and who goes. An owner who can sign in is always left. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAudit } from '../../src/accounts/log/list-audit.ts'
import { acceptInvitation, openInvitation } from '../../src/accounts/people/accept-invitation.ts'
import { changeRole, removePerson, setSuspended } from '../../src/accounts/people/change-person.ts'
import { invitePerson, withdrawInvitation } from '../../src/accounts/people/invite-person.ts'
import { listPeople } from '../../src/accounts/people/list-people.ts'
import { saveProfile } from '../../src/accounts/people/profile.ts'
import { readSecurity } from '../../src/accounts/second-factor/read-security.ts'
import { signIn } from '../../src/accounts/sign-in/sign-in.ts'
import { idOf, ownSignInOf, secondOwner, whoDid } from '../factories/people-acts.ts'
import { accepted, HER_PASSWORD, invited, joined } from '../factories/people.ts'
import { addOwner, ORIGIN, PASSWORD, signedInBrowser } from '../factories/owner-site.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

async function openSite(site: Opened) {
  await addOwner(site.context)
  const browser = await signedInBrowser(site.context)
  return { visitor: site.context, owner: await browser.signedIn() }
}

const tryIn = (context: Opened['context'], email: string, password: string) => signIn(context, ORIGIN, { email, password })

onBothDatabases('people', (open) => {
  test('who was invited sets a name and a password once, and is signed in with the role; the address signs in after that', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { token } = await invited(owner, 'editor')
    expect(await openInvitation(visitor, token)).toEqual({ email: 'sanne@voorbeeld.nl', role: 'editor' })
    const browser = await accepted(visitor, token)
    expect((await browser.signedIn()).actor).toMatchObject({ kind: 'user', role: 'editor' })
    await expect(accepted(visitor, token)).rejects.toMatchObject({ code: 'not_found' })
    expect((await tryIn(visitor, ' SANNE@voorbeeld.nl ', HER_PASSWORD)).signedIn).toBe(true)
    expect((await tryIn(visitor, '', PASSWORD)).signedIn).toBe(true)
    expect(await listPeople(owner)).toMatchObject({
      people: [
        { name: 'Eigenaar', email: '', role: 'owner', self: true },
        { name: 'Sanne de Vries', email: 'sanne@voorbeeld.nl', role: 'editor', self: false, hasSecondFactor: false, suspended: false },
      ],
      invitations: [],
    })
  })

  test('of two who take one link at once, one comes in', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { token } = await invited(owner, 'reader')
    const ended = await Promise.allSettled([accepted(visitor, token, 'Een'), accepted(visitor, token, 'Twee')])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await listPeople(owner)).people).toHaveLength(2)
  })

  test('a link is over after 72 hours, when it was withdrawn, and when a newer one went to the address; all alike', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const first = await invited(owner, 'editor')
    const second = await invited(owner, 'reader')
    await expect(openInvitation(visitor, first.token)).rejects.toMatchObject({ code: 'not_found' })
    await withdrawInvitation(owner, second.id)
    await expect(accepted(visitor, second.token)).rejects.toMatchObject({ code: 'not_found' })
    const third = await invited(owner, 'reader')
    site.context.clock.advance(72 * 3_600_000 - 1_000)
    expect(await openInvitation(visitor, third.token)).toMatchObject({ role: 'reader' })
    site.context.clock.advance(1_000)
    await expect(accepted(visitor, third.token)).rejects.toMatchObject({ code: 'not_found' })
    await expect(openInvitation(visitor, 'A'.repeat(43))).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a weak password and an empty name are refused and leave the link as it was; the database holds no link', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { token } = await invited(owner, 'editor')
    const given = { token, headers: new Headers() }
    await expect(acceptInvitation(visitor, ORIGIN, { ...given, name: 'Sanne', password: 'welkom123456' })).rejects.toMatchObject({ fields: ['password'] })
    await expect(acceptInvitation(visitor, ORIGIN, { ...given, name: '  ', password: HER_PASSWORD })).rejects.toMatchObject({ fields: ['name'] })
    const { rows } = await sql`select * from elk_auth_invitation`.execute(site.database.db)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await openInvitation(visitor, token)).toMatchObject({ role: 'editor' })
  })

  test('a wrong password, an address that nobody has and a suspended one are refused in the same words', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { id } = await joined(owner, visitor, 'editor')
    await setSuspended(owner, { id, suspended: true })
    const tries: [string, string][] = [
      ['sanne@voorbeeld.nl', HER_PASSWORD],
      ['sanne@voorbeeld.nl', PASSWORD],
      ['niemand@voorbeeld.nl', HER_PASSWORD],
      ['', HER_PASSWORD],
    ]
    for (const [email, password] of tries)
      await expect(tryIn(visitor, email, password), email).rejects.toMatchObject({ code: 'wrong_password', message: 'wrong_password', fields: [] })
    await setSuspended(owner, { id, suspended: false })
    expect((await tryIn(visitor, 'sanne@voorbeeld.nl', HER_PASSWORD)).signedIn).toBe(true)
  })

  test('another role holds from the next call; who is suspended or removed is out at once', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { browser, id } = await joined(owner, visitor, 'editor')
    await changeRole(owner, { id, role: 'reader' })
    expect((await browser.signedIn()).actor).toMatchObject({ role: 'reader' })
    await setSuspended(owner, { id, suspended: true })
    expect(await browser.owner()).toBeUndefined()
    await setSuspended(owner, { id, suspended: false })
    expect(await browser.owner()).toBeUndefined()
    const again = await ownSignInOf(visitor, 'sanne@voorbeeld.nl')
    await removePerson(owner, { id })
    expect(await again.owner()).toBeUndefined()
    await expect(tryIn(visitor, 'sanne@voorbeeld.nl', HER_PASSWORD)).rejects.toMatchObject({ code: 'wrong_password' })
    await expect(changeRole(owner, { id, role: 'owner' })).rejects.toMatchObject({ code: 'not_found' })
    // The address is free again.
    expect((await joined(owner, visitor, 'reader')).id).not.toBe(id)
  })

  test('the last owner is neither demoted, suspended nor removed, also with others who are none or are suspended', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const self = idOf(owner)
    await joined(owner, visitor, 'editor')
    const other = await joined(owner, visitor, 'owner', 'mede@voorbeeld.nl', 'Mede')
    await setSuspended(owner, { id: other.id, suspended: true })
    const tries = [
      () => changeRole(owner, { id: self, role: 'editor' }),
      () => setSuspended(owner, { id: self, suspended: true }),
      () => removePerson(owner, { id: self }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'last_owner' })
    expect((await listPeople(owner)).people[0]).toMatchObject({ id: self, role: 'owner', suspended: false })
    await setSuspended(owner, { id: other.id, suspended: false })
    await changeRole(owner, { id: self, role: 'editor' })
  })

  test('two owners who take each other’s access at once, from two instances: one is left', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const second = await site.openSecond()
    for (const act of [changeRole, setSuspended, removePerson] as const) {
      const { one, other } = await secondOwner(owner, visitor)
      const step = { role: 'reader', suspended: true } as const
      const ended = await Promise.allSettled([act(one.context, { id: other.id, ...step }), act({ ...other.context, db: second.db }, { id: one.id, ...step })])
      expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(ended.find((end) => end.status === 'rejected')).toMatchObject({ reason: { code: 'not_allowed' } })
    }
  })

  test('every owner who leaves at once but one: an owner stays', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const first = idOf(owner)
    const { browser, id } = await joined(owner, visitor, 'owner', 'mede@voorbeeld.nl', 'Mede')
    const other = await browser.signedIn()
    const ended = await Promise.allSettled([changeRole(owner, { id: first, role: 'reader' }), changeRole(other, { id, role: 'reader' })])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ended.find((end) => end.status === 'rejected')).toMatchObject({ reason: { code: 'last_owner' } })
  })

  test('inviting and changing people is for owners, and asks for the password when the sign-in is not recent', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { browser, id } = await joined(owner, visitor, 'editor')
    const editor = await browser.signedIn()
    const refused = { code: 'not_allowed' }
    await expect(invitePerson(editor, { email: 'x@voorbeeld.nl', role: 'owner' }, undefined)).rejects.toMatchObject(refused)
    await expect(changeRole(editor, { id, role: 'owner' })).rejects.toMatchObject(refused)
    await expect(listPeople(editor)).rejects.toMatchObject(refused)
    await expect(invitePerson(owner, { email: 'sanne@voorbeeld.nl', role: 'owner' }, undefined)).rejects.toMatchObject({ code: 'conflict' })
    site.context.clock.advance(16 * 60_000)
    await expect(invitePerson(owner, { email: 'x@voorbeeld.nl', role: 'reader' }, undefined)).rejects.toMatchObject({ fields: ['password'] })
    await expect(removePerson(owner, { id })).rejects.toMatchObject({ fields: ['password'] })
    await expect(removePerson(owner, { id, password: 'fout' })).rejects.toMatchObject({ code: 'wrong_password' })
    await removePerson(owner, { id, password: PASSWORD })
  })

  test('invitations of an owner who no longer is one do not work any more', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { browser, id } = await joined(owner, visitor, 'owner', 'mede@voorbeeld.nl', 'Mede')
    const { token } = await invited(await browser.signedIn(), 'owner', 'derde@voorbeeld.nl')
    await changeRole(owner, { id, role: 'reader' })
    await expect(openInvitation(visitor, token)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('the log names who did it, also after the name changed and after removal', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { browser, id } = await joined(owner, visitor, 'editor')
    await saveProfile(await browser.signedIn(), { name: 'Sanne Smit', email: 'sanne@voorbeeld.nl' })
    await tryIn(visitor, 'sanne@voorbeeld.nl', HER_PASSWORD)
    await removePerson(owner, { id })
    expect(whoDid(await listAudit(owner, { limit: 6 }))).toEqual([
      ['account.removed', 'Eigenaar', 'Sanne Smit'],
      ['sign-in.ok', 'Sanne Smit', undefined],
      ['account.profile', 'Sanne Smit', 'Sanne Smit'],
      ['account.joined', 'Sanne Smit', 'Sanne Smit'],
      ['account.invited', 'Eigenaar', undefined],
      ['sign-in.ok', 'Eigenaar', undefined],
    ])
  })

  test('somebody’s second factor is asked of that person only', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { browser, id } = await joined(owner, visitor, 'editor')
    await sql`insert into elk_auth_passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
      values ('p', '', ${id}, 'c', 0, 'singleDevice', 0)`.execute(site.database.db)
    expect((await tryIn(visitor, '', PASSWORD)).signedIn).toBe(true)
    expect((await tryIn(visitor, 'sanne@voorbeeld.nl', HER_PASSWORD)).signedIn).toBe(false)
    expect((await readSecurity(owner)).passkeys).toEqual([])
    expect((await readSecurity(await browser.signedIn())).passkeys).toHaveLength(1)
  })

  test('an address of somebody else is refused, and the first owner may have one and still sign in without', async () => {
    await using site = await open()
    const { owner, visitor } = await openSite(site)
    const { browser } = await joined(owner, visitor, 'editor')
    await saveProfile(owner, { name: 'Jan Bakker', email: 'Jan@voorbeeld.nl' })
    for (const email of ['', 'jan@voorbeeld.nl']) expect((await tryIn(visitor, email, PASSWORD)).signedIn, email).toBe(true)
    const editor = await browser.signedIn()
    await expect(saveProfile(editor, { name: 'Sanne', email: 'JAN@voorbeeld.nl' })).rejects.toMatchObject({ code: 'conflict' })
    for (const email of ['', 'geen adres']) await expect(saveProfile(editor, { name: 'Sanne', email })).rejects.toMatchObject({ fields: ['email'] })
  })
})
