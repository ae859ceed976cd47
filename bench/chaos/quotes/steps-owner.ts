/** What the owner does in the loop: makes offices, lets a doubtful request through, sends a mail again, thinks of one more office. */
import { emptyDraft } from '../../../src/notaries/notary-draft.ts'
import { isAccepted } from '../site-client.ts'
import { CAPACITY } from './steps-office.ts'
import { invitationsOf, once, requestOf } from './stored.ts'
import type { At, Step, Walk } from './walk.ts'

type Json = Record<string, unknown>

async function read<T extends Json>({ site, owner }: At, path: string): Promise<T | undefined> {
  const sent = await owner.send(site, path)
  return isAccepted(sent, 200, path) ? (JSON.parse(sent.body) as T) : undefined
}

const findOffices = async (at: At, name: string) =>
  (await read<{ notaries: { id: string; name: string }[] }>(at, `/api/admin/notaries?${new URLSearchParams({ search: name }).toString()}`))?.notaries

/** The owner looks whether the office is there before he makes it again. */
const addOffice = (index: 0 | 1 | 2): Step => ({
  name: 'an office is added',
  async act(walk, at) {
    const office = walk.offices[index]
    if (walk.isUnsure) {
      const found = await findOffices(at, office.name)
      if (!found) return false
      office.id = found.find(({ name }) => name === office.name)?.id ?? ''
      if (office.id !== '') return true
    }
    const { name, email } = office
    const json = { ...emptyDraft, name, email, location: 'Utrecht', specializations: ['Testament'], state: 'zichtbaar' }
    const sent = await at.owner.send(at.site, '/api/admin/notaries', { method: 'POST', json })
    if (!isAccepted(sent, 201, 'adding an office')) return false
    office.id = (JSON.parse(sent.body) as { id: string }).id
    return true
  },
  async fault({ offices }, db) {
    const { name } = offices[index]
    return once(name, (await db.selectFrom('elk_notaries').select('id').where('name', '=', name).execute()).length)
  },
})

const putOffice = async (walk: Walk, at: At, index: number, takesRequests: boolean): Promise<boolean> => {
  const { id = '', email = '' } = walk.offices[index] ?? {}
  const sent = await at.owner.send(at.site, `/api/admin/quote-offices/${id}`, {
    method: 'PUT',
    json: { takesRequests, capacity: takesRequests ? 5 : CAPACITY, email },
  })
  return isAccepted(sent, 200, 'an office takes requests')
}

/** The last thing that is said of it, so that only this one is looked for. */
const switchOffice = (index: 0 | 1 | 2, takes: boolean): Step => ({
  name: takes ? 'an office takes requests' : 'an office takes no more',
  act: (walk, at) => putOffice(walk, at, index, takes),
  async fault({ offices, steps, at }, db) {
    const isLast = takes ? !steps.slice(0, at + 1).some(({ name }) => name === 'an office takes no more') : true
    const row = await db.selectFrom('elk_quote_offices').select('takes_requests').where('notary_id', '=', offices[index].id).executeTakeFirst()
    return row && (!isLast || row.takes_requests === takes) ? undefined : `${offices[index].name} is not as the owner said`
  },
})

const findRequest = async (walk: Walk, at: At): Promise<string | undefined> =>
  (await read<{ requests: { id: string }[] }>(at, `/api/admin/quotes?${new URLSearchParams({ search: walk.email }).toString()}`))?.requests[0]?.id

const release: Step = {
  name: 'a doubtful request is let through',
  async act(walk, at) {
    const id = await findRequest(walk, at)
    if (id === undefined) return false
    const sent = await at.owner.send(at.site, `/api/admin/quotes/${id}/release`, { method: 'POST' })
    // A second time it is no longer doubtful.
    return (walk.isUnsure && sent.status === 409) || isAccepted(sent, 200, 'letting through')
  },
  async fault({ offices }, db) {
    const [request] = await requestOf(db, offices[0])
    return request?.doubt === null ? undefined : 'still waits in the folder'
  },
}

interface Opened extends Json {
  invitations: { id: string; office_name: string }[]
  mails: { key: string; canResend: boolean }[]
}

/** Of the mail to the first office, which has it already: the new one says so. */
const resend: Step = {
  name: 'a mail is sent again',
  async act(walk, at) {
    const id = await findRequest(walk, at)
    const opened = id === undefined ? undefined : await read<Opened>(at, `/api/admin/quotes/${id}`)
    const invitation = opened?.invitations.find((one) => one.office_name === walk.offices[0].name)
    if (!opened || !invitation) return false
    const key = `${invitation.id}-uitnodiging`
    if (walk.isUnsure && opened.mails.some((mail) => mail.key.startsWith(`${key}-opnieuw-`))) return true
    // Not before it is out and written down.
    if (!opened.mails.some((mail) => mail.key === key && mail.canResend)) return false
    return isAccepted(await at.owner.send(at.site, `/api/admin/quotes/${id}/resend`, { method: 'POST', json: { key } }), 200, 'sending again')
  },
  async fault({ offices }, db) {
    const [invitation] = await invitationsOf(db, offices[0])
    const again = await db.selectFrom('elk_outbox').select('id').where('dedupe_key', 'like', `${invitation?.id}-uitnodiging-opnieuw-%`).execute()
    return again.length > 0 ? undefined : 'no mail goes again'
  },
}

const forward: Step = {
  name: 'the owner thinks of one office more',
  async act(walk, at) {
    const id = await findRequest(walk, at)
    if (id === undefined) return false
    const json = { office: walk.offices[2].id, reason: 'Dit kantoor heeft deze week tijd.' }
    const sent = await at.owner.send(at.site, `/api/admin/quotes/${id}/forward`, { method: 'POST', json })
    return (walk.isUnsure && sent.status === 409) || isAccepted(sent, 200, 'one office more')
  },
  async fault({ offices }, db) {
    const rows = await db.selectFrom('elk_quote_forwards').select('id').where('notary_id', '=', offices[2].id).execute()
    return once('the office that the owner thought of', rows.length)
  },
}

export const ownerSteps = { addOffice, switchOffice, release, resend, forward }
