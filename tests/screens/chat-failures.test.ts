// @vitest-environment screen
/** A question that fails says by name what is wrong, and an answer that was finished meanwhile comes by itself once there is a connection again. What is in sight then: `tests/e2e/chat-resume.test.ts`. */
import { expect, test } from 'vitest'
import { answers, finished, openChatScreen, questionField, questions, type ChatScreen } from '../factories/chat-screen.tsx'
import { eventually, part, press, sees, seesNoMore } from '../factories/on-screen.ts'
import { says, scriptedProvider } from '../factories/scripted-provider.ts'

const QUESTION = 'Wat regelt een testament precies voor mij?'
const ANSWER = 'Een testament legt vast wie er na uw overlijden iets krijgt.'
const FAILED = 'Er is een fout opgetreden bij het verwerken van uw bericht.'
const alert = () => document.querySelector('.chat-error') ?? undefined

/** The network carries nothing. */
const carriesNothing = () => Promise.reject(new TypeError('fetch failed'))

const answersWith =
  (answer: () => Response | Promise<Response>): Parameters<ChatScreen['onCall']>[0] =>
  (call) =>
    call === 'POST /api/chat' ? answer() : undefined

const problem =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json', ...headers } })

test('offline, a fault of the server and a server out of reach are told apart below the same title, and the question stays', async () => {
  await using provider = await scriptedProvider(says(ANSWER))
  await using screen = await openChatScreen({ provider })
  screen.onCall(answersWith(problem(500, {})))
  await screen.ask(QUESTION)
  await sees('De storing ligt bij ons. Uw vraag blijft staan. Probeer het over een paar minuten opnieuw, of bel ons.', alert)
  expect(alert()?.textContent).toContain(FAILED)
  screen.onCall(answersWith(carriesNothing))
  await press('Opnieuw proberen')
  await sees('Wij kunnen onze server niet bereiken. Kijk of uw internet werkt en probeer het opnieuw.', alert)
  screen.setOnline(false)
  await press('Opnieuw proberen')
  await sees('Uw apparaat heeft geen internet. Zodra het er weer is, halen wij uw antwoord vanzelf op.', alert)
  expect([alert()?.textContent, questions().length]).toEqual([expect.stringContaining(FAILED), 1])
  screen.onCall(undefined)
  screen.setOnline(true)
  await eventually(() => expect(answers()[0]?.textContent ?? '').toContain(ANSWER))
  await finished()
  expect([questions().length, alert()]).toEqual([1, undefined])
})

test('an answer that was finished while the device was offline comes by itself, from one question that is stored once', async () => {
  await using provider = await scriptedProvider(says(ANSWER))
  await using screen = await openChatScreen({ provider })
  // The server gets the question and finishes; the device goes offline before a word has come.
  screen.onCall(async (call, init) => {
    if (call !== 'POST /api/chat') return undefined
    await (await screen.site.ask('/api/chat', { ...init, signal: null })).text()
    screen.setOnline(false)
    return carriesNothing()
  })
  await screen.ask(QUESTION)
  await sees('Uw apparaat heeft geen internet.', alert)
  await eventually(async () => expect(await screen.stored()).toHaveLength(2))
  const asked = provider.calls.length
  // A network that has just come back carries nothing for a moment.
  let silent = 2
  screen.onCall((call) => (call === 'POST /api/chat' && silent-- > 0 ? carriesNothing() : undefined))
  screen.setOnline(true)
  await eventually(() => expect(answers()[0]?.textContent ?? '').toContain(ANSWER))
  await finished()
  expect([questions().length, answers().length, alert()]).toEqual([1, 1, undefined])
  expect([(await screen.stored()).length, provider.calls.length]).toEqual([2, asked])
})

test('too many questions are told as such below the title, in the words of the server, and the question is back in the field', async () => {
  await using screen = await openChatScreen()
  const title = 'U hebt veel vragen kort na elkaar gesteld. Wacht even en stel uw vraag dan opnieuw, of neem contact met ons op.'
  screen.onCall(answersWith(problem(429, { title })))
  await screen.ask(QUESTION)
  await sees(title, alert)
  await eventually(() => expect([questionField().value, questions().length]).toEqual([QUESTION, 0]))
})

test('how long to wait is told, and trying again is offered when that has passed', async () => {
  await using screen = await openChatScreen()
  const again = part('button', 'Opnieuw proberen')
  const refused = { code: 'too_many_questions', title: 'Wacht even.' }
  screen.onCall(answersWith(problem(429, refused, { 'Retry-After': '282' })))
  await screen.ask(QUESTION)
  await sees('Over 5 minuten kunt u verder.')
  expect(again()).toBeUndefined()
  screen.onCall(answersWith(problem(429, refused, { 'Retry-After': '1' })))
  await screen.ask(QUESTION)
  await sees('Over 1 minuut kunt u verder.')
  await eventually(() => expect(again()).toBeDefined())
})

test('when the server cannot be reached the question is kept and can be asked again', async () => {
  await using screen = await openChatScreen()
  screen.onCall(answersWith(carriesNothing))
  await screen.ask('Wat is een testament?')
  await sees(FAILED, alert)
  screen.onCall(undefined)
  await press('Opnieuw proberen')
  await finished()
  expect(questions()).toHaveLength(1)
  await seesNoMore(FAILED)
})
