/** All of the loop of a request with two instances on one database: whoever does a step, each mail goes out once. */
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/platform/days.ts'
import { runDueJobs } from '../../src/platform/jobs.ts'
import { quoteClockJob } from '../../src/quotes/quote-clock.ts'
import type { OutgoingMail } from '../../src/mail/mail.ts'
import { testContext } from '../factories/context.ts'
import {
  actOffice,
  actOwn,
  actReview,
  addQuoteOffice,
  askQuotes,
  codeIn,
  confirmForm,
  giveQuote,
  linkIn,
  mailsOf,
  officeView,
  openOwn,
  ownView,
  ticked,
} from '../factories/quotes.ts'
import { givenReview } from '../factories/route-bodies.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

type Step = (instance: Opened) => Promise<unknown>

/** The same site, as its second process has it. */
async function secondInstance(site: Opened): Promise<Opened> {
  return { ...site, context: testContext(await site.openSecond(), site.context.clock), [Symbol.asyncDispose]: async () => {} }
}

function inTurns(instances: readonly [Opened, Opened]): (step: Step) => Promise<void> {
  let turn = 0
  return async (step) => {
    turn += 1
    await step(instances[turn % 2 === 0 ? 1 : 0])
  }
}

const atBoth =
  (instances: readonly [Opened, Opened]) =>
  async (step: Step): Promise<void> =>
    void (await Promise.all(instances.map(step)))

const nameOf = ({ to, subject }: OutgoingMail): string => `${to?.address.split('@')[0]}: ${subject.split(':')[0]}`

const mailTo = (mails: readonly OutgoingMail[], office: string) => mails.find((mail) => mail.to?.address.startsWith(`kantoor-${office}@`))

/** Two gave a quote, one gave none, and one did not answer. */
const eachMailOnce = [
  'j: Bevestig uw aanvraag van offertes',
  'j: De tijd van de kantoren is om',
  'j: Er is een antwoord op uw vraag',
  'j: Er is een offerte voor u',
  'j: Er is een offerte voor u',
  'j: Hoe ging het bij Kantoor Noord?',
  'kantoor-midden: Afgesloten',
  'kantoor-midden: Offerte gevraagd',
  'kantoor-midden: Uw code',
  'kantoor-noord: Gekozen',
  'kantoor-noord: Offerte gevraagd',
  'kantoor-noord: Uw code',
  'kantoor-noord: Vraag over uw offerte',
  'kantoor-oost: Afgesloten',
  'kantoor-oost: Herinnering',
  'kantoor-oost: Herinnering',
  'kantoor-oost: Herinnering',
  'kantoor-oost: Offerte gevraagd',
  'kantoor-zuid: Offerte gevraagd',
  'kantoor-zuid: Uw code',
]

onBothDatabases('a request for quotes at two instances', (openSite) => {
  test.each([
    ['each step is done by the other instance than the one before', inTurns],
    ['each step is sent to both at once', atBoth],
  ])('from asking to the review, %s: one mail of each kind goes out', async (_, way) => {
    await using site = await openSite()
    const instances = [site, await secondInstance(site)] as const
    const doStep = way(instances)
    const sent: OutgoingMail[] = []
    /** What both workers find at once; it stays in `sent`. */
    const deliver = async (): Promise<OutgoingMail[]> => {
      const mails = (await Promise.all(instances.map((instance) => mailsOf(instance)))).flat()
      sent.push(...mails)
      return mails
    }
    const sweep = () => Promise.all(instances.map(({ context }) => runDueJobs(context.as({ kind: 'system' }), [quoteClockJob])))

    const offices: string[] = []
    for (const name of ['Noord', 'Midden', 'Zuid', 'Oost']) offices.push(await addQuoteOffice(site, `Kantoor ${name}`))
    await doStep((instance) => askQuotes(instance, ticked(offices)))
    const own = linkIn((await deliver())[0])
    const consent = await confirmForm(site, own)
    await doStep((instance) => actOwn(instance, own, consent))
    const invitations = await deliver()
    const [north, middle, south] = ['noord', 'midden', 'zuid'].map((office) => linkIn(mailTo(invitations, office)))

    for (const [page = '', office] of [
      [north, 'noord'],
      [middle, 'midden'],
      [south, 'zuid'],
    ] as const) {
      site.context.clock.advance(1_000)
      await doStep((instance) => actOffice(instance, page, { doe: 'code' }))
      const code = codeIn([mailTo(await deliver(), office)!])
      await doStep((instance) => actOffice(instance, page, { doe: 'bewijs', code }))
    }
    for (const page of [north, middle]) {
      const key = crypto.randomUUID()
      await doStep((instance) => giveQuote(instance, page ?? '', { key }))
      await deliver()
    }
    await doStep((instance) => actOffice(instance, south ?? '', { doe: 'weiger', reden: 'druk' }))
    await deliver()

    const { invitations: asked, quotes } = ownView(await openOwn(site, own))
    const first = asked.find(({ office }) => office === 'Kantoor Noord')?.id ?? ''
    await doStep((instance) => actOwn(instance, own, { doe: 'vraag', kantoor: first, vraag: 'Kan het in mei?' }))
    await deliver()
    const [question] = (await officeView(site, north ?? '')).questions
    await doStep((instance) => actOffice(instance, north ?? '', { doe: 'antwoord', vraag: question?.id ?? '', antwoord: 'Ja, dat kan.' }))
    await deliver()

    // From Friday, over a weekend that does not count, until the time is over.
    for (let hours = 0; hours < 100; hours += 4) {
      site.context.clock.advance(4 * HOUR_MS)
      await sweep()
      await deliver()
    }
    const choice = { doe: 'kies', kantoor: first, offerte: quotes.find(({ invitationId }) => invitationId === first)?.id ?? '', navraag: 'ja' }
    await doStep((instance) => actOwn(instance, own, choice))
    await deliver()
    site.context.clock.advance(22 * DAY_MS)
    await sweep()
    const review = linkIn((await deliver())[0])
    await doStep((instance) => actReview(instance, review, givenReview))
    await sweep()
    await deliver()

    expect(sent.map(nameOf).toSorted()).toEqual(eachMailOnce)
    expect(ownView(await openOwn(site, own)).state).toBe('completed')
    const { db } = site.context
    expect(await db.selectFrom('elk_quotes').select('id').execute()).toHaveLength(2)
    expect(await db.selectFrom('elk_quote_questions').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('elk_reviews').select('rating').execute()).toEqual([{ rating: 4 }])
  })
})
