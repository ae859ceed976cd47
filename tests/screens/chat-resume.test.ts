// @vitest-environment screen
/** An answer outlives what happens to the visitor's page: a lost connection, a stop, a second try. A reload and going back, in a browser: `tests/e2e/chat-resume.test.ts`. */
import { expect, test } from 'vitest'
import { answers, finished, openChatScreen, questionField, questions } from '../factories/chat-screen.tsx'
import { eventually, part, press, sees, seesNoMore } from '../factories/on-screen.ts'
import { says, scriptedProvider, stalls } from '../factories/scripted-provider.ts'
import { FIRST_HALF, SECOND_HALF, writesHalves } from '../factories/written-halves.ts'

const QUESTION = 'Wat regelt een testament precies voor mij?'
const BEGIN = FIRST_HALF.slice(0, 30)
const textOf = (at = 0) => answers()[at]?.textContent ?? ''

/** A body that can be cut amid, as by a connection that breaks. */
function cuttable(body: ReadableStream<Uint8Array>): { body: ReadableStream<Uint8Array>; cut: () => void } {
  let line: TransformStreamDefaultController<Uint8Array> | undefined
  const broken = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      line = controller
    },
  })
  body.pipeTo(broken.writable).catch(() => {})
  return { body: broken.readable, cut: () => line?.error(new TypeError('network error')) }
}

test('when the connection breaks the visitor is told, and the answer goes on once it is back', async () => {
  const { script, release } = writesHalves()
  await using provider = await scriptedProvider(script)
  await using screen = await openChatScreen({ provider })
  let isCut = false
  const lines: (() => void)[] = []
  screen.onCall(async (call, init) => {
    if (isCut) throw new TypeError('fetch failed')
    if (call !== 'POST /api/chat') return undefined
    const answer = await screen.site.ask('/api/chat', init)
    const line = cuttable(answer.body!)
    lines.push(line.cut)
    return new Response(line.body, { status: answer.status, headers: answer.headers })
  })
  await screen.ask(QUESTION)
  await eventually(() => expect(textOf()).toContain(BEGIN))
  isCut = true
  for (const cut of lines) cut()
  await sees('De verbinding is weg. Wij proberen het opnieuw.')
  expect(textOf()).toContain(BEGIN)
  release()
  isCut = false
  await eventually(() => expect(textOf()).toContain(SECOND_HALF))
  await finished()
  await seesNoMore('De verbinding is weg.')
  expect([questions().length, answers().length, (await screen.stored()).length]).toEqual([1, 1, 2])
})

test('a stop ends the answer, keeps what was written and says that it is not whole, also after a reload', async () => {
  const { script, release } = writesHalves()
  await using provider = await scriptedProvider(script)
  await using screen = await openChatScreen({ provider })
  await screen.ask(QUESTION)
  await eventually(() => expect(textOf()).toContain(BEGIN))
  await press('Stoppen')
  await sees('U hebt het antwoord gestopt.')
  await eventually(() => expect(part('button', 'Versturen')()).toBeDefined())
  release()
  await screen.reload()
  await sees('Dit antwoord is niet af.')
  expect(textOf()).toContain(BEGIN)
  expect(textOf()).not.toContain(SECOND_HALF)
  provider.follow(says(`${FIRST_HALF}${SECOND_HALF}`))
  await press('Opnieuw proberen')
  await eventually(() => expect(textOf(answers().length - 1)).toContain(SECOND_HALF))
})

test('an answer that is stopped before its first word is none, and its question can be asked again', async () => {
  await using provider = await scriptedProvider(stalls)
  await using screen = await openChatScreen({ provider })
  await screen.ask(QUESTION)
  await eventually(() => expect(document.querySelector('.chat-thinking')).not.toBeNull())
  await press('Stoppen')
  await sees('U hebt het antwoord gestopt.')
  expect(answers()).toHaveLength(0)
  provider.follow(says(FIRST_HALF))
  await press('Opnieuw proberen')
  await finished()
  expect([questions().length, (await screen.stored()).length]).toEqual([1, 2])
})

test('a question whose answer was lost on the way is stored and answered once, however often it is tried', async () => {
  await using provider = await scriptedProvider(says(FIRST_HALF))
  await using screen = await openChatScreen({ provider })
  // The server gets the question; the visitor gets no answer.
  let tries = 0
  screen.onCall(async (call, init) => {
    if (call !== 'POST /api/chat') return undefined
    await (await screen.site.ask('/api/chat', { ...init, signal: null })).text()
    tries += 1
    throw new TypeError('fetch failed')
  })
  await screen.ask(QUESTION)
  await sees('Er is een fout opgetreden bij het verwerken van uw bericht.')
  expect(document.querySelectorAll('.chat-field .warning')).toHaveLength(1)
  expect(questionField().readOnly).toBe(true)
  await press('Opnieuw proberen')
  await eventually(() => expect(tries).toBe(2))
  screen.onCall(undefined)
  await press('Opnieuw proberen')
  await finished()
  expect(questions()).toHaveLength(1)
  expect((await screen.stored()).map(({ role }) => role)).toEqual(['user', 'assistant'])
  const sessions = await screen.site.db.selectFrom('elk_chat_sessions').select('message_count').where('session_id', '=', screen.sessionId()).execute()
  expect(sessions).toEqual([{ message_count: 2 }])
})
