/** An owner who fills in what is required, and nothing more, goes live behind TLS by the button; then every public page says only what is true. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../setup/free-port.ts'
import { startMailServer, type MailServer } from '../setup/mail-server.ts'
import { setUpApp } from './setup/app-secret.ts'
import { launchOwnBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { publicPaths } from './setup/public-paths.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { doubt, tariff, untrue } from './setup/untrue.ts'
import { askByTls, startTlsProxy, type TlsProxy } from './setup/tls-proxy.ts'
import { visit, type Visit } from './setup/visit.ts'

const HOST = 'www.site.example'
const OFFICE = 'Kantoor aan de Maas'
const OFFICE_MAIL = 'kantoor@office.example'

let port: number
let origin: string
let proxy: TlsProxy
let mail: MailServer
let server: RunningServer
let browser: Browser
let owner: Visit

beforeAll(async () => {
  port = await freePort()
  origin = `https://${HOST}:${port}`
  ;[proxy, mail] = await Promise.all([startTlsProxy(port), startMailServer()])
  server = await startServer({ PUBLIC_ORIGIN: origin, TRUST_PROXY: '1', CHAT_LIMITS: 'on', SMTP_URL: mail.url })
  proxy.target = server.url
  browser = await launchOwnBrowser('wide', [HOST])
  owner = await visit(browser, origin, { ignoreHTTPSErrors: true })
})

afterAll(async () => {
  await owner[Symbol.asyncDispose]()
  await browser.close()
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
  await Promise.all([proxy[Symbol.asyncDispose](), mail[Symbol.asyncDispose]()])
})

const ask = (path: string) => askByTls(port, `${HOST}:${port}`, path)

/** What a person reads: no scripts, no tags, one space. */
const readable = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** A call of the owner's own screens, in the owner's browser. */
const call = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ({ method: verb, path: to, body: sent }) => {
      const response = await fetch(to, { method: verb, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) })
      return [response.status, await response.text()] as const
    },
    { method, path, body },
  )

