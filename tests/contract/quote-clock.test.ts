/** The clock of a request and its end: reminders, what came, the choice, and who learns the name. */
import { expect, test } from 'vitest'
import { HOUR_MS } from '../../src/platform/days.ts'
import { endOverdue, remindOffices } from '../../src/quotes/quote-clock.ts'
import { actOffice, actOwn, addQuoteOffice, askOffices, giveQuote, mailsOf, officeView, openOwn, ownView, proveOffice } from '../factories/quotes.ts'
import { textOfDatabase } from '../factories/whole-database.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const subjects = async (site: Opened) => (await mailsOf(site)).map(({ to, subject }) => [to?.address, subject.split(':')[0]])
const systemOf = ({ context }: Opened) => context.as({ kind: 'system' })

async function askTwo(site: Opened) {
  const asked = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')])
  const [north = '', south = ''] = asked.pages
  return { own: asked.own, north, south }
}

onBothDatabases('the clock of a request', (openSite) => {
  test('an office that does not answer is reminded three times and no more, also by two instances at once; one that answered is not', async () => {
    await using site = await openSite()
    const { north } = await askTwo(site)
    await proveOffice(site, north)
    await giveQuote(site, north)
    await mailsOf(site)
    // From Friday 11:01, over a weekend that does not count, to Tuesday 11:01.
    const sweep = async () => (await Promise.all([remindOffices(systemOf(site)), remindOffices(systemOf(site))])).reduce((sum, count) => sum + count, 0)
    const sent: number[] = []
    for (let hours = 0; hours < 120; hours += 1) {
      site.context.clock.advance(HOUR_MS)
      const count = await sweep()
      if (count > 0) sent.push(hours + 1)
      expect(count).toBeLessThanOrEqual(1)
    }
    expect(sent).toEqual([64, 80, 92])
    expect(await subjects(site)).toEqual([['kantoor-zuid@kantoor.example', 'Herinnering']].flatMap((one) => [one, one, one]))
  })

  test('what was missed while nothing ran goes as one reminder', async () => {
    await using site = await openSite()
    await askTwo(site)
    site.context.clock.advance(85 * HOUR_MS)
    expect(await remindOffices(systemOf(site))).toBe(2)
    expect(await remindOffices(systemOf(site))).toBe(0)
    site.context.clock.advance(8 * HOUR_MS)
    expect(await remindOffices(systemOf(site))).toBe(2)
    expect(await site.context.db.selectFrom('elk_quote_invitations').select(['reminders', 'remind_at']).execute()).toEqual([
      { reminders: 3, remind_at: null },
      { reminders: 3, remind_at: null },
    ])
  })

  test('a reminder that is still waiting when the office answers is not sent', async () => {
    await using site = await openSite()
    const { north } = await askTwo(site)
    await proveOffice(site, north)
    site.context.clock.advance(65 * HOUR_MS)
    await remindOffices(systemOf(site))
    await giveQuote(site, north)
    expect(await subjects(site)).toEqual([
      ['kantoor-zuid@kantoor.example', 'Herinnering'],
      ['j@jansen.example', 'Er is een offerte voor u'],
    ])
  })

  test('when the time is over the visitor hears once what came, and a late quote still counts', async () => {
    await using site = await openSite()
    const { own, north, south } = await askTwo(site)
    await proveOffice(site, north)
    await giveQuote(site, north)
    await mailsOf(site)
    site.context.clock.advance(95 * HOUR_MS)
    expect(await endOverdue(systemOf(site))).toBe(0)
    site.context.clock.advance(2 * HOUR_MS)
    const counts = await Promise.all([endOverdue(systemOf(site)), endOverdue(systemOf(site))])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    const [mail, ...others] = await mailsOf(site)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Van de 2 kantoren gaf er één een offerte.')
    expect(ownView(await openOwn(site, own))).toMatchObject({ state: 'ended', isOverdue: true, invitations: [{ state: 'quoted' }, { state: 'expired' }] })
    await proveOffice(site, south)
    await giveQuote(site, south)
    expect(ownView(await openOwn(site, own)).quotes).toHaveLength(2)
  })

  test('the name goes to the one that is chosen, once, and the others hear that it is over', async () => {
    await using site = await openSite()
    const { own, north, south } = await askTwo(site)
    for (const page of [north, south]) {
      await proveOffice(site, page)
      await giveQuote(site, page)
    }
    await mailsOf(site)
    const [first, second] = ownView(await openOwn(site, own)).invitations
    const quoteOf = new Map(ownView(await openOwn(site, own)).quotes.map(({ id, invitationId }) => [invitationId, id]))
    const choose = (one?: { id: string }) => actOwn(site, own, { doe: 'kies', kantoor: one?.id ?? '', offerte: quoteOf.get(one?.id ?? '') ?? '' })
    await Promise.all([first, second, first].map(choose))
    const seen = [await officeView(site, north), await officeView(site, south)]
    const chosen = seen.filter(({ state }) => state === 'chosen')
    const passed = seen.filter(({ state }) => state === 'passed')
    expect([chosen.length, passed.length]).toEqual([1, 1])
    expect(chosen[0]?.person).toEqual({ name: 'J. Jansen', email: 'j@jansen.example', phone: '' })
    expect(JSON.stringify(passed[0])).not.toMatch(/jansen/i)
    const mails = await mailsOf(site)
    expect(new Set(mails.map(({ subject }) => subject.split(':')[0]))).toEqual(new Set(['Afgesloten', 'Gekozen']))
    expect(mails).toHaveLength(2)
    for (const { text, html } of mails) expect(text + html).not.toMatch(/jansen/i)
    const [row] = await site.context.db.selectFrom('elk_quote_requests').selectAll().execute()
    expect(row).toMatchObject({ state: 'chosen' })
    expect(row?.consent_text).toContain('uw naam en e-mailadres krijgt')
    await giveQuote(site, passed[0]?.link === undefined ? '' : `/offerte/kantoor?sleutel=${passed[0].link}`)
    expect(await site.context.db.selectFrom('elk_quotes').select('id').execute()).toHaveLength(2)
  })

  test('who chooses a quote that was changed meanwhile is shown the new one, and hands over nothing', async () => {
    await using site = await openSite()
    const { own, north } = await askTwo(site)
    await proveOffice(site, north)
    await giveQuote(site, north)
    const [seen] = ownView(await openOwn(site, own)).quotes
    await giveQuote(site, north, { 'bedrag-fee': '900', 'bedrag-total': '' })
    const choice = { doe: 'kies', kantoor: seen?.invitationId ?? '', offerte: seen?.id ?? '' }
    const view = ownView(await actOwn(site, own, choice))
    expect(view).toMatchObject({ status: 409, refused: 'changed', state: 'open', quotes: [{ sum: { cents: 100_450 } }] })
    expect((await officeView(site, north)).person).toBeUndefined()
    await actOwn(site, own, { ...choice, offerte: view.quotes[0]?.id ?? '' })
    expect(await officeView(site, north)).toMatchObject({ state: 'chosen', person: { name: 'J. Jansen' } })
  })

  test('what either side writes says nothing of who asks; once it is over nothing is stored any more, and each hears it', async () => {
    await using site = await openSite()
    const { own, north } = await askTwo(site)
    await proveOffice(site, north)
    await giveQuote(site, north)
    const kantoor = ownView(await openOwn(site, own)).quotes[0]?.invitationId ?? ''
    await actOwn(site, own, { doe: 'vraag', kantoor, vraag: 'Ik ben Jansen van de Dorpsstraat 12, bel 06 12345678. Kan het in mei?' })
    await actOwn(site, own, { doe: 'vraag', kantoor, vraag: 'En in juni?' })
    const [first, second] = (await officeView(site, north)).questions
    expect(first?.question).toBe('Ik ben [naam weggelaten] van de [adres weggelaten], bel [telefoonnummer weggelaten]. Kan het in mei?')
    const reply = (vraag: string | undefined, antwoord: string) => actOffice(site, north, { doe: 'antwoord', vraag: vraag ?? '', antwoord })
    await reply(first?.id, 'Dag mevrouw Jansen, mail ons op balie@kantoor.example.')
    expect(ownView(await openOwn(site, own)).questions[0]?.answer).toBe('Dag mevrouw [naam weggelaten], mail ons op [e-mailadres weggelaten].')
    await actOwn(site, own, { doe: 'intrekken' })
    expect(ownView(await actOwn(site, own, { doe: 'vraag', kantoor, vraag: 'En in juli?' }))).toMatchObject({ status: 409, refused: 'over' })
    for (const late of [() => reply(second?.id, 'Ja.'), () => giveQuote(site, north), () => actOffice(site, north, { doe: 'weiger', reden: 'druk' })])
      expect(await late()).toMatchObject({ view: { status: 409, isTooLate: true } })
    expect(ownView(await openOwn(site, own)).questions.map(({ answer }) => answer)).toEqual([expect.stringContaining('mevrouw'), undefined])
    expect(await site.context.db.selectFrom('elk_quotes').select('id').execute()).toHaveLength(1)
  })

  test('an office without a quote cannot be chosen', async () => {
    await using site = await openSite()
    const { own, north } = await askTwo(site)
    const [first] = ownView(await openOwn(site, own)).invitations
    await actOwn(site, own, { doe: 'kies', kantoor: first?.id ?? '' })
    expect(ownView(await openOwn(site, own)).state).toBe('open')
    await proveOffice(site, north)
    expect((await officeView(site, north)).person).toBeUndefined()
  })

  test('the visitor withdraws: whoever was asked hears it, and nobody learns the name', async () => {
    await using site = await openSite()
    const { own, north } = await askTwo(site)
    await proveOffice(site, north)
    await giveQuote(site, north)
    await mailsOf(site)
    for (let at = 0; at < 2; at += 1) await actOwn(site, own, { doe: 'intrekken' })
    expect(await subjects(site)).toEqual([
      ['kantoor-noord@kantoor.example', 'Afgesloten'],
      ['kantoor-zuid@kantoor.example', 'Afgesloten'],
    ])
    expect(await officeView(site, north)).toMatchObject({ state: 'passed', isOpen: false, person: undefined })
    expect(ownView(await openOwn(site, own))).toMatchObject({ state: 'withdrawn', isOpen: false })
  })

  test('a question goes to one office without the name, and its answer comes back', async () => {
    await using site = await openSite()
    const { own, north, south } = await askTwo(site)
    for (const page of [north, south]) {
      await proveOffice(site, page)
      await giveQuote(site, page)
    }
    await mailsOf(site)
    const [first] = ownView(await openOwn(site, own)).invitations
    const ask = { doe: 'vraag', kantoor: first?.id ?? '', vraag: 'Zit de volmacht erbij? Mail j@jansen.example.' }
    await Promise.all([actOwn(site, own, ask), actOwn(site, own, ask), actOwn(site, own, { ...ask, vraag: ' ' })])
    const [mail, ...others] = await mailsOf(site)
    expect(others).toEqual([])
    expect(mail?.text).not.toMatch(/volmacht|jansen/i)
    const seen = [await officeView(site, north), await officeView(site, south)]
    const asked = seen.find(({ questions }) => questions.length > 0)
    expect(seen.map(({ questions }) => questions.length).reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(asked?.questions[0]?.question).toMatch(/^Zit de volmacht erbij\? Mail (?!j@)/)
    const page = `/offerte/kantoor?sleutel=${asked?.link ?? ''}`
    const other = `/offerte/kantoor?sleutel=${seen.find((view) => view !== asked)?.link ?? ''}`
    const reply = { doe: 'antwoord', vraag: asked?.questions[0]?.id ?? '', antwoord: 'Ja, die zit erbij.' }
    await actOffice(site, other, { ...reply, antwoord: 'Van een ander.' })
    for (const antwoord of ['Ja, die zit erbij.', 'Nee.']) await actOffice(site, page, { ...reply, antwoord })
    expect(ownView(await openOwn(site, own)).questions).toMatchObject([{ invitationId: first?.id, answer: 'Ja, die zit erbij.' }])
    expect((await mailsOf(site)).map(({ to, subject }) => [to?.address, subject])).toEqual([['j@jansen.example', 'Er is een antwoord op uw vraag']])
    expect(await textOfDatabase(site.context.db)).not.toMatch(/volmacht|zit erbij/)
  })

  test('an office without a quote is asked nothing, and one is asked five times at the most', async () => {
    await using site = await openSite()
    const { own, north } = await askTwo(site)
    const [first, second] = ownView(await openOwn(site, own)).invitations
    await proveOffice(site, north)
    await giveQuote(site, north)
    for (const kantoor of [first?.id ?? '', second?.id ?? ''])
      for (let at = 0; at < 6; at += 1) await actOwn(site, own, { doe: 'vraag', kantoor, vraag: `Vraag ${at}?` })
    expect(ownView(await openOwn(site, own)).questions).toHaveLength(5)
  })
})
