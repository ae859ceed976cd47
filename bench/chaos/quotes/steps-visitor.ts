/** What the visitor does in the loop, by the forms of the pages without JavaScript. */
import { quoteRequest, givenReview } from '../../../tests/factories/route-bodies.ts'
import { readForm } from '../forms.ts'
import { linkIn } from '../postbox.ts'
import { isAccepted } from '../site-client.ts'
import { countSteps, invitationsOf, once, requestOf } from './stored.ts'
import type { At, Step, Walk } from './walk.ts'

const PATH = '/offerte?akte=testament&plaats=utrecht&wanneer=maand'

/** The mark of a form that is shown now. */
export async function readMark(site: At['site']): Promise<string> {
  const sent = await site.send(PATH)
  return isAccepted(sent, 200, PATH) ? (readForm(sent.body, 'gezien')?.['gezien'] ?? '') : ''
}

/** Opens the visitor's page; undefined while it cannot be read. */
async function openOwn(walk: Walk, { site }: At): Promise<string | undefined> {
  const sent = await site.send(walk.own)
  return isAccepted(sent, 200, walk.own) ? sent.body : undefined
}

const post = async (walk: Walk, { site }: At, form: Record<string, string>, what: string): Promise<boolean> =>
  isAccepted(await site.send(walk.own, { method: 'POST', form }), 303, what)

const ask: Step = {
  name: 'asked',
  async act({ offices, email, key, trap }, { site, mark }) {
    if (mark === '') return false
    const ticked = Object.fromEntries(offices.slice(0, 2).map(({ id }) => [`kantoor-${id}`, 'ja']))
    const form = { ...quoteRequest, ...ticked, email, key, website: trap, gezien: mark }
    return isAccepted(await site.send('/offerte', { method: 'POST', form }), 303, 'asking for quotes')
  },
  async fault({ offices }, db) {
    const requests = await requestOf(db, offices[0])
    return once('the request', requests.length) ?? once('its beginning', await countSteps(db, offices[0], 'made'))
  },
}

const confirm: Step = {
  name: 'confirmed',
  async act(walk, at) {
    const mail = at.postbox.find(walk.email, 'Bevestig uw aanvraag')
    if (!mail) return false
    walk.own = linkIn(mail)
    const page = await openOwn(walk, at)
    if (page === undefined) return false
    const form = readForm(page, 'doe', 'bevestig')
    if (!form && walk.isUnsure) return true
    return post(walk, at, { ...form, doe: 'bevestig' }, 'confirming')
  },
  async fault({ offices }, db) {
    const [request] = await requestOf(db, offices[0])
    if (!request?.confirmed_at || !request.due_at) return 'is not confirmed'
    const invitations = [...(await invitationsOf(db, offices[0])), ...(await invitationsOf(db, offices[1]))]
    if (invitations.length !== 2 || invitations.some(({ invited_at: at }) => at === null)) return 'not each office was invited once'
    return once('the confirmation', await countSteps(db, offices[0], 'confirmed'))
  },
}

const QUESTION = 'Is een tweede gesprek in de prijs inbegrepen?'

const question: Step = {
  name: 'a question is asked',
  async act(walk, at) {
    const page = await openOwn(walk, at)
    const form = page === undefined ? undefined : readForm(page, 'doe', 'vraag')
    return form !== undefined && post(walk, at, { ...form, vraag: QUESTION, doe: 'vraag' }, 'a question')
  },
  async fault({ offices }, db) {
    const [invitation] = await invitationsOf(db, offices[0])
    const rows = await db
      .selectFrom('elk_quote_questions')
      .select('id')
      .where('invitation_id', '=', invitation?.id ?? '')
      .execute()
    return once('the question', rows.length)
  },
}

const agree: Step = {
  name: 'one office more is agreed to',
  async act(walk, at) {
    const page = await openOwn(walk, at)
    if (page === undefined) return false
    const form = readForm(page, 'doe', 'ook')
    if (!form) return walk.isUnsure
    return post(walk, at, { ...form, doe: 'ook' }, 'agreeing')
  },
  async fault({ offices }, db) {
    const forwards = await db.selectFrom('elk_quote_forwards').select('state').where('notary_id', '=', offices[2].id).execute()
    if (forwards[0]?.state !== 'agreed') return 'what was agreed to is not stored'
    return once('the invitation that was agreed to', (await invitationsOf(db, offices[2])).length)
  },
}

const choose: Step = {
  name: 'an office is chosen',
  async act(walk, at) {
    const page = await openOwn(walk, at)
    if (page === undefined) return false
    const form = readForm(page, 'doe', 'kies')
    if (!form && walk.isUnsure) return true
    return post(walk, at, { ...form, navraag: 'ja', doe: 'kies' }, 'choosing')
  },
  async fault({ offices }, db) {
    const [request] = await requestOf(db, offices[0])
    if (request?.state !== 'chosen' && request?.state !== 'completed') return `stands at ${request?.state} after the choice`
    const invitations = await Promise.all(offices.map((office) => invitationsOf(db, office)))
    return once('the chosen office', invitations.flat().filter(({ state }) => state === 'chosen').length)
  },
}

const review: Step = {
  name: 'a review is given',
  async act(walk, at) {
    const { site } = at
    if (walk.review === '') {
      const page = await openOwn(walk, at)
      walk.review = /href="(\/offerte\/beoordeling\?[^"]+)"/.exec(page ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
      if (walk.review === '') return false
    }
    const page = await site.send(walk.review)
    if (!isAccepted(page, 200, 'the page of the review')) return false
    const form = readForm(page.body, 'geholpen')
    if (!form && walk.isUnsure) return true
    return isAccepted(await site.send(walk.review, { method: 'POST', form: { ...form, ...givenReview, naam: walk.email.slice(0, 12) } }), 303, 'the review')
  },
  async fault({ offices, email }, db) {
    const reviews = await db.selectFrom('elk_reviews').select('notary_id').where('name', '=', email.slice(0, 12)).execute()
    return once('the review', reviews.filter(({ notary_id: id }) => offices.some((one) => one.id === id)).length)
  },
}

const withdraw: Step = {
  name: 'withdrawn',
  act: (walk, at) => post(walk, at, { doe: 'intrekken' }, 'withdrawing'),
  async fault({ offices }, db) {
    const [request] = await requestOf(db, offices[0])
    return request?.state === 'withdrawn'
      ? once('the withdrawal', await countSteps(db, offices[0], 'withdrawn'))
      : `stands at ${request?.state} after it was withdrawn`
  },
}

const erase: Step = {
  name: 'erased',
  erases: true,
  async act(walk, { site }) {
    const sent = await site.send(walk.own, { method: 'POST', form: { doe: 'wis' } })
    return (walk.isUnsure && sent.status === 404) || isAccepted(sent, 303, 'erasing')
  },
  async fault({ offices }, db) {
    const requests = await requestOf(db, offices[0])
    return requests.some(({ sealed, person_hash: hash }) => sealed !== null || hash !== null) ? 'is there after it was erased' : undefined
  },
}

export const visitorSteps = { ask, confirm, question, agree, choose, review, withdraw, erase }
