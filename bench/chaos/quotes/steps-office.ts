/** What an office does in the loop: proves its mailbox, answers, and says how many requests it takes. */
import { ownQuote } from '../../../tests/factories/route-bodies.ts'
import { readForm } from '../forms.ts'
import { linkIn } from '../postbox.ts'
import { isAccepted, type Sent } from '../site-client.ts'
import { countSteps, invitationsOf, once } from './stored.ts'
import type { At, Office, Step, Walk } from './walk.ts'

type Index = 0 | 1

const FOR_DESK = { voor: 'overzicht' }

/** What the first office says that it takes at once. */
export const CAPACITY = 7
const PATIENCE = 3

/** Its page, once the mail with the link is there. */
async function openPage(office: Office, { site, postbox }: At): Promise<string | undefined> {
  const mail = postbox.find(office.email, 'Offerte gevraagd')
  if (!mail) return undefined
  office.page = linkIn(mail)
  const sent = await site.send(office.page)
  return isAccepted(sent, 200, 'the page of an office') ? sent.body : undefined
}

const post = async (walk: Walk, index: Index, { site }: At, form: Record<string, string>, what: string): Promise<boolean> =>
  isAccepted(await site.send(walk.offices[index].page, { method: 'POST', form }), 303, what)

const SUBJECT = 'Uw code'

/** The code that was asked for last, once its mail is there. A mail that came too late to be of use is not sent: then another code is asked for. */
function newestCode(walk: Walk, office: Office, { postbox }: At): string | undefined {
  if (postbox.count(office.email, SUBJECT) > walk.codesBefore) return /\d{6}/.exec(postbox.find(office.email, SUBJECT)?.text ?? '')?.[0]
  if (walk.starts > PATIENCE) goBack(walk)
  return undefined
}

function goBack(walk: Walk): void {
  walk.at -= 1
  walk.starts = 0
  walk.isUnsure = false
}

/** Three an hour and no more are sent to an office: then the next hour has to come. */
const askCode = (index: Index, purpose: Record<string, string> = {}): Step => ({
  name: 'a code is asked for',
  async act(walk, at) {
    const office = walk.offices[index]
    if ((await openPage(office, at)) === undefined) return false
    walk.codesBefore = at.postbox.count(office.email, SUBJECT)
    const sent = await at.site.send(office.page, { method: 'POST', form: { doe: 'code', ...purpose } })
    return sent.status !== 429 && isAccepted(sent, 200, 'asking for a code')
  },
  async fault({ offices, acknowledged }, db) {
    if (acknowledged.some(({ name }) => name === 'a mailbox is proven')) return undefined
    const row = await db.selectFrom('elk_quote_offices').select(['code_at', 'proven_at']).where('notary_id', '=', offices[index].id).executeTakeFirst()
    return row?.code_at || row?.proven_at ? undefined : 'no code was made'
  },
})

/** A code that is no longer the newest, since another mail came late, is refused: then another is asked for. */
async function proveBy(walk: Walk, index: Index, at: At, purpose: Record<string, string>, take: (sent: Sent) => boolean): Promise<boolean> {
  const office = walk.offices[index]
  const code = newestCode(walk, office, at)
  if (code === undefined) return false
  const sent = await at.site.send(office.page, { method: 'POST', form: { doe: 'bewijs', code, ...purpose } })
  if (sent.status !== 422) return take(sent)
  goBack(walk)
  return false
}

const prove = (index: Index): Step => ({
  name: 'a mailbox is proven',
  async act(walk, at) {
    const office = walk.offices[index]
    if (walk.isUnsure) {
      const page = await openPage(office, at)
      if (page === undefined || !readForm(page, 'doe', 'code')) return page !== undefined
    }
    return proveBy(walk, index, at, {}, (sent) => isAccepted(sent, 303, 'the code'))
  },
  async fault({ offices }, db) {
    const row = await db.selectFrom('elk_quote_offices').select('proven_email').where('notary_id', '=', offices[index].id).executeTakeFirst()
    return row?.proven_email === offices[index].email ? undefined : 'the mailbox is not proven'
  },
})

const quote = (index: Index): Step => ({
  name: 'a quote is given',
  act: (walk, at) => post(walk, index, at, { ...ownQuote, key: walk.quoteKeys[index] ?? '' }, 'a quote'),
  async fault({ offices }, db) {
    const [invitation] = await invitationsOf(db, offices[index])
    const quotes = await db
      .selectFrom('elk_quotes')
      .select('id')
      .where('invitation_id', '=', invitation?.id ?? '')
      .execute()
    return once('the quote', quotes.length) ?? once('the step of the quote', await countSteps(db, offices[index], 'quoted', true))
  },
})

const decline = (index: Index): Step => ({
  name: 'an office declines',
  act: (walk, at) => post(walk, index, at, { doe: 'weiger', reden: 'druk' }, 'declining'),
  async fault({ offices }, db) {
    const [invitation] = await invitationsOf(db, offices[index])
    return invitation?.state === 'declined'
      ? once('the decline', await countSteps(db, offices[index], 'declined', true))
      : `stands at ${invitation?.state} after it declined`
  },
})

const answer: Step = {
  name: 'a question is answered',
  async act(walk, at) {
    const page = await openPage(walk.offices[0], at)
    if (page === undefined) return false
    const form = readForm(page, 'doe', 'antwoord')
    if (!form) return walk.isUnsure
    return post(walk, 0, at, { ...form, antwoord: 'Ja, dat is inbegrepen.', doe: 'antwoord' }, 'an answer')
  },
  async fault({ offices }, db) {
    const [invitation] = await invitationsOf(db, offices[0])
    const rows = await db
      .selectFrom('elk_quote_questions')
      .select('answer')
      .where('invitation_id', '=', invitation?.id ?? '')
      .execute()
    return rows[0]?.answer ? once('the answer', rows.length) : 'the answer is not there'
  },
}

/** The code that was asked for last opens the overview, where the office says how many it takes. */
const pace: Step = {
  name: 'an office says how many it takes',
  async act(walk, at) {
    const { site } = at
    const isOpened = (sent: Sent) => {
      walk.desk = isAccepted(sent, 303, 'the overview') ? sent.location : ''
      return walk.desk !== ''
    }
    if (walk.desk === '' && !(await proveBy(walk, 0, at, FOR_DESK, isOpened))) return false
    return isAccepted(await site.send(walk.desk, { method: 'POST', form: { doe: 'stand', neemt: 'ja', tegelijk: String(CAPACITY) } }), 303, 'the overview')
  },
  async fault({ offices, acknowledged }, db) {
    if (acknowledged.some(({ name }) => name === 'an office takes no more')) return undefined
    const row = await db.selectFrom('elk_quote_offices').select('capacity').where('notary_id', '=', offices[0].id).executeTakeFirst()
    return row?.capacity === CAPACITY ? undefined : 'the office takes another number than it said'
  },
}

const askDeskCode = askCode(0, FOR_DESK)

export const officeSteps = { askCode, askDeskCode, prove, quote, decline, answer, pace }
