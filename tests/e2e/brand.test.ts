/** The site under another name, colours and mark: no page, feed, mail or answer says the old name, and what is seen is what was chosen. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productName } from '../../src/platform/site-name.ts'
import { startMailServer, type MailServer } from '../setup/mail-server.ts'
import { violations } from './setup/axe.ts'
import { askOverHttp, json } from './setup/chat-client.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { ownerProfile, signInByCall } from './setup/owner.ts'
import { publicPaths, UNKNOWN } from './setup/public-paths.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { visit } from './setup/visit.ts'

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
  // The pictures for shared links are drawn by the build, with the old name on them; those of a page without a name are others.
  const pictures = await Promise.all(
    ['/', '/testament', '/over-ons'].map(async (path) => /property="og:image" content="([^"]+)"/.exec(await textAt(path))?.[1] ?? ''),
  )
  expect(pictures.map((address) => new URL(address).pathname)).toEqual(['/og/titel/algemeen.png', '/og/titel/testament.png', '/og/titel/algemeen.png'])
  for (const picture of pictures) {
    const { pathname } = new URL(picture)
    const [own, house] = await Promise.all([pathname, pathname.replace('/titel', '')].map((path) => fetch(server.url + path)))
    expect([own?.status, own?.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await own?.bytes()).not.toEqual(await house?.bytes())
  }
  expect((JSON.parse(await textAt('/api/v1/openapi.json')) as { info: { title: string } }).info.title).toBe(NAME)
})

test('the assistant says the name of itself and knows it, and a mail comes from it', async () => {
  const answers = [await askOverHttp(server.url, 'wat is Akte & Kompas'), await askOverHttp(server.url, 'what is this site')]
  expect(answers.map(({ choices: [choice] }) => choice?.message.content)).toEqual([
    expect.stringContaining(`${NAME} is een site die uitlegt`),
    expect.stringContaining(`${NAME} is a site that explains`),
  ])

  await saveSettings({ brand_link_light: '#7a1f5c' })
  const body = new URLSearchParams({ name: 'Jannie', email: 'jannie@voorbeeld.nl', phone: '', message: 'Een vraag over een testament.' })
  await fetch(`${server.url}/contact`, { method: 'POST', body, headers: { Origin: server.url }, redirect: 'manual' })
  await eventually(() => expect(mail.mails).toHaveLength(1))
  const [sent] = mail.mails
  expect([sent?.headers.get('from'), sent?.headers.get('subject')]).toEqual([expect.stringContaining(NAME), `Bericht van Jannie via ${NAME}`])
  expect(`${sent?.text} ${sent?.html}`).not.toContain(productName)
  // Both ways of reading it in one mail, the second in the colour that was chosen, with its link as a button.
  expect(sent?.headers.get('content-type')).toMatch(/^multipart\/alternative;/)
  expect(sent?.html).toMatch(/background:#7a1f5c">Akte &amp; Kompas<\/p>/)
  expect(sent?.html).toMatch(/<a href="[^"]+\/settings\?tab=berichten&amp;bericht=[^"]+" style="[^"]*background:#7a1f5c">/)
  await saveSettings({ brand_link_light: '#12557f' })
})

test('a name that a mail program or a search engine could misread is refused', async () => {
  for (const site_name of ['', 'Akte"', '<b>Akte</b>', 'a'.repeat(41)]) {
    const refused = await saveSettings({ site_name })
    expect([refused.status, ((await refused.json()) as { fields: string[] }).fields]).toEqual([422, ['site_name']])
  }
})

const MARK = '<svg viewBox="0 0 24 24"><path d="M2 2h20v20H2Z" fill="currentColor"/></svg>'

/** As drawn: a button that reaches somebody, and a link. */
const coloursOn = (page: Page, path: string) =>
  page.goto(server.url + path).then(() =>
    page.evaluate(() => {
      const [button, link] = ['.button-action', 'a:not(.button)'].map((selector) => document.querySelector(`main ${selector}`))
      return [button && getComputedStyle(button).backgroundColor, link && getComputedStyle(link).color]
    }),
  )

