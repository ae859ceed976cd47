/** What the owner publishes stands on the pages of the site at once. It is sent as the screens send it; what they say of it: `tests/screens`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from './setup/chat-client.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { signInByCall } from './setup/owner.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { visit } from './setup/visit.ts'

let server: RunningServer
let Cookie: string

beforeAll(async () => {
  server = await startServer()
  Cookie = (await signInByCall(server.url)).map((pair) => pair.join('=')).join('; ')
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const pageOf = async (path: string): Promise<string> => (await fetch(server.url + path)).text()
const home = async (): Promise<string> => (await pageOf('/')).replaceAll(/<script[\s\S]*?<\/script>/g, '')

async function send<T = { id: string; version: unknown }>(method: string, path: string, body?: object): Promise<T> {
  const headers = { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie }
  const answer = await fetch(`${server.url}/api/admin/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text) as T
}

const today = new Date().toISOString().slice(0, 10)

test('a figure is on the site at once with its source, is off it when it is deleted, and back when that is undone', async () => {
  const PAGE = '/huwelijkse-voorwaarden'
  const { figures } = await send<{ figures: { id: string; label: string }[] }>('GET', 'figures')
  const { id: figure } = figures.find(({ label }) => label === 'Notaris, huwelijkse voorwaarden, vanaf')!
  const source = { source: 'Een betere bron', url: 'https://bron.example/', checked: today, note: '' }
  expect(await pageOf(PAGE)).not.toContain('1.234')
  const { id } = await send('POST', 'figure-values', { figure, low: '1.234', high: '', from: today, until: '', ...source })
  await eventually(async () => expect(await pageOf(PAGE)).toContain('1.234'))
  expect(await pageOf(PAGE)).toContain('Een betere bron')
  await send('DELETE', `figure-values/${id}`)
  await eventually(async () => expect(await pageOf(PAGE)).not.toContain('1.234'))
  await send('POST', `figure-values/${id}/restore`)
  await eventually(async () => expect(await pageOf(PAGE)).toContain('1.234'))
})

test('a text is on the home page as soon as it is saved, and a planned one is not', async () => {
  const content = 'Eerste alinea <b>vet</b>.\n\nTweede alinea. Lees [meer](/testament) of [niet](javascript:alert(1)).'
  const text = { content, isActive: true, startsAt: null, endsAt: null }
  const { id, version } = await send('POST', 'homepage-texts', text)
  await eventually(async () => expect(await pageOf('/')).toContain('Tweede alinea. Lees '))
  expect(await pageOf('/')).toMatch(/<a href="\/testament">meer<\/a>/)
  expect(await pageOf('/')).not.toContain('href="javascript')
  await send('PUT', `homepage-texts/${id}`, { ...text, startsAt: '2099-01-01T09:00:00.000Z', version })
  await eventually(async () => expect(await pageOf('/')).not.toContain('Tweede alinea.'))
})

test('other words for an article are seen beforehand by the owner alone, and once published stand everywhere', async () => {
  const title = 'Wilt u <testament> & rust?'
  const shown = 'Wilt u &lt;testament&gt; &amp; rust?'
  const preview = `${server.url}/api/admin/articles/testament/preview`
  const posted = { method: 'POST', body: new URLSearchParams({ title }) }
  const seen = await fetch(preview, { ...posted, headers: { Origin: server.url, Cookie } })
  expect([seen.status, seen.headers.get('cache-control'), seen.headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
  const html = await seen.text()
  for (const part of [`<h1>${shown}</h1>`, 'alleen u ziet deze pagina', 'name="robots" content="noindex"']) expect(html).toContain(part)
  expect([
    (await fetch(preview, { ...posted, headers: { Origin: server.url } })).status,
    (await fetch(`${server.url}/settings/artikel-voorbeeld`)).status,
  ]).toEqual([401, 404])

  const { version } = await send<{ version: string | null }>('GET', 'articles/testament')
  const words = { title, description: null, body: null }
  const draft = await send('PUT', 'articles/testament', { step: 'draft', version, ...words })
  expect(await pageOf('/testament')).not.toContain('rust?')
  const published = await send('PUT', 'articles/testament', { step: 'publish', version: draft.version, ...words })
  await eventually(async () => expect(await pageOf('/testament')).toContain(`<h1>${shown}</h1>`))
  const article = await pageOf('/testament')
  expect(article).toMatch(/<title>Wilt u (?:<|&lt;)testament(?:>|&gt;) (?:&|&amp;|&#38;) rust\? \| Elke Notaris<\/title>/)
  expect(article).toContain(String.raw`"headline":"Wilt u \u003ctestament> & rust?"`)
  for (const path of ['/', '/rss.xml', '/llms.txt', '/zoeken?q=testament', '/is-er-niet', '/results']) {
    const text = await pageOf(path)
    if (path !== '/results') expect([path, text.includes('rust?')]).toEqual([path, true])
    expect([path, text.includes('<testament>')]).toEqual([path, path === '/llms.txt'])
  }
  await send('PUT', 'articles/testament', { step: 'unpublish', version: published.version })
  await eventually(async () => expect(await pageOf('/testament')).not.toContain('rust?'))
})

test('taking responsibility is told under the article, in its language', async () => {
  const taken = 'neemt sinds'
  await send('PUT', 'article-responsibility', { slugs: ['voogdij', 'notary-amsterdam-know'], taken: true })
  await eventually(async () => expect(await pageOf('/voogdij')).toContain(taken))
  expect(await pageOf('/testament')).not.toContain(taken)
  expect(await pageOf('/notary-amsterdam-know')).toContain('has taken editorial responsibility for this text since')
  await send('PUT', 'article-responsibility', { slugs: ['voogdij'], taken: false })
  await eventually(async () => expect(await pageOf('/voogdij')).not.toContain(taken))
})

test('a changed telephone number stands on the site within a second', async () => {
  await fetch(server.url)
  await send('PUT', 'settings', { contact_phone: '088 - 123 45 67' })
  await eventually(async () => expect(await pageOf('/')).toContain('088 - 123 45 67'))
})

test('another name, drawing and disclaimer of the assistant stand in the chat at once', async () => {
  await send('PUT', 'settings', {
    assistant_name: 'Noor',
    assistant_avatar: 'kompas',
    assistant_disclaimer: 'Controleer het antwoord altijd bij de bron.',
  })
  await eventually(async () => expect(await home()).toMatch(/Noor<!-- --> <span class="chat-ai">AI-assistent|Noor <span class="chat-ai">AI-assistent/))
  const html = await home()
  for (const text of ['M58 33L52 47L38 53L44 39Z', 'Controleer het antwoord altijd bij de bron.', 'U chat met een AI-assistent, geen notaris.'])
    expect(html).toContain(text)
})

const office = {
  name: 'Kantoor De Linde',
  location: 'Zeist',
  languages: ['Nederlands'],
  specializations: ['Testament'],
  features: [],
  phone: '',
  email: '',
  website: '',
  source: 'opgave van het kantoor',
  sourceDay: '2026-11-01',
  relation: 'geen',
  prices: [{ deed: 'testament', amountCents: 50_850, includes: 'Gesprek en akte.', asOf: '2026-11-01' }],
}

test('a notary is in the list once the owner makes it visible, with its price, the agreement and the page of the register', async () => {
  const { id, version } = await send('POST', 'notaries', { ...office, state: 'concept' })
  expect(await pageOf('/notaries')).not.toContain('Kantoor De Linde')
  const register = { registerUrl: 'https://register.example/de-linde', registerDay: '2026-11-02' }
  await send('PUT', `notaries/${id}`, { ...office, ...register, relation: 'per_aanvraag', state: 'zichtbaar', version })
  await eventually(async () => expect(await pageOf('/notaries')).toContain('Kantoor De Linde'))
  await using visitor = await visit(await sharedBrowser(), server.url)
  await visitor.page.goto(`${server.url}/notaries`)
  const list = visitor.page.locator('.notary-table')
  for (const text of ['Dit kantoor betaalt ons per aanvraag.', '508,50', 'Gezien op 2 november 2026']) expect(await list.getByText(text).count()).toBe(1)
  const link = list.getByRole('link', { name: 'Inschrijving in het register van Kantoor De Linde' })
  expect(await link.getAttribute('href')).toBe('https://register.example/de-linde')
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
})

test('a section that the owner adds to an article stands on the site, which tells that nobody checked it', async () => {
  const HEADING = 'Wie voogd kan worden volgens ons'
  const { version, bodies } = await send<{ version: string | null; bodies: { file: string } }>('GET', 'articles/voogdij')
  const body = `${bodies.file}\n\n## ${HEADING}\n\nOns kantoor denkt **mee** over de keuze. Lees ook over [het testament](/testament).\n`
  const published = await send('PUT', 'articles/voogdij', { step: 'publish', version, title: null, description: null, body })
  await eventually(async () => expect(await pageOf('/voogdij')).toContain(`<h2 id="wie-voogd-kan-worden-volgens-ons">${HEADING}</h2>`))
  const article = await pageOf('/voogdij')
  for (const part of ['Wat daarbij veranderde, is niet met AI nagekeken.', 'denkt <strong>mee</strong> over de keuze']) expect(article).toContain(part)
  await send('PUT', 'articles/voogdij', { step: 'unpublish', version: published.version })
  await eventually(async () => expect(await pageOf('/voogdij')).not.toContain(HEADING))
})

test('an addition to the terms stands below them under the name of the company, and empty it is gone', async () => {
  const path = '/algemene-voorwaarden'
  const { version } = await send('GET', 'page-texts/algemene-voorwaarden')
  const content = '### Ons kantoor\n\nAfspraken maakt u via [Contact](/contact).'
  const saved = await send('PUT', 'page-texts/algemene-voorwaarden', { version, content })
  await eventually(async () => expect(await pageOf(path)).toContain('<h3>Ons kantoor</h3>'))
  for (const part of ['16. Aanvullingen van Elke Notaris', '<a href="/contact">Contact</a>']) expect(await pageOf(path)).toContain(part)
  expect(await pageOf('/privacy-policy')).not.toContain('Aanvullingen van')
  await send('PUT', 'page-texts/algemene-voorwaarden', { version: saved.version, content: '' })
  await eventually(async () => expect(await pageOf(path)).not.toContain('Aanvullingen van'))
})

const textOf = async (path: string): Promise<string> => (await pageOf(path)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('the owner changes a term and the privacy page says so at once', async () => {
  await send('PUT', 'settings', { retention_chat_days: '30', retention_contact_days: '730' })
  await eventually(async () => expect(await textOf('/privacy-policy')).toContain('Tot 30 dagen na het laatste bericht in het gesprek.'))
  const shown = await textOf('/privacy-policy')
  for (const term of ['Tot 2 jaar na de dag van uw bericht.', 'Tot 400 dagen na de druk op de knop of na het antwoord.']) expect(shown).toContain(term)
})

test('once the owner has filled in who he is, the pages on privacy, on us and on the terms say it and miss nothing', async () => {
  const given = {
    contact_phone: '020 - 123 45 67',
    contact_email: 'post@example.nl',
    company_legal_name: 'Proefbedrijf',
    company_address: 'Singel 1, Amsterdam',
    company_kvk: '87654321',
    company_vat_id: 'NL001234567B02',
  }
  await send('PUT', 'settings', { ...given, current_password: PASSWORD })
  for (const path of ['/privacy-policy', '/over-ons', '/algemene-voorwaarden']) {
    await eventually(async () => expect(await pageOf(path)).toContain('Proefbedrijf'))
    const text = await textOf(path)
    for (const value of Object.values(given)) expect(text).toContain(value)
    expect(text).not.toMatch(/nog niet ingevuld|moet hier nog invullen/)
  }
})
