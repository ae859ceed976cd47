/** An invitation by mail, over a real SMTP server: it reaches whom it is for, opens once, and is not sent when it was taken back. */
import { expect, test } from 'vitest'
import { invitePerson, withdrawInvitation } from '../../src/accounts/people/invite-person.ts'
import { listPeople } from '../../src/accounts/people/list-people.ts'
import { deliverNext } from '../../src/mail/deliver-next.ts'
import { onOutboxWake } from '../../src/mail/outbox-signal.ts'
import { composeInvitationMail, INVITATION_DELIVERY, mailInvitation } from '../../src/owner/people/invitation-mail.ts'
import { asSystem, bySmtp, mailServices, ORIGIN, outboxRow, smtpAt } from '../factories/delivery.ts'
import { accepted } from '../factories/people.ts'
import { addOwner, signedInBrowser } from '../factories/owner-site.ts'
import { startMailServer } from '../setup/mail-server.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const CONTACT = 'postvak@site.example'

/** The owner invites, and the mail goes by this server; `deliver` takes what is due. */
async function openSite(site: Opened, url: string) {
  await addOwner(site.context)
  const owner = await (await signedInBrowser(site.context)).signedIn()
  const mail = mailInvitation(mailServices({ mail_transport: 'smtp', ...smtpAt(url), mail_from: 'site@site.example' }))()
  const invite = (email: string) => invitePerson(owner, { email, role: 'reader' }, mail)
  const compose = { [INVITATION_DELIVERY]: composeInvitationMail(ORIGIN, () => CONTACT) }
  const deliver = () => deliverNext(asSystem(site), { ...bySmtp(url), compose })
  return { owner, invite, deliver }
}

onBothDatabases('the mail of an invitation', (open) => {
  test('says who may do what until when, goes to the invited address alone, and its link brings in once', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const { owner, invite, deliver } = await openSite(site, server.url)
    await invite('Lena@Voorbeeld.nl')
    expect(JSON.stringify(await outboxRow(site))).not.toContain('voorbeeld.nl')
    expect(await deliver()).toBe(true)
    const [mail] = server.mails
    expect([mail?.to, mail?.headers.get('reply-to')]).toEqual([['lena@voorbeeld.nl'], expect.stringContaining(CONTACT)])
    expect(mail?.text).toContain('Lezer')
    expect(mail?.text).toContain('Alles lezen, niets wijzigen.')
    const link = new URL(/https:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    // What stands behind the # reaches no server and no log.
    expect([link.origin + link.pathname, link.search]).toEqual([`${ORIGIN}/settings`, ''])
    const token = link.hash.replace('#uitnodiging=', '')
    expect((await (await accepted(site.context, token, 'Lena Smit')).signedIn()).actor).toMatchObject({ role: 'reader' })
    await expect(accepted(site.context, token, 'Nog iemand')).rejects.toMatchObject({ code: 'not_found' })
    expect((await listPeople(owner)).people.map(({ name }) => name)).toContain('Lena Smit')
    expect(await deliver()).toBe(false)
  })

  test('leaves at once: what delivers mail hears of it when it is stored', async () => {
    await using site = await open()
    const { owner, invite } = await openSite(site, 'smtp://127.0.0.1:9')
    let heard = 0
    const stop = onOutboxWake(owner.db, () => (heard += 1))
    await invite('lena@voorbeeld.nl')
    stop()
    expect([heard, (await outboxRow(site)).kind]).toEqual([1, INVITATION_DELIVERY])
  })

  test('is not sent when it was taken back meanwhile', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const { owner, invite, deliver } = await openSite(site, server.url)
    const { id } = await invite('lena@voorbeeld.nl')
    await withdrawInvitation(owner, id)
    await deliver()
    expect([server.mails, await site.context.db.selectFrom('elk_outbox').selectAll().execute()]).toEqual([[], []])
  })
})
