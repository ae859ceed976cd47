import { expect, test } from 'vitest'
import { chatReducer, findUnanswered, type ChatAction } from './chat-state.ts'
import type { Cta } from '../conversation/cta.ts'
import type { AnswerPart, NoticeCode } from '../conversation/answer-part.ts'
import type { ConversationView, TranscriptMessage } from '../conversation/conversation.ts'
import { emptyChat, type ChatState } from './shown-conversation.ts'

const asked = (question: string): ChatAction => ({ type: 'asked', id: `v-${question}`, question })
const part = (one: AnswerPart): ChatAction => ({ type: 'parts', parts: [one] })
const notice = (code: NoticeCode, text: string) => part({ type: 'data-notice', data: { code, text }, transient: true })
const cta = (kind: Cta['kind']) => part({ type: 'data-cta', data: { kind, slug: 'testament' } })
const finish = part({ type: 'finish', finishReason: 'stop' })
const play = (actions: ChatAction[], from: ChatState = emptyChat) => actions.reduce(chatReducer, from)

const answer = (text: string): ChatAction[] => [
  part({ type: 'start', messageId: `a-${text}` }),
  part({ type: 'start-step' }),
  part({ type: 'data-stage', data: { stage: 'writing' }, transient: true }),
  part({ type: 'text-start', id: '0' }),
  ...text.split(/(?<= )/).map((delta) => part({ type: 'text-delta', id: '0', delta })),
  part({ type: 'text-end', id: '0' }),
  part({ type: 'source-url', sourceId: 'bron-1', url: '/testament', title: 'Testament' }),
  part({ type: 'data-suggestions', data: { questions: ['En dan?'] } }),
  part({ type: 'finish-step' }),
  finish,
]

const stored = (role: 'user' | 'assistant', content: string, values: Partial<TranscriptMessage> = {}): TranscriptMessage => ({
  id: `s-${content}`,
  role,
  content,
  timestamp: '2026-11-20T10:00:00.000Z',
  kind: null,
  sources: [],
  status: 'complete',
  suggestions: [],
  feedback: null,
  ...values,
})
const loaded = (view: Partial<ConversationView>): ChatAction => ({
  type: 'loaded',
  unanswered: 'Nog geen antwoord.',
  stored: { messages: [], running: null, unanswered: null, ctas: { partner: null, followUp: null }, ...view },
})

test('a question stands on screen at once and the chat waits', () => {
  const state = play([asked('Wat kost een testament?')])
  expect(state.status).toBe('waiting')
  expect(state.messages).toEqual([expect.objectContaining({ role: 'user', text: 'Wat kost een testament?', status: 'complete' })])
})

test('the answer grows piece by piece and is not complete before its end', () => {
  const state = play([asked('V'), ...answer('Ja, dat kan.').slice(0, 6)])
  expect(state.status).toBe('streaming')
  expect(state.messages.at(-1)).toMatchObject({ role: 'assistant', text: 'Ja, dat ', status: 'growing' })
})

test('a finished answer has its text, sources and next questions, is to be read aloud, and the chat is free', () => {
  const state = play([asked('V'), ...answer('Ja, dat kan.')])
  expect(state).toMatchObject({ status: 'idle', error: undefined, finishedId: 'a-Ja, dat kan.' })
  expect(findUnanswered(state)).toBeUndefined()
  expect(state.messages.at(-1)).toEqual({
    id: 'a-Ja, dat kan.',
    role: 'assistant',
    text: 'Ja, dat kan.',
    sources: [{ url: '/testament', title: 'Testament' }],
    suggestions: ['En dan?'],
    notices: [],
    status: 'complete',
    feedback: null,
  })
})

test('parts that come together change the same as parts that come alone', () => {
  const parts = answer('Ja, dat kan.').flatMap((action) => (action.type === 'parts' ? action.parts : []))
  expect(play([asked('V'), { type: 'parts', parts }])).toEqual(play([asked('V'), ...answer('Ja, dat kan.')]))
})

test('a second answer leaves the first as it was, the very same object, so that it is not drawn again', () => {
  const first = play([asked('Een'), ...answer('Antwoord een.')])
  const second = play([asked('Twee'), ...answer('Antwoord twee.')], first)
  for (const [at, message] of first.messages.entries()) expect(second.messages[at]).toBe(message)
  expect(second.messages.map((m) => m.text)).toEqual(['Een', 'Antwoord een.', 'Twee', 'Antwoord twee.'])
})

test('the stage follows the server and starts anew with each question', () => {
  const writing = play([asked('Een'), part({ type: 'data-stage', data: { stage: 'writing' }, transient: true })])
  expect([writing.stage, play([asked('Twee')], writing).stage]).toEqual(['writing', 'searching'])
})

test('a notice belongs to the answer it came with, and the next one does not replace it', () => {
  const state = play([asked('V'), part({ type: 'start', messageId: 'a' }), notice('masked', 'Weggelaten.'), notice('fallback', 'Van ons zelf.')])
  expect(state.messages.map((m) => m.notices)).toEqual([
    [],
    [
      { code: 'masked', text: 'Weggelaten.' },
      { code: 'fallback', text: 'Van ons zelf.' },
    ],
  ])
})

test('an answer that is streamed again from its beginning stands there once', () => {
  const broken = play([asked('V'), ...answer('Ja, dat kan.').slice(0, 6), { type: 'lost' }])
  expect(broken).toMatchObject({ lost: true, status: 'streaming' })
  const whole = play(answer('Ja, dat kan.'), broken)
  expect(whole.lost).toBe(false)
  expect(whole.messages.map((m) => m.text)).toEqual(['V', 'Ja, dat kan.'])
})

