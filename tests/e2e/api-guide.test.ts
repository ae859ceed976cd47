/** Every command and program of docs/api.md does what it says, at a site and a receiver of the test. */
import { execFile, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../setup/free-port.ts'
import { json } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { signInByCall } from './setup/owner.ts'
import { freshDataDir, plainEnv, root, startServer } from './setup/server.ts'

const GUIDE = readFileSync(join(root, 'docs/api.md'), 'utf8')
const blocks = Array.from(GUIDE.matchAll(/^```(\w+)\n(.*?)^```$/gms), ([, language = '', text = '']) => ({ language, text }))

test('the commands and programs of the guide run in their order, and what the site tells is taken by the receiver of the guide', async () => {
  const folder = freshDataDir()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  await using server = await startServer({ WEBHOOK_HOSTS: `127.0.0.1:${port}` })
  const cookie = (await signInByCall(server.url)).map((pair) => pair.join('=')).join('; ')
  const asOwner = async (path: string, body: object) => {
    const headers = { ...json, cookie, 'Sec-Fetch-Site': 'same-origin' }
    const response = await fetch(`${server.url}/api/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect([path, response.ok]).toEqual([path, true])
    return (await response.json()) as { id: string; secret: string }
  }
  const writeToUs = async (name: string) => {
    const body = new URLSearchParams({ name, email: 'jannie@voorbeeld.nl', phone: '', message: 'Een vraag over een testament.' })
    await fetch(`${server.url}/contact`, { method: 'POST', body, headers: { Origin: server.url }, redirect: 'manual' })
  }
  const { secret: KEY } = await asOwner('api-keys', { name: 'Gids', scopes: ['clicks', 'conversations', 'messages'] })
  await writeToUs('Jannie')

  const env = { ...plainEnv, SITE: server.url, KEY }
  const said: string[] = []
  for (const { language, text } of blocks) {
    const [, name = ''] = /^\/\/ (\w+\.mjs):/.exec(text) ?? []
    if (language === 'js') writeFileSync(join(folder, name), text)
    if (language === 'sh') said.push((await promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', text], { cwd: folder, env })).stdout)
    if (language === 'json') expect(Object.keys(JSON.parse(text) as object)).toEqual(['type', 'timestamp', 'data'])
  }
  expect(JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'))).toMatchObject({ openapi: '3.1.0' })
  expect(said[0]).toContain('"scopes":["clicks","conversations","messages"]')
  // The second time there is nothing new.
  expect(said.at(-1)?.trim().split('\n')).toHaveLength(1)

  const { secret: SECRET } = await asOwner('webhooks', { name: 'Gids', url: `http://127.0.0.1:${port}/`, events: ['message.received'] })
  const receiver = spawn(process.execPath, ['receive.mjs'], { cwd: folder, env: { ...env, SECRET, PORT: String(port) } })
  onTestFinished(() => void receiver.kill())
  let taken = ''
  receiver.stdout.setEncoding('utf8').on('data', (text: string) => (taken += text))
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).status).toBe(401))
  await writeToUs('Piet')
  await eventually(() => expect(taken).toMatch(/^\S{36} message\.received\n$/))
  expect(server.errors()).toEqual([])
})

test('the guide names every address, scope, event and refusal that there is', async () => {
  await using server = await startServer()
  const document = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as { paths: Record<string, unknown>; info: { description: string } }
  for (const path of Object.keys(document.paths)) expect(GUIDE).toContain(path)
  for (const [scope] of document.info.description.matchAll(/`\w+`/g)) expect(GUIDE).toContain(`| ${scope} |`)
})