async function must(method: string, path: string, body: object): Promise<void> {
  const [status, text] = await call(owner.page, method, path, body)
  expect([path, status < 300 ? 'ok' : text]).toEqual([path, 'ok'])
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/settings`)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('tab').first().waitFor()
}

const company = {
  company_legal_name: 'Proefbedrijf B.V.',
  company_address: 'Singel 1, 1012 AA Amsterdam',
  company_kvk: '12345678',
  company_vat_id: 'NL123456782B01',
  contact_phone: '020 - 123 45 67',
  contact_email: 'post@site.example',
}

const today = new Date().toISOString().slice(0, 10)

const office = {
  name: OFFICE,
  location: 'Rotterdam',
  languages: ['Nederlands'],
  specializations: ['Testament'],
  features: [],
  phone: '010 - 234 56 78',
  email: OFFICE_MAIL,
  website: '',
  source: 'Opgave van het kantoor',
  sourceDay: today,
  relation: 'per_aanvraag',
  state: 'zichtbaar',
  prices: [{ deed: 'testament', amountCents: 61_000, includes: 'Gesprek en akte.', asOf: today }],
}

test('a demo at a public address is found by nobody and says what is invented', async () => {
  for (const path of publicPaths) {
    const { text } = await ask(path)
    expect([path, text.includes('<meta name="robots" content="noindex"')]).toEqual([path, true])
    const samples = text.includes('<html lang="en">')
      ? 'Demo: the notaries, prices, reviews, numbers, promises and telephone rates on this site are samples.'
      : 'Demo: de notarissen, prijzen, beoordelingen, aantallen, beloften en telefoonkosten op deze site zijn voorbeelden.'
    expect(text).toContain(samples)
  }
})

test('another name leads to the site’s own, what is sent there is refused with a sentence, and the sign-in screen names the address', async () => {
  const moved = await askByTls(port, 'site.example', '/testament?a=1')
  expect([moved.status, moved.location]).toEqual([308, `${origin}/testament?a=1`])
  const refused = await askByTls(port, 'site.example', '/contact', { method: 'POST', body: 'name=x' })
  expect([refused.status, readable(refused.text).includes('op een ander adres')]).toEqual([421, true])
  expect(await (await fetch(`${server.url}/settings`)).text()).toContain(`Inloggen kan alleen op <a href="${origin}/settings">`)
  expect((await ask('/settings')).text).not.toContain('Inloggen kan alleen op')
})

test('with only what is required filled in, the button puts the site live', async () => {
  const { page } = owner
  await signIn(page)
  await must('PUT', '/api/admin/settings', { ...company, mail_transport: 'smtp', current_password: PASSWORD })
  await must('POST', '/api/admin/mail/test', {})
  expect(mail.mails).toHaveLength(1)
  await must('POST', '/api/admin/notaries', office)
  await must('PUT', '/api/admin/article-responsibility', { slugs: await listSlugs(page), taken: true })
  await must('PUT', '/api/admin/live/tick', { tick: 'legal-read', done: true })
  await page.goto(`${origin}/settings?tab=beveiliging`)
  await setUpApp(page)

  await page.goto(`${origin}/settings?tab=livegang`)
  const button = page.getByRole('button', { name: 'Zet de site live' })
  await button.waitFor()
  // A sample is no partner: without a link of the owner's own the site stays a demo.
  await page.getByText('Er staat nog geen link met een eigen bestemming aan.').waitFor()
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await must('POST', '/api/admin/redirects', { slug: 'eigen', title: 'Kantoren in Nederland', destination_url: 'https://partner.office.example/start' })
  await must('POST', '/api/admin/redirects', { slug: 'testamenten', title: 'Testamenten', destination_url: 'https://partner.office.example/testament' })
  await page.reload()
  await page.getByText('2 partnerlinks met een eigen bestemming staan aan.').waitFor()
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Live zetten' }).click()
  await page.getByRole('heading', { name: 'De site is live' }).waitFor()
  await eventually(async () => expect((await ask('/')).text).not.toContain('class="demo-bar'))
})

test('no public page says what is not this owner’s, promises what nobody keeps, or leads where nothing is', async () => {
  const wrong: unknown[] = []
  for (const path of publicPaths) {
    const { status, text } = await ask(path)
    const told = [...text.matchAll(/content="([^"]*)"/g)].map(([, one]) => one).join(' ')
    const words = `${readable(text)} ${told}`
    const said = untrue.flatMap((pattern) => pattern.exec(words)?.[0] ?? [])
    // Without a general link nothing of a partner is offered: a call for quotes leads to our own request. And every page says whose it is.
    const offers = /name="destination" value="(?!request")/.test(text)
    // Nobody reviewed this owner or the office yet.
    const rates = text.includes('aggregateRating')
    const isSilent = tariff.test(words) && !doubt.test(words)
    if (status !== 200 || said.length > 0 || offers || rates || isSilent || !words.includes('Proefbedrijf B.V.'))
      wrong.push([path, status, said, offers, rates, isSilent])
  }
  expect(wrong).toEqual([])
})

test.each([
  'Wat kost bellen en hoe laat zijn jullie bereikbaar?',
  'Met welke kantoren hebben jullie afspraken?',
  'Binnen hoeveel uur krijg ik offertes?',
  'Hoeveel kan ik via jullie besparen?',
])('the assistant promises nothing that this owner does not either, asked ‘%s’', async (content) => {
  const asked = await fetch(`${server.url}/api/elk_chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ messages: [{ role: 'user', content }], sessionId: crypto.randomUUID() }),
  })
  const { choices } = (await asked.json()) as { choices: { message: { content: string } }[] }
  const answer = choices[0]?.message.content ?? ''
  expect([asked.status, answer.length > 20]).toEqual([200, true])
  expect(untrue.flatMap((pattern) => pattern.exec(answer)?.[0] ?? [])).toEqual([])
})

test('a sample link does not exist, and its page says so in Dutch', async () => {
  for (const slug of ['algemeen', 'testament', 'hypotheek']) {
    const { status, text } = await ask(`/out/${slug}`)
    expect([slug, status, readable(text).includes('Deze link bestaat niet')]).toEqual([slug, 404, true])
  }
  expect((await ask('/out/testamenten')).text).toContain('partner.office.example/testament')
})

test('the list says how much of the market it is, who pays, and orders by price for one deed only', async () => {
  const list = readable((await ask('/notaries?sorteer=prijs')).text)
  expect(list).toContain('Kies een akte. Prijzen van verschillende akten zijn niet te vergelijken.')
  expect(list).toMatch(/Op deze lijst staat 1 van de \d+ notariskantoren en vestigingen in Nederland/)
  expect(list).toContain('Dit kantoor betaalt ons per aanvraag.')
  expect(readable((await ask('/notaries?sorteer=prijs&akte=testament')).text)).toContain('wij kijken naar de prijs voor een testament.')
})