test('an answer that begins anew loses its first text, and the chat waits again', () => {
  const restarted = play([asked('V'), ...answer('Ja, dat kan.').slice(0, 6), part({ type: 'data-restart', data: {}, transient: true })])
  expect(restarted).toMatchObject({ status: 'waiting' })
  expect(restarted.messages.at(-1)).toMatchObject({ text: '', status: 'growing' })
})

test.each(['stopped', 'broken-off'] as const)('an answer that came with the code %j is not whole, whatever its sentence says', (code) => {
  const parts = answer('Ja, dat kan.')
  const state = play([asked('V'), ...parts.slice(0, -1), notice(code, 'Een zin die vrij te kiezen is.'), ...parts.slice(-1)])
  expect(state.messages.at(-1)).toMatchObject({ status: 'partial' })
})

test('an answer that was stopped before its first word is none, and its question can be asked again', () => {
  const state = play([
    asked('V'),
    part({ type: 'start', messageId: 'a' }),
    { type: 'stopping', stopping: true },
    notice('stopped', 'U hebt het antwoord gestopt.'),
    finish,
  ])
  expect(state).toMatchObject({ status: 'idle', stopping: false, note: 'U hebt het antwoord gestopt.' })
  expect(findUnanswered(state)).toMatchObject({ text: 'V' })
})

test('a call to action stands below the answer that it came with, and stays there', () => {
  const first = play([asked('Een'), ...answer('A.').slice(0, -1), cta('vervolg'), finish])
  const second = play([asked('Twee'), ...answer('B.').slice(0, -1), cta('partner'), finish], first)
  expect(second.ctas).toMatchObject({ followUp: { after: 'a-A.' }, partner: { after: 'a-B.', slug: 'testament' } })
})

test('a failure takes the half answer away, keeps the question and offers it again under its own id', () => {
  const half = answer('Half ant').slice(0, 5)
  const state = play([asked('Een'), ...answer('Antwoord.'), asked('Twee'), ...half, { type: 'failed', sentence: 'Er ging iets mis.' }])
  expect(state).toMatchObject({ status: 'idle', error: 'Er ging iets mis.' })
  expect(findUnanswered(state)).toMatchObject({ id: 'v-Twee', text: 'Twee' })
  expect(state.messages.map((m) => m.text)).toEqual(['Een', 'Antwoord.', 'Twee'])
})

test('trying again shows the question once and clears the error', () => {
  const failed = play([asked('Een'), { type: 'failed', sentence: 'Er ging iets mis.' }])
  const again = play([{ type: 'retried' }], failed)
  expect(again).toMatchObject({ status: 'waiting', error: undefined })
  expect(again.messages).toHaveLength(1)
  expect(findUnanswered(again)).toBeUndefined()
})

test('a question that was refused is taken off the screen, with the reason', () => {
  const state = play([asked('Een'), ...answer('A.'), asked('Twee'), { type: 'refused', sentence: 'Te veel vragen.' }])
  expect(state).toMatchObject({ status: 'idle', error: 'Te veel vragen.' })
  expect(state.messages.map((m) => m.text)).toEqual(['Een', 'A.'])
})

test('what is stored comes back whole, and is not read aloud', () => {
  const sources = [{ title: 'Testament', url: '/testament' }]
  const messages = [stored('user', 'V'), stored('assistant', 'A', { sources, feedback: { helpful: true, reason: null }, status: 'partial' })]
  const ctas = { partner: null, followUp: { kind: 'vervolg', slug: 'testament', after: 's-A' } } as const
  const state = play([{ type: 'restoring' }, loaded({ messages, ctas })])
  expect(state).toMatchObject({ status: 'idle', ctas, finishedId: undefined, note: undefined })
  expect(state.messages.at(-1)).toMatchObject({ id: 's-A', text: 'A', sources, status: 'partial', feedback: { helpful: true } })
})

test('after a reload in mid-answer the chat waits for the rest', () => {
  const state = play([{ type: 'restoring' }, loaded({ messages: [stored('user', 'V')], running: { messageId: 'a', questionId: 's-V' } })])
  expect(state).toMatchObject({ status: 'waiting', note: undefined })
})

test('a stored question without an answer says so and can be asked again', () => {
  const state = play([{ type: 'restoring' }, loaded({ messages: [stored('user', 'V')], unanswered: 's-V' })])
  expect(state).toMatchObject({ status: 'idle', note: 'Nog geen antwoord.' })
  expect(findUnanswered(state)).toMatchObject({ id: 's-V' })
})

test('an answer that was finished while the connection was away is read aloud', () => {
  const state = play([asked('V'), { type: 'lost' }, loaded({ messages: [stored('user', 'V'), stored('assistant', 'A')] })])
  expect(state).toMatchObject({ status: 'idle', lost: false, finishedId: 's-A' })
})

test('pieces that come without an answer to hold them change no question', () => {
  const state = play([
    asked('V'),
    part({ type: 'text-delta', id: '0', delta: 'los' }),
    part({ type: 'source-url', sourceId: 'bron-1', url: '/x', title: 'x' }),
    finish,
  ])
  expect(state.messages).toEqual(play([asked('V')]).messages)
})

test('a part of a newer server changes nothing', () => {
  const state = play([asked('V')])
  expect(play([part(JSON.parse('{"type":"reasoning-delta","delta":"x"}') as AnswerPart)], state)).toBe(state)
})

test('a reset empties the conversation and may say why', () => {
  expect(play([asked('V'), ...answer('A.'), { type: 'reset', note: 'Uw gesprek is gewist.' }])).toEqual({ ...emptyChat, note: 'Uw gesprek is gewist.' })
})
