/** What asks for the owner's attention, and the one mail a day that says so. */
import { expect, test } from 'vitest'
import { composeDigest, digestJob } from '../../src/owner/signals/digest.ts'
import { readSignals } from '../../src/owner/signals/read-signals.ts'
import { signalSentence } from '../../src/owner/signals/signals.nl.ts'
import { signalTopics, wantsMail } from '../../src/mail/topics.ts'
import { listMigrations } from '../../src/database/migrations/index.ts'
import { readSettings } from '../../src/settings/read-settings.ts'
import { allSettings } from '../../src/owner/all-settings.ts'
import { saveClaim } from '../../src/settings/claims/save-claim.ts'
import { openContactMessage } from '../../src/contact/open-contact-message.ts'
import { submitContactMessage } from '../../src/contact/submit-contact-message.ts'
import { messageInput } from '../factories/contact.ts'
import { owner } from '../factories/context.ts'
import { figure, figureBook, figureValue } from '../factories/figures.ts'
import { newId } from '../../src/platform/ids.ts'
import { notice } from '../factories/route-bodies.ts'
import { addLink } from '../factories/links.ts'
import type { FigureBook } from '../../src/figures/figure.ts'
import { decideNotice } from '../../src/notices/decide-notice.ts'
import { submitNotice } from '../../src/notices/submit-notice.ts'
import { goLive } from '../../src/owner/live/switch-mode.ts'
import { liveServices, makeReady } from '../factories/live.ts'
import { saveSettings } from '../factories/settings.ts'
import { addNotary } from '../factories/stored-notaries.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const ORIGIN = 'https://www.site.example'
const DAY = 86_400_000
const system = (site: Opened) => site.context.as({ kind: 'system' })
const ending = (id: string, until: string) => figure({ id, group: 'starters', values: [figureValue({ until })] })
const noFigures: FigureBook = new Map()
const topics = async (site: Opened, figures = noFigures) =>
  (await readSignals(site.context.as(owner), figures)).map(({ topic, count, names }) => [topic, count, ...names])
const digests = (site: Opened) => site.database.db.selectFrom('elk_outbox').select(['dedupe_key', 'payload']).where('kind', '=', 'digest').execute()

async function failLink(site: Opened, id: string, times: number): Promise<void> {
  const row = { checked_at: '2026-11-20T03:00:00.000Z', status: 500, fault: 'status', final_host: null, latency_ms: 1, certificate_until: null }
  await site.database.db
    .insertInto('elk_redirect_health')
    .values({ redirect_id: id, ...row, failures_in_row: times })
    .execute()
}

/** What asks for attention: a link, a claim, prices and a day with many questions. */
async function trouble(site: Opened): Promise<void> {
  const { db } = site.database
  await failLink(site, await addLink(site), 2)
  const days = { evidenceDay: '2026-11-01', validUntil: '2026-12-01', proof: {} }
  await saveClaim(site.context.as(owner), { claim: 'free', value: '', evidence: 'Afspraken met alle partners, in het archief.', source: 'a.pdf', ...days })
  await addNotary(site, { as_of: '2025-12-01' })
  await db.insertInto('elk_daily_counts').values({ measure: 'not_found', day: '2026-11-19', dimension: '', count: 6 }).execute()
}

