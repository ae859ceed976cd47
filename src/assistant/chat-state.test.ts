import { expect, test } from 'vitest'
import { chatReducer, emptyChat, type ChatAction, type ChatState } from './chat-state.ts'

const asked = (question: string, retry = false): ChatAction => ({ type: 'asked', id: `v-${question}`, question, retry })
const part = (type: string, values: Record<string, unknown> = {}): ChatAction => ({ type: 'part', part: { type, ...values } })
const play = (actions: ChatAction[], from: ChatState = emptyChat) => actions.reduce(chatReducer, from)

const answer = (text: string): ChatAction[] => [
  part('start', { messageId: `a-${text}` }),
  part('start-step'),
  part('data-stage', { data: { stage: 'writing' } }),
  part('text-start', { id: '0' }),
  ...text.split(/(?<= )/).map((delta) => part('text-delta', { id: '0', delta })),
  part('text-end', { id: '0' }),
  part('source-url', { sourceId: 'bron-1', url: '/testament', title: 'Testament' }),
  part('data-suggestions', { data: { questions: ['En dan?'] } }),
  part('finish-step'),
  part('finish', { finishReason: 'stop' }),
]

test('a question stands on screen at once and the chat waits', () => {
  const state = play([asked('Wat kost een testament?')])
  expect(state.status).toBe('waiting')
  expect(state.messages).toEqual([expect.objectContaining({ role: 'user', text: 'Wat kost een testament?', complete: true })])
})

test('the answer grows piece by piece and is not complete before its end', () => {
  const state = play([asked('V'), ...answer('Ja, dat kan.').slice(0, 6)])
  expect(state.status).toBe('streaming')
  expect(state.messages.at(-1)).toMatchObject({ role: 'assistant', text: 'Ja, dat ', complete: false })
})

test('a finished answer has its text, sources and next questions, and the chat is free', () => {
  const state = play([asked('V'), ...answer('Ja, dat kan.')])
  expect(state).toMatchObject({ status: 'idle', error: undefined, failedQuestion: undefined })
  expect(state.messages.at(-1)).toEqual({
    id: 'a-Ja, dat kan.',
    role: 'assistant',
    text: 'Ja, dat kan.',
    sources: [{ url: '/testament', title: 'Testament' }],
    suggestions: ['En dan?'],
    complete: true,
  })
})

test('a second answer leaves the first as it was', () => {
  const first = play([asked('Een'), ...answer('Antwoord een.')])
  const second = play([asked('Twee'), ...answer('Antwoord twee.')], first)
  expect(second.messages.slice(0, 2)).toEqual(first.messages)
  expect(second.messages.map((m) => m.text)).toEqual(['Een', 'Antwoord een.', 'Twee', 'Antwoord twee.'])
})

test('the stage follows the server and starts anew with each question', () => {
  const writing = play([asked('Een'), part('data-stage', { data: { stage: 'writing' } })])
  expect([writing.stage, play([asked('Twee')], writing).stage]).toEqual(['writing', 'searching'])
})

test('a notice belongs to the answer it came with', () => {
  const state = play([asked('V'), part('start', { messageId: 'a' }), part('data-notice', { data: { text: 'Weggelaten.' } })])
  expect(state.messages.map((m) => m.notice)).toEqual([undefined, 'Weggelaten.'])
})

test('a failure takes the half answer away, keeps the question and offers it again', () => {
  const state = play([
    asked('Een'),
    ...answer('Antwoord.'),
    asked('Twee'),
    ...answer('Half ant').slice(0, 5),
    { type: 'failed', sentence: 'Er ging iets mis.' },
  ])
  expect(state).toMatchObject({ status: 'idle', error: 'Er ging iets mis.', failedQuestion: 'Twee' })
  expect(state.messages.map((m) => m.text)).toEqual(['Een', 'Antwoord.', 'Twee'])
})

test('trying again shows the question once and clears the error', () => {
  const failed = play([asked('Een'), { type: 'failed', sentence: 'Er ging iets mis.' }])
  const again = play([asked('Een', true)], failed)
  expect(again).toMatchObject({ status: 'waiting', error: undefined, failedQuestion: undefined })
  expect(again.messages).toHaveLength(1)
})

test('pieces that come without an answer to hold them change no question', () => {
  const state = play([asked('V'), part('text-delta', { delta: 'los' }), part('source-url', { url: '/x', title: 'x' }), part('finish')])
  expect(state.messages).toEqual(play([asked('V')]).messages)
})

test('a part of an unknown type changes nothing', () => {
  const state = play([asked('V')])
  expect(play([part('reasoning-delta', { delta: 'x' })], state)).toBe(state)
})

test('a reset empties the conversation', () => {
  expect(play([asked('V'), ...answer('A.'), { type: 'reset' }])).toEqual(emptyChat)
})
