import { expect, test } from 'vitest'
import { collectAnswer, streamHeaders, toReadableStream, toUiMessageFrames } from './answer-stream.ts'
import type { AnswerEvent, StoredAnswer } from '../conversation/conversation.ts'

const stored: StoredAnswer = {
  messageId: 'm1',
  kind: 'kennis',
  text: 'Ja, dat kan.',
  sources: [{ title: 'Testament', url: '/testament' }],
  suggestions: ['En dan?'],
}

const answered: AnswerEvent[] = [
  { type: 'started', sessionId: 's1', messageId: 'm1' },
  { type: 'stage', stage: 'searching' },
  { type: 'text', delta: 'Ja, ' },
  { type: 'text', delta: 'dat kan.' },
  { type: 'source', number: 1, source: { title: 'Testament', url: '/testament' } },
  { type: 'suggestions', questions: ['En dan?'] },
  { type: 'finished', answer: stored },
]

async function* happen(events: AnswerEvent[]): AsyncGenerator<AnswerEvent> {
  yield* events
}

async function bytesOf(events: AnswerEvent[]): Promise<string> {
  return new Response(toReadableStream(toUiMessageFrames(happen(events)))).text()
}

/** The data of each server-sent event, parsed; `[DONE]` as it is. */
async function partsOf(events: AnswerEvent[]): Promise<unknown[]> {
  const bytes = await bytesOf(events)
  expect(bytes.endsWith('\n\n')).toBe(true)
  return bytes
    .slice(0, -2)
    .split('\n\n')
    .map((frame) => {
      expect(frame).toMatch(/^data: [^\n]+$/)
      const data = frame.slice('data: '.length)
      return data === '[DONE]' ? data : (JSON.parse(data) as unknown)
    })
}

test('an answer is the UI message stream of the AI SDK, part by part', async () => {
  expect(await partsOf(answered)).toEqual([
    { type: 'start', messageId: 'm1' },
    { type: 'start-step' },
    { type: 'data-stage', data: { stage: 'searching' }, transient: true },
    { type: 'text-start', id: '0' },
    { type: 'text-delta', id: '0', delta: 'Ja, ' },
    { type: 'text-delta', id: '0', delta: 'dat kan.' },
    { type: 'text-end', id: '0' },
    { type: 'source-url', sourceId: 'bron-1', url: '/testament', title: 'Testament' },
    { type: 'data-suggestions', data: { questions: ['En dan?'] } },
    { type: 'finish-step' },
    { type: 'finish', finishReason: 'stop' },
    '[DONE]',
  ])
})

test('the protocol is named in a header, and no proxy or cache may hold the answer back', () => {
  expect(streamHeaders).toMatchObject({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Vercel-AI-UI-Message-Stream': 'v1',
    'X-Accel-Buffering': 'no',
    'Cache-Control': expect.stringMatching(/no-store.*no-transform/),
  })
})

test('a failure closes the open text, says so in Dutch and ends without a finish', async () => {
  const parts = await partsOf([...answered.slice(0, 3), { type: 'failed' }])
  expect(parts.slice(-4)).toEqual([
    { type: 'text-delta', id: '0', delta: 'Ja, ' },
    { type: 'text-end', id: '0' },
    { type: 'error', errorText: 'Er is een fout opgetreden bij het verwerken van uw bericht.' },
    '[DONE]',
  ])
})

test('a failure before any text opens no text', async () => {
  expect(await partsOf([{ type: 'started', sessionId: 's1', messageId: 'm1' }, { type: 'failed' }])).toEqual([
    { type: 'start', messageId: 'm1' },
    { type: 'start-step' },
    expect.objectContaining({ type: 'error' }),
    '[DONE]',
  ])
})

test('what was left out of the question is told by kind and never repeated', async () => {
  const parts = await partsOf([{ type: 'masked', kinds: ['bsn', 'phone', 'email'] }])
  expect(parts[0]).toEqual({
    type: 'data-notice',
    data: { code: 'masked', text: 'Wij zagen een burgerservicenummer, een telefoonnummer en een e-mailadres in uw vraag en hebben dat niet bewaard.' },
    transient: true,
  })
})

test('line ends and quotes in an answer cannot end a frame', async () => {
  const delta = 'een\n\ndata: [DONE]\r\n\r\n"twee" \u2028 😀'
  expect((await partsOf([{ type: 'text', delta }])).slice(0, 2)).toEqual([
    { type: 'text-start', id: '0' },
    { type: 'text-delta', id: '0', delta },
  ])
})

test('collecting gives the stored answer', async () => {
  expect(await collectAnswer(happen(answered))).toEqual(stored)
})

test.each<[string, AnswerEvent[]]>([
  ['failed', [...answered.slice(0, 3), { type: 'failed' }]],
  ['broke off', answered.slice(0, 3)],
])('collecting an answer that %s gives nothing, not half an answer', async (_how, events) => {
  expect(await collectAnswer(happen(events))).toBeUndefined()
})

test('a cta, a new beginning and a stop are parts of their own, and the stop is said right before the end', async () => {
  const parts = await partsOf([
    { type: 'text', delta: 'Ja' },
    { type: 'restarted' },
    { type: 'text', delta: 'Nee' },
    { type: 'cta', cta: { kind: 'partner', slug: 'testament', deed: 'testament' } },
    { type: 'stopped' },
    { type: 'finished', answer: undefined },
  ])
  expect(parts).toEqual([
    { type: 'text-start', id: '0' },
    { type: 'text-delta', id: '0', delta: 'Ja' },
    { type: 'text-end', id: '0' },
    { type: 'data-restart', data: {}, transient: true },
    { type: 'text-start', id: '0' },
    { type: 'text-delta', id: '0', delta: 'Nee' },
    { type: 'text-end', id: '0' },
    { type: 'data-cta', data: { kind: 'partner', slug: 'testament', deed: 'testament' } },
    { type: 'data-notice', data: { code: 'stopped', text: 'U hebt het antwoord gestopt.' }, transient: true },
    { type: 'finish-step' },
    { type: 'finish', finishReason: 'stop' },
    '[DONE]',
  ])
})