onBothDatabases('signals', (open) => {
  test('a quiet site has none', async () => {
    await using site = await open()
    expect(await topics(site)).toEqual([])
  })

  test('a link that failed twice, a claim that ends, a price of nearly a year and a day with many questions are told by name', async () => {
    await using site = await open()
    await trouble(site)
    expect(await topics(site)).toEqual([
      ['links', 1, 'testament'],
      ['claims', 1, 'free'],
      ['prices', 1, 'Kantoor aan de Gracht'],
      ['questions', 6],
    ])
  })

  test('a model that is set and fails is told: by today once that says enough, else by yesterday; without a model nothing is', async () => {
    await using site = await open()
    const count = (day: string, outcome: string, times: number) =>
      site.database.db.insertInto('elk_provider_outcomes').values({ day, outcome, count: times }).execute()
    await count('2026-11-19', 'wrong-key', 3)
    await count('2026-11-19', 'answered', 2)
    expect(await topics(site)).toEqual([])
    await saveSettings(site.context.as(owner), { chatbot_api_key: 'k', provider_base_url: 'https://api.mistral.ai/v1', provider_model: 'm' })
    const sentences = async () => (await readSignals(site.context.as(owner), noFigures)).map(signalSentence)
    expect(await sentences()).toEqual([expect.stringMatching(/^Gisteren kwamen 3 antwoorden niet van het taalmodel/)])
    await count('2026-11-20', 'wrong-key', 4)
    expect(await sentences()).toEqual([expect.stringMatching(/^Vandaag kwamen 4 antwoorden niet van het taalmodel/)])
    await count('2026-11-20', 'answered', 5)
    expect(await topics(site)).toEqual([])
  })

  test('mail of the site to its owner that was given up on is not told as undelivered', async () => {
    await using site = await open()
    const row = {
      payload: '{}',
      attempts: 8,
      run_at: '2026-11-20T03:00:00.000Z',
      created_at: '2026-11-20T03:00:00.000Z',
      status: 'failed',
      locked_until: null,
      lock_id: null,
      sent_at: null,
      last_error: null,
    } as const
    for (const kind of ['digest', 'security', 'contact'])
      await site.database.db
        .insertInto('elk_outbox')
        .values({ id: newId(), dedupe_key: kind, kind, ...row })
        .execute()
    expect(await topics(site)).toEqual([['undelivered', 1]])
  })

  test('who chose topics before the mail about new messages had a switch, still gets it', async () => {
    await using site = await open()
    await saveSettings(site.context.as(owner), { signal_topics: 'links week' })
    await listMigrations(site.database.dialect)['0043-message-mail']?.up(site.database.db)
    const { signal_topics } = await readSettings(site.context.as(owner), allSettings)
    expect(signal_topics).toBe('messages links week')
    expect([wantsMail({ signal_topics }, 'messages'), wantsMail({ signal_topics }, 'prices')]).toEqual([true, false])
  })

  test('a new message is in the bell until it is opened, and not in the mail of the day', async () => {
    await using site = await open()
    const { id } = await submitContactMessage(site.context, messageInput())
    expect(await topics(site)).toEqual([['messages', 1]])
    expect(await composeDigest(ORIGIN, noFigures)(system(site), { day: '2026-11-20' })).toBeUndefined()
    await openContactMessage(site.context.as(owner), id)
    expect(await topics(site)).toEqual([])
  })

  test('figures that end within sixty days are told by group and last day, in the mail of Monday and whenever a mail goes anyway', async () => {
    await using site = await open()
    const figures = figureBook(ending('a', '2026-12-31'), ending('b', '2026-12-31'), ending('c', '2027-06-30'))
    expect(await topics(site, figures)).toEqual([['figures', 2, 'Starters en hypotheek (tot en met 31 december 2026)']])
    const compose = async (day: string) => (await composeDigest(ORIGIN, figures)(system(site), { day }))?.text
    expect(await compose('2026-11-20')).toBeUndefined()
    expect(await compose('2026-11-23')).toContain('2 cijfers gelden nog hoogstens 60 dagen, of nu al niet meer: Starters en hypotheek')
    await failLink(site, await addLink(site), 2)
    expect(await compose('2026-11-20')).toContain('2 cijfers gelden')
  })

  test.each([
    ['on the sixtieth day before', '2027-01-19', true],
    ['the day after that', '2027-01-18', false],
    ['in the last week', '2026-11-27', true],
    ['once it has ended', '2026-11-19', false],
  ])('a figure brings a mail about by itself %s: %s', async (_when, until, mailed) => {
    await using site = await open()
    const figures = figureBook(figure({ values: [figureValue({ until })] }))
    expect((await composeDigest(ORIGIN, figures)(system(site), { day: '2026-11-20' })) !== undefined).toBe(mailed)
  })

  test('a notice is told until it is decided', async () => {
    await using site = await open()
    const { id } = await submitNotice(site.context, notice)
    expect(await topics(site)).toEqual([['notices', 1]])
    expect((await composeDigest(ORIGIN, noFigures)(system(site), { day: '2026-11-20' }))?.text).toContain('1 melding wacht op uw besluit.')
    await decideNotice(site.context.as(owner), { id, decision: 'kept', reasons: 'Het bedrag klopt volgens de Belastingdienst.', sendsMail: true })
    expect(await topics(site)).toEqual([])
  })

  test('nobody but the owner and the system reads them', async () => {
    await using site = await open()
    await expect(readSignals(site.context, noFigures)).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})

onBothDatabases('the mail of the day', (open) => {
  test('goes once a day, from seven in the morning, of a live site only', async () => {
    await using site = await open()
    await trouble(site)
    await digestJob(noFigures).work(system(site), new AbortController().signal)
    expect(await digests(site)).toEqual([])
    await makeReady(site, { link: false, office: false })
    await goLive(site.context.as(owner), liveServices())
    for (let n = 0; n < 2; n += 1) await digestJob(noFigures).work(system(site), new AbortController().signal)
    expect(await digests(site)).toEqual([{ dedupe_key: 'digest:2026-11-20', payload: '{"day":"2026-11-20"}' }])
    const slotAt = (hour: string) => digestJob(noFigures).slot({ now: () => new Date(`2026-11-20T${hour}:00:00.000Z`) }, site.context)
    expect([await slotAt('05'), await slotAt('06')]).toEqual([undefined, '2026-11-20'])
  })

  test('says what there is in sentences, and nothing that was settled before it went', async () => {
    await using site = await open()
    await trouble(site)
    const compose = () => composeDigest(ORIGIN, noFigures)(system(site), { day: '2026-11-20' })
    const mail = await compose()
    expect(mail?.subject).toBe('4 punten vragen uw aandacht op Elke Notaris')
    for (const words of [
      '1 partnerlink leidt naar een adres',
      'testament',
      '100% gratis',
      'Kantoor aan de Gracht',
      '6 vragen zonder antwoord',
      `${ORIGIN}/settings`,
    ])
      expect(mail?.text).toContain(words)
    await site.database.db.updateTable('elk_redirect_health').set({ failures_in_row: 0 }).execute()
    expect((await compose())?.subject).toBe('3 punten vragen uw aandacht op Elke Notaris')
  })

  test('leaves out what the owner switched off, and is no mail when nothing is left', async () => {
    await using site = await open()
    await trouble(site)
    const compose = () => composeDigest(ORIGIN, noFigures)(system(site), { day: '2026-11-20' })
    await saveSettings(site.context.as(owner), { signal_topics: signalTopics.filter((topic) => topic !== 'links').join(' ') })
    expect((await compose())?.text).not.toContain('partnerlink')
    await saveSettings(site.context.as(owner), { signal_topics: '' })
    expect(await compose()).toBeUndefined()
  })

  test('brings the figures of the week on Monday', async () => {
    await using site = await open()
    await site.database.db.insertInto('elk_daily_counts').values({ measure: 'visitors', day: '2026-11-18', dimension: '', count: 1200 }).execute()
    site.context.clock.advance(3 * DAY)
    const mail = await composeDigest(ORIGIN, noFigures)(system(site), { day: '2026-11-23' })
    expect([mail?.subject, mail?.text.includes('Bezoekers: 1.200')]).toEqual(['De week op Elke Notaris', true])
    expect(await composeDigest(ORIGIN, noFigures)(system(site), { day: '2026-11-24' })).toBeUndefined()
  })
})