test(
  'the owner sees colours before saving them, is helped past one that cannot be read, and then every page has them, in light and dark',
  { timeout: 180_000 },
  async () => {
    const browser = await sharedBrowser()
    await using owner = await visit(browser, server.url, await ownerProfile(server.url))
    const { page } = owner
    await page.goto(`${server.url}/settings?tab=algemeen`)
    const card = page.getByRole('region', { name: 'Huisstijl' })
    const field = (name: string) => card.getByLabel(name, { exact: true })
    await field('Kleur van contact en offertes').fill('#e08fff')
    await card.getByText(/het contrast is 1,8 en moet 4,5 zijn/).waitFor()
    await card.getByRole('button', { name: /^Gebruik #/ }).click()
    const chosen = await field('Kleur van contact en offertes').inputValue()
    expect(await card.getByText(/het contrast is/).count()).toBe(0)
    await field('Kleur van contact en offertes, donker').fill('#d7a5f0')
    await field('Kleur van links en rekenen').fill('#0b5c33')
    await field('Kleur van links en rekenen, donker').fill('#7fd0a5')
    await field('Beeldmerk').fill(MARK)
    const [light, dark] = await card.locator('.brand-button[data-kind="action"]').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(dark).toBe('rgb(215, 165, 240)')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
    await page.getByText('Instellingen Opgeslagen').waitFor()
    expect(Number.parseInt(chosen.slice(1, 3), 16)).toBe(Number(/\d+/.exec(light ?? '')?.[0]))

    // Nothing is waited for before a page is painted: the colours stand in it, allowed by its policy.
    const painted = await textAt('/testament')
    expect(painted.match(/<link rel="stylesheet"[^>]*>/g)?.filter((tag) => !tag.includes(' media="not all" disabled'))).toEqual([])
    expect(painted.split('</style>')[0]).toMatch(/<style>[^]*html:root\{--action:/)

    for (const [colorScheme, action, link] of [
      ['light', light, 'rgb(11, 92, 51)'],
      ['dark', dark, 'rgb(127, 208, 165)'],
    ] as const) {
      await using visitor = await visit(browser, server.url, { colorScheme, reducedMotion: 'reduce' })
      expect([colorScheme, await coloursOn(visitor.page, '/testament')]).toEqual([colorScheme, [action, link]])
      expect(await violations(visitor.page)).toEqual([])
      expect(visitor.scripts).toEqual([])
      expect(await coloursOn(visitor.page, '/notaries/voorbeeld-notariskantoor-utrecht')).toEqual([action, link])
      expect(await violations(visitor.page)).toEqual([])
      await visitor.page.goto(server.url)
      expect(await violations(visitor.page)).toEqual([])
      expect(await visitor.page.locator('.brand img').evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0])).toEqual([true, true])
    }
  },
)

test('the server itself refuses a colour that cannot be read and a mark that does more than be seen', async () => {
  const wrong = { brand_action_light: '#f0954f', brand_link_dark: '#12557f', brand_mark: '<svg viewBox="0 0 9 9" onload="alert(1)"><path d="M0 0h1"/></svg>' }
  for (const [key, value] of Object.entries(wrong)) {
    const refused = await saveSettings({ [key]: value })
    expect([refused.status, ((await refused.json()) as { fields: string[] }).fields]).toEqual([422, [key]])
  }
})

test('a style sheet and a mark may be kept for ever under their address, and an old address gives what there is now', async () => {
  expect((await saveSettings({ brand_link_light: '#0b5c33', brand_mark: MARK })).status).toBe(200)
  const home = await textAt('/')
  for (const [path = ''] of home.matchAll(/\/huisstijl\/\w+\.(?:css|svg)/g)) {
    const file = await fetch(server.url + path)
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    const old = await fetch(`${server.url}/huisstijl/0000000000000000${path.slice(-4)}`)
    expect([await old.text(), old.headers.get('cache-control')]).toEqual([await file.text(), 'no-cache'])
  }
  expect([/<link rel="stylesheet" href="\/huisstijl\/\w+\.css"/.test(home), /<link rel="icon" href="\/huisstijl\/\w+\.svg"/.test(home)]).toEqual([true, true])
})
