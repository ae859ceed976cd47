/** An answer in the making outlives what happens to its process: killed, asked to stop, or followed and stopped from another. */
import { expect, test } from 'vitest'
import { says, saysForEver, saysHalf, scriptedProvider } from '../factories/scripted-provider.ts'
import { eventually } from './setup/eventually.ts'
import { startServer } from './setup/server.ts'
import { sharedFolder } from './setup/shared-folder.ts'
import { storedMessages, storedRows } from './setup/stored.ts'
import { startWithModel, StreamReader } from './setup/with-model.ts'

const QUESTION = 'Wat is een levenstestament?'
const ANSWER = 'In een levenstestament wijst u iemand aan die uw zaken regelt.'

const newIds = () => ({ sessionId: crypto.randomUUID(), questionId: crypto.randomUUID() })

const post = (url: string, path: string, body: object): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

const ask = async (url: string, ids: ReturnType<typeof newIds>) => new StreamReader(await post(url, '/api/chat', { ...ids, message: QUESTION }))
const resume = (url: string, sessionId: string) => fetch(`${url}/api/chat/stream`, { headers: { 'Elk-Chat-Session': sessionId } })

test('a server that is killed in the middle of an answer: after the restart the same question is answered, and stored once', async () => {
  const folder = sharedFolder()
  // So slow that the answer is under way for a minute: there is a length at which one ends.
  await using provider = await scriptedProvider(saysForEver('levenstestament', 200))
  await using first = await startWithModel(provider, { DATA_DIR: folder })
  const ids = newIds()
  const reading = await ask(first.url, ids)
  reading.done.catch(() => {})
  await eventually(() => expect(storedRows(folder, 'select content from elk_chat_runs')[0]?.['content']).toContain('levenstestament'))
  first.signal('SIGKILL')
  await first.exited
  provider.follow(says(ANSWER))
  await using second = await startServer({ DATA_DIR: folder, PROVIDER_HOSTS: provider.host })
  const resumed = new StreamReader(await resume(second.url, ids.sessionId))
  const asked = await ask(second.url, ids)
  await Promise.all([resumed.done, asked.done])
  expect([resumed.text.trimEnd(), asked.text.trimEnd()]).toEqual([ANSWER, ANSWER])
  expect(resumed.types).toContain('data-restart')
  expect(storedMessages(folder, ids.sessionId)).toEqual([
    { role: 'user', content: QUESTION },
    { role: 'assistant', content: ANSWER },
  ])
  expect(provider.calls).toHaveLength(2)
  expect((await resume(second.url, ids.sessionId)).status).toBe(204)
  expect((await second.stop()).code).toBe(0)
  expect(second.errors()).toEqual([])
})

test('an answer of one server is followed from the beginning and stopped on another, and the model hears it within a second', async () => {
  const folder = sharedFolder()
  await using provider = await scriptedProvider(saysForEver('levenstestament', 50))
  await using one = await startWithModel(provider, { DATA_DIR: folder })
  // It makes no answer of its own.
  await using two = await startServer({ DATA_DIR: folder, PROVIDER_HOSTS: provider.host, WARM_UP: 'off' })
  const ids = newIds()
  const asked = await ask(one.url, ids)
  await eventually(() => expect(asked.text).toContain('levenstestament levenstestament'))
  const followed = new StreamReader(await resume(two.url, ids.sessionId))
  await eventually(() => expect(followed.text).toContain('levenstestament levenstestament'))
  expect((await post(two.url, '/api/chat/stop', { sessionId: ids.sessionId })).status).toBe(204)
  await eventually(() => expect(provider.calls[0]?.isClosed).toBe(true))
  await Promise.all([asked.done, followed.done])
  expect([asked.types.at(-1), followed.types.at(-1)]).toEqual(['finish', 'finish'])
  expect(followed.text.trimEnd()).toBe(asked.text.trimEnd())
  expect(storedRows(folder, "select status from elk_chat_messages where role = 'assistant'")).toEqual([{ status: 'partial' }])
  expect([(await one.stop()).code, (await two.stop()).code]).toEqual([0, 0])
})

test('a visitor who leaves does not stop the answer', async () => {
  const half = saysHalf('In een levenstestament ', 'wijst u iemand aan.')
  await using provider = await scriptedProvider(half.script)
  await using server = await startWithModel(provider)
  const ids = newIds()
  const leaving = new AbortController()
  const response = await fetch(`${server.url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...ids, message: QUESTION }),
    signal: leaving.signal,
  })
  const reading = new StreamReader(response)
  reading.done.catch(() => {})
  await eventually(() => expect(reading.text).toContain('levenstestament'))
  leaving.abort()
  half.release()
  await eventually(() => expect(storedMessages(server.dataDir, ids.sessionId)).toHaveLength(2))
  expect(storedMessages(server.dataDir, ids.sessionId)[1]?.['content']).toBe('In een levenstestament wijst u iemand aan.')
  expect([(await server.stop()).code, server.errors()]).toEqual([0, []])
})

test('a server that is asked to stop lets the answer end first', async () => {
  const half = saysHalf('In een levenstestament ', 'wijst u iemand aan.')
  const folder = sharedFolder()
  await using provider = await scriptedProvider(half.script)
  await using server = await startWithModel(provider, { DATA_DIR: folder })
  const ids = newIds()
  const reading = await ask(server.url, ids)
  await eventually(() => expect(reading.text).toContain('levenstestament'))
  server.signal('SIGTERM')
  await eventually(async () => expect(await fetch(`${server.url}/healthz`).catch(() => 'closed')).toBe('closed'))
  half.release()
  await reading.done
  expect([reading.types.at(-1), (await server.exited).code]).toEqual(['finish', 0])
  expect(storedRows(folder, "select status from elk_chat_messages where role = 'assistant'")).toEqual([{ status: 'complete' }])
})

test('an answer that has no end is cut short by a stop of the server: what there is of it is kept, and the model hears it', async () => {
  const folder = sharedFolder()
  await using provider = await scriptedProvider(saysForEver('levenstestament', 200))
  await using server = await startWithModel(provider, { DATA_DIR: folder })
  const ids = newIds()
  const reading = await ask(server.url, ids)
  await eventually(() => expect(reading.text).toContain('levenstestament'))
  server.signal('SIGTERM')
  await reading.done
  expect([reading.types.at(-1), (await server.exited).code, provider.calls[0]?.isClosed]).toEqual(['finish', 0, true])
  expect(storedMessages(folder, ids.sessionId)[1]?.['content']).toBe(reading.text.trimEnd())
  expect(storedRows(folder, 'select message_id from elk_chat_runs')).toEqual([])
})
