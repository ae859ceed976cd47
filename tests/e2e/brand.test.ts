/** The site under another name: no page, feed, mail or answer says the old one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productName } from '../../src/platform/site-name.ts'
import { startMailServer, type MailServer } from '../setup/mail-server.ts'
import { askOverHttp, json } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { signInByCall } from './setup/owner.ts'
import { publicPaths, UNKNOWN } from './setup/public-paths.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'

const NAME = 'Akte & Kompas'
/** As HTML and XML write it; React and Astro each have their own way. */
const ESCAPED = /Akte &(?:amp;|#38;|#x26;) Kompas/
/** Answers that are no pages. */
const files = ['/rss.xml', '/llms.txt', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/api/v1/openapi.json', '/api/v1']

let server: RunningServer
let mail: MailServer
let cookie: string

const saveSettings = (changes: Record<string, string>) =>
  fetch(`${server.url}/api/admin/settings`, {
    method: 'PUT',
    headers: { ...json, cookie, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ ...changes, current_password: PASSWORD }),
  })

const textAt = async (path: string): Promise<string> => (await fetch(new URL(path, server.url))).text()

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ SMTP_URL: mail.url })
  cookie = (await signInByCall(server.url)).map((pair) => pair.join('=')).join('; ')
})

afterAll(async () => {
  const { code } = await server.stop()
  await mail[Symbol.asyncDispose]()
  expect([code, server.errors()]).toEqual([0, []])
})

test('once the name is saved every public address says it, and none the old one', { timeout: 180_000 }, async () => {
  // Kept pages of the old name are no longer shown.
  expect((await textAt('/testament')).includes(productName)).toBe(true)
  expect((await saveSettings({ site_name: NAME, mail_transport: 'smtp', contact_email: 'postvak@site.example' })).status).toBe(200)

  const inSitemap = Array.from((await textAt('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
  const pages = [...new Set([...publicPaths, ...inSitemap, '/gesprek', '/settings', UNKNOWN])]
  const said = await Promise.all([...pages, ...files].map(async (path) => ({ path, text: await textAt(path) })))
  expect(said.filter(({ text }) => text.includes(productName)).map(({ path }) => path)).toEqual([])
  expect(said.filter(({ path, text }) => pages.includes(path) && !ESCAPED.test(text)).map(({ path }) => path)).toEqual([])
  expect(/<title>([^<]*)/.exec(await textAt('/reviews'))?.[1]).toMatch(/ \| Akte &(?:amp;|#38;) Kompas$/)
  expect((JSON.parse(await textAt('/api/v1/openapi.json')) as { info: { title: string } }).info.title).toBe(NAME)
})

test('the assistant says the name of itself and knows it, and a mail comes from it', async () => {
  const answers = [await askOverHttp(server.url, 'wat is Akte & Kompas'), await askOverHttp(server.url, 'what is this site')]
  expect(answers.map(({ choices: [choice] }) => choice?.message.content)).toEqual([
    expect.stringContaining(`${NAME} is een site die uitlegt`),
    expect.stringContaining(`${NAME} is a site that explains`),
  ])

  const body = new URLSearchParams({ name: 'Jannie', email: 'jannie@voorbeeld.nl', phone: '', message: 'Een vraag over een testament.' })
  await fetch(`${server.url}/contact`, { method: 'POST', body, headers: { Origin: server.url }, redirect: 'manual' })
  await eventually(() => expect(mail.mails).toHaveLength(1))
  const [sent] = mail.mails
  expect([sent?.headers.get('from'), sent?.headers.get('subject')]).toEqual([expect.stringContaining(NAME), `Bericht van Jannie via ${NAME}`])
  expect(`${sent?.text} ${sent?.html}`).not.toContain(productName)
})

test('a name that a mail program or a search engine could misread is refused', async () => {
  for (const site_name of ['', 'Akte"', '<b>Akte</b>', 'a'.repeat(41)]) {
    const refused = await saveSettings({ site_name })
    expect([refused.status, ((await refused.json()) as { fields: string[] }).fields]).toEqual([422, ['site_name']])
  }
})
