/** Ctas to action in a conversation: when they come, and that each comes once. */
import { offersOf } from '../factories/offers.ts'
import { expect, test } from 'vitest'
import type { AskContext, AskInput } from '../../src/assistant/answering/ask-context.ts'
import { markAffiliateClicked } from '../../src/assistant/answering/mark-affiliate-clicked.ts'
import { markAffiliateShown } from '../../src/assistant/answering/mark-affiliate-shown.ts'
import { ask } from '../../src/assistant/answering/ask.ts'
import { readConversation } from '../../src/assistant/answering/transcript.ts'
import { askContext, question } from '../factories/conversation.ts'
import { engineAnswer, testEngine } from '../factories/engine.ts'
import { tell, withProvider } from '../factories/provider-context.ts'
import { loadRegions } from '../../src/regions/load-regions.ts'
import { breaksOffAfter, scriptedProvider } from '../factories/scripted-provider.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

/** The kinds that come with the answer to each of the questions, asked one after another. */
async function callsOf(context: AskContext, input: AskInput, questions: readonly string[]): Promise<string[][]> {
  const ctas: string[][] = []
  for (const text of questions) {
    const { events } = await tell(await ask(context, { ...input, question: text }))
    ctas.push(events.flatMap((event) => (event.type === 'cta' ? [event.cta.kind] : [])))
  }
  return ctas
}

const session = (site: Opened) =>
  site.database.db.selectFrom('elk_chat_sessions').select(['affiliate_cta_shown', 'completed_at', 'affiliate_clicked']).executeTakeFirstOrThrow()

const events = (site: Opened) => site.database.db.selectFrom('elk_events').select(['name', 'properties']).execute()

const FIVE = ['Wat is een testament?', 'Wat kost dat?', 'Hoe lang duurt het?', 'En dan?', 'Dank u']

