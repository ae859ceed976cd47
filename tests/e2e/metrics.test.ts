/** What who operates the site reads of it: counted per part, for who has the token. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOverHttp } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { followLink } from './setup/follow-link.ts'
import { root, startServer, type RunningServer } from './setup/server.ts'
import { sharedServer } from './setup/shared.ts'

const TOKEN = 'een-teken-van-minstens-24-tekens'
const read = (url: string, token?: string) => fetch(`${url}/metrics`, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } })

const count = (text: string, of: string) => Number(new RegExp(`^elke_${of.replace(/[{}]/g, '\\$&')} (\\d+)$`, 'm').exec(text)?.[1])

interface Board {
  panels: { title: string; targets: { expr: string }[] }[]
}

let server: RunningServer

beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: TOKEN })
})

afterAll(() => server[Symbol.asyncDispose]())

test('requests, answers, mail, jobs and statements are counted by their kind, without an address of a page or a word of a visitor', async () => {
  await fetch(`${server.url}/testament`)
  await askOverHttp(server.url, 'Wat kost een testament in Assen?')
  await followLink(`${server.url}/out/testament`)
  const body = new URLSearchParams({ name: 'Jannie', email: 'jannie@voorbeeld.nl', phone: '', message: 'Een vraag over een testament.' })
  await fetch(`${server.url}/contact`, { method: 'POST', body, headers: { Origin: server.url }, redirect: 'manual' })
  await eventually(async () => {
    const text = await (await read(server.url, TOKEN)).text()
    expect(count(text, 'request_duration_seconds_count{method="GET",route="page",status="200"}')).toBeGreaterThan(0)
    expect(count(text, 'request_duration_seconds_count{method="GET",route="/out/:slug",status="200"}')).toBe(1)
    expect(count(text, 'answer_duration_seconds_count{outcome="made"}')).toBe(1)
    expect(count(text, 'job_duration_seconds_count{job="retention",outcome="done"}')).toBeGreaterThan(0)
    expect(count(text, 'query_duration_seconds_count{kind="select",outcome="done"}')).toBeGreaterThan(10)
    expect(text).toMatch(/^elke_delivery_duration_seconds_count\{kind="contact.*",outcome="sent"\} 1$/m)
    expect(text).toContain('elke_ready{part="database"} 1\n')
    expect(text).not.toMatch(/testament|assen|jannie/i)
  })
})

test('without the token nobody reads them, and without one in the environment there is nothing to read', async () => {
  for (const wrong of [undefined, '', `${TOKEN}x`]) {
    const answer = await read(server.url, wrong)
    expect([answer.status, answer.headers.get('WWW-Authenticate'), await answer.text()]).toEqual([401, 'Bearer', 'unauthorized'])
  }
  expect((await read(sharedServer().url, TOKEN)).status).toBe(404)
})

test('every line of the board asks for what the site counts', async () => {
  const text = await (await read(server.url, TOKEN)).text()
  const known = new Set(
    Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm)).flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
  const { panels } = JSON.parse(readFileSync(join(root, 'deploy/grafana-board.json'), 'utf8')) as Board
  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/\b(?:elke|process)_\w+/g) ?? []))
  expect(asked.filter((name) => !known.has(name))).toEqual([])
  for (const part of ['request', 'answer', 'delivery', 'job', 'query']) expect(asked.some((name) => name.startsWith(`elke_${part}_`))).toBe(true)
})