test('a message to the office reaches that office by mail, as the form says, and its consent is kept', async () => {
  await using visitor = await visit(browser, origin, { ignoreHTTPSErrors: true, javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(`${origin}/notaries`)
  await page.getByRole('button', { name: `Contact opnemen met ${OFFICE}` }).click()
  await page.getByRole('button', { name: 'Contactformulier invullen' }).click()
  await page.getByText(`gaan per mail naar ${OFFICE}, dat u zelf antwoordt`).waitFor()
  await page.getByLabel('Naam').fill('Bezoeker van de site')
  await page.getByLabel('E-mail').fill('bezoeker@visitor.example')
  await page.getByLabel('Bericht').fill('Wanneer kan ik langskomen?')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.getByText('Bericht verzonden').waitFor()
  await eventually(() => expect(mail.mails.map(({ to }) => to)).toContainEqual([OFFICE_MAIL]))
  const received = mail.mails.find(({ to }) => to[0] === OFFICE_MAIL)
  expect([received?.headers.get('reply-to'), received?.text.includes('Wanneer kan ik langskomen?')]).toEqual([
    expect.stringContaining('bezoeker@visitor.example'),
    true,
  ])
  expect(storedRows(server.dataDir, 'select recipient_email, consent_version, consent_text from elk_contact_messages')).toEqual([
    { recipient_email: OFFICE_MAIL, consent_version: expect.stringMatching(/^20/), consent_text: expect.stringContaining(OFFICE) },
  ])
  expect(readable((await ask('/privacy-policy')).text)).toContain('Dan gaat uw bericht per mail naar dat kantoor')
})

/** A visitor writes to the owner. */
async function write(name: string): Promise<void> {
  const body = new URLSearchParams({ name, email: 'bezoeker@visitor.example', phone: '', message: 'Een vraag over de site.' }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }
  expect((await fetch(`${server.url}/contact`, { method: 'POST', body, headers, redirect: 'manual' })).status).toBe(303)
}

const mailed = () => mail.mails.filter(({ text }) => text.includes('Een vraag over de site.')).map(({ to }) => to)
const told = async () => readable((await ask('/privacy-policy')).text)

test('a message to the owner is mailed at once; switched off it is read on the screen alone, and no page says otherwise', async () => {
  await write('Met mail')
  await eventually(() => expect(mailed()).toEqual([[company.contact_email]]))
  expect(await told()).toContain('gaan ook per mail naar de eigenaar')

  const { page } = owner
  await page.goto(`${origin}/settings?tab=algemeen`)
  const topics = page.locator('details', { hasText: 'Waarover wilt u een mail?' })
  // What comes late above it may move it away from under the pointer.
  await eventually(async () => {
    if ((await topics.getAttribute('open')) === null) await topics.locator('summary').click()
    expect(await topics.getAttribute('open')).not.toBeNull()
  })
  const box = page.getByRole('checkbox', { name: 'Een nieuw bericht van een bezoeker' })
  expect(await box.isChecked()).toBe(true)
  await box.click()
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  await page.getByText('Uw wijzigingen zijn succesvol opgeslagen.').waitFor()
  await eventually(async () => expect(await told()).toContain('Een nieuw bericht aan ons gaat niet per mail weg.'))
  await write('Zonder mail')
  await page.goto(`${origin}/settings?tab=overzicht`)
  await page
    .getByRole('group', { name: 'Vandaag' })
    .getByRole('link', { name: /nieuwe berichten$/ })
    .click()
  await page.getByRole('button', { name: /^Zonder mail/ }).click()
  await page.getByText('Staat alleen hier: er is niets verstuurd.').waitFor()
  expect(mailed()).toHaveLength(1)
})

test('the owner of a live site begins at Overzicht, and a reload stays where the owner was', async () => {
  const { page } = owner
  const chosen = () => page.getByRole('tab', { selected: true }).innerText()
  await page.goto(`${origin}/settings`)
  await page.getByRole('tab', { name: 'Overzicht', selected: true }).waitFor()
  expect(await page.title()).toBe('Overzicht | Instellingen')
  await page.getByRole('tab', { name: 'Algemeen' }).click()
  await page
    .getByRole('heading', { name: 'Wie achter de site staat' })
    .or(page.getByRole('button', { name: 'Instellingen Opslaan' }))
    .first()
    .waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).first().waitFor()
  expect([await chosen(), await page.title()]).toEqual(['Algemeen', 'Algemeen | Instellingen'])
})

test('with the last link off nothing is offered, and the owner reads it on every tab', async () => {
  const links = storedRows(server.dataDir, "select id from elk_affiliate_redirects where slug in ('eigen', 'testamenten')")
  for (const { id } of links) await must('PUT', `/api/admin/redirects/${String(id)}/active`, { active: false })
  const { page } = owner
  await page.goto(`${origin}/settings?tab=redirects`)
  await page.getByText('De site is live, maar één onderdeel is niet meer in orde.').waitFor()
})

const listSlugs = (page: Page): Promise<string[]> =>
  page.evaluate(async () => ((await (await fetch('/api/admin/articles')).json()) as { articles: { slug: string }[] }).articles.map(({ slug }) => slug))