onBothDatabases('calls to action', (open) => {
  test('the follow-up comes with the second answer and the partner with the third, each once; the conversation is completed, and nothing was seen yet', async () => {
    await using site = await open()
    expect(await callsOf(askContext(site.context), question(), FIVE)).toEqual([[], ['vervolg'], ['partner'], [], []])
    expect(await session(site)).toEqual({ affiliate_cta_shown: false, completed_at: '2026-11-20T10:00:00.000Z', affiliate_clicked: false })
    expect(await events(site)).toEqual([{ name: 'chat_completed', properties: '{"topic":"testament"}' }])
  })

  test('an offer counts as shown once the visitor saw it, and only where one was made', async () => {
    await using site = await open()
    const input = question()
    const context = askContext(site.context)
    await callsOf(context, input, FIVE.slice(0, 2))
    await markAffiliateShown(site.context, input.sessionId)
    expect(await session(site)).toMatchObject({ affiliate_cta_shown: false })
    await callsOf(context, input, FIVE.slice(2, 3))
    expect(await session(site)).toMatchObject({ affiliate_cta_shown: false })
    await markAffiliateShown(site.context, input.sessionId)
    await markAffiliateShown(site.context, input.sessionId)
    expect(await session(site)).toMatchObject({ affiliate_cta_shown: true, affiliate_clicked: false })
    expect(await callsOf(context, input, FIVE.slice(3))).toEqual([[], []])
  })

  test('who clicked on an offer has seen it, also without a script that tells', async () => {
    await using site = await open()
    const input = question()
    await callsOf(askContext(site.context), input, FIVE.slice(0, 3))
    expect(await markAffiliateClicked(site.context, input.sessionId)).toBe(true)
    expect(await session(site)).toMatchObject({ affiliate_cta_shown: true, affiliate_clicked: true })
  })

  test('the finder is filled with the deed and the place that were said, the place as it is written', async () => {
    await using site = await open()
    const input = question()
    const regions = loadRegions('content')
    await callsOf({ ...askContext(site.context), regions }, input, ['Wij wonen in den haag', 'Wat kost een testament?', 'Dank u'])
    const { ctas } = await readConversation(askContext(site.context), input.sessionId)
    expect(ctas).toMatchObject({ followUp: { deed: 'testament', region: 'Den Haag' }, partner: { deed: 'testament', region: 'den-haag' } })
  })

  test('a visitor who reads the conversation back gets the same ctas, with the answers that they came with', async () => {
    await using site = await open()
    const input = question()
    await callsOf(askContext(site.context), input, FIVE)
    const { ctas, messages } = await readConversation(askContext(site.context), input.sessionId)
    const answers = messages.filter(({ role }) => role === 'assistant')
    expect(ctas).toEqual({
      partner: { kind: 'partner', slug: 'testament', deed: 'testament', after: answers[2]?.id },
      followUp: { kind: 'vervolg', slug: 'testament', deed: 'testament', after: answers[1]?.id },
    })
  })

  test('an answer that is told again brings its cta again, and books nothing', async () => {
    await using site = await open()
    const context = askContext(site.context)
    const input = question()
    await callsOf(context, input, ['Wat is een testament?'])
    const again = { ...input, questionId: crypto.randomUUID() }
    expect(await callsOf(context, again, ['Wat kost dat?', 'Wat kost dat?'])).toEqual([['vervolg'], ['vervolg']])
    expect(await events(site)).toHaveLength(1)
  })

  test('an unfinished answer completes no conversation; the next whole one does, with both ctas', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(breaksOffAfter('Een testament maakt u bij de notaris en daarna '))
    const input = question()
    await callsOf(askContext(site.context), input, ['Wat is een testament?'])
    expect(await callsOf(withProvider(site.context, provider), input, ['Wat kost dat?'])).toEqual([[]])
    expect(await session(site)).toMatchObject({ completed_at: null })
    expect(await callsOf(askContext(site.context), input, ['En nu?'])).toEqual([['partner', 'vervolg']])
  })

  test('who may be in danger is shown no offer; the next answer brings it', async () => {
    await using site = await open()
    const engine = testEngine(({ question: text }) => engineAnswer({ kind: text.includes('leven') ? 'crisis' : 'kennis' }))
    const questions = ['Wat is een testament?', 'Ik wil niet meer leven', 'Ik wil niet meer leven', 'Wat kost een testament?']
    expect(await callsOf(askContext(site.context, engine), question(), questions)).toEqual([[], [], [], ['partner', 'vervolg']])
  })

  test('without a partner nothing is offered and nothing booked; once there is one, the next answer brings it', async () => {
    await using site = await open()
    const input = question()
    const without = { ...askContext(site.context), targets: offersOf([]) }
    expect(await callsOf(without, input, FIVE.slice(0, 3))).toEqual([[], ['vervolg'], []])
    expect(await session(site)).toMatchObject({ affiliate_cta_shown: false })
    expect(await callsOf({ ...without, targets: offersOf(['algemeen']) }, input, ['En dan?'])).toEqual([['partner']])
  })

  test('an offer whose link is gone is not shown to who reads the conversation back, and goes by the general one where there is that', async () => {
    await using site = await open()
    const input = question()
    const context = askContext(site.context)
    await callsOf(context, input, FIVE)
    const shown = async (slugs: string[]) => (await readConversation({ ...context, targets: offersOf(slugs) }, input.sessionId)).ctas.partner?.slug
    expect([await shown(['testament']), await shown(['algemeen']), await shown([])]).toEqual(['testament', 'algemeen', undefined])
  })

  test.each([
    [['Wat kost een hypotheekakte?', 'En snel?', 'Dank u'], { slug: 'hypotheek', deed: 'hypotheekakte' }],
    [['Hoe richt ik een bv op?', 'Wat kost dat?', 'Ja'], { slug: 'bv-oprichten', deed: 'bv-oprichten' }],
    [['Ik wil een testament', 'Wie wordt voogd?', 'Ja'], { slug: 'voogdij', deed: 'voogdij' }],
    [['Hallo', 'Wie bent u?', 'Kunt u mij helpen?'], { slug: 'algemeen' }],
  ])('%j is about %j', async (questions, topic) => {
    await using site = await open()
    const input = question()
    const engine = testEngine(() => engineAnswer({ sources: [] }))
    await callsOf(askContext(site.context, engine), input, questions)
    const { partner } = (await readConversation(askContext(site.context), input.sessionId)).ctas
    expect({ slug: partner?.slug, ...(partner?.deed && { deed: partner.deed }) }).toEqual(topic)
  })
})
