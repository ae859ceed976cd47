// @vitest-environment screen
/** The owner manages links: adding, following, changing, a base address, import and export. */
import { expect, test } from 'vitest'
import { addressOfLink, around, eventually, fill, giveFile, part, press, sees, seesNoMore, texts } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import type { SiteInProcess } from '../factories/site-in-process.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

async function follow({ askAsOther }: SiteInProcess, slug: string, agent = FIREFOX): Promise<{ status: number; html: string }> {
  const headers = { 'User-Agent': agent, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  const answer = await askAsOther(`/out/${slug}`, { headers })
  return { status: answer.status, html: await answer.text() }
}

const rowOf = (slug: string) => around('[role=rowheader], th', slug, 'tr')

async function fillLink(slug: string, destination: string): Promise<void> {
  await press('Nieuwe redirect')
  await fill(/^Slug/, slug)
  await fill('Titel', `Partner ${slug}`)
  await fill('Bestemming URL', destination)
}

test('a link is added with its campaign, followed at once, counted, and shown with its count', async () => {
  await using screen = await openOwnerScreen('?tab=redirects')
  const { db } = screen.site
  await sees('/out/testament')
  // There is no link of the owner's own yet, so the form is open, after the list.
  await eventually(() => {
    const [list, form] = [document.querySelector('.links-table')!, part('section', 'Nieuwe redirect toevoegen')()!]
    expect(list.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0)
  })
  await press('Toevoegen')
  await sees('Vul alle verplichte velden in')
  await fillLink('nieuw', 'https://nieuw.example.com/a?b=1')
  await press(/^UTM-parameters/)
  await fill(/^utm_source/, 'elke')
  await sees('https://nieuw.example.com/a?b=1&utm_source=elke')
  await press('Toevoegen')
  await sees('Redirect toegevoegd')
  expect((await follow(screen.site, 'nieuw')).html).toContain('0;url=https://nieuw.example.com/a?b=1&amp;utm_source=elke')
  await follow(screen.site, 'nieuw', ROBOT)
  const counted = () =>
    db
      .selectFrom('elk_redirect_clicks as click')
      .innerJoin('elk_affiliate_redirects as link', 'link.id', 'click.redirect_id')
      .select(['click.kind', 'link.click_count'])
      .where('link.slug', '=', 'nieuw')
      .orderBy('click.kind')
      .execute()
  await eventually(async () =>
    expect(await counted()).toEqual([
      { kind: 'bot', click_count: 1 },
      { kind: 'human', click_count: 1 },
    ]),
  )
  await press('Vernieuwen')
  for (const told of ['1 klik', '1 bezoeker, 0 herhalingen', '1 robot, 0 zonder klik geladen', 'klopt met de dagtotalen']) await sees(told, rowOf('nieuw'))
  await press('Reken de telling na')
  await sees('De telling klopt')
})

test('a base address is saved, and a path is put behind it', async () => {
  await using screen = await openOwnerScreen('?tab=redirects')
  await fill(/^Basis URL/, 'http://partner.example.com')
  await press('Opslaan')
  await sees('Het adres moet met https:// beginnen.')
  await fill(/^Basis URL/, 'https://partner.example.com/?x=1')
  await press('Opslaan')
  await sees('Haal weg wat vanaf het teken ? of # staat.')
  await fill(/^Basis URL/, 'https://partner.example.com/via')
  await press('Opslaan')
  await sees('Basis URL opgeslagen')
  await fillLink('pad', '/partner/123')
  await sees('De bezoeker komt op: https://partner.example.com/via/partner/123')
  await press('Toevoegen')
  await sees('Redirect toegevoegd')
  await eventually(async () => expect((await follow(screen.site, 'pad')).html).toContain('0;url=https://partner.example.com/via/partner/123'))
})

test('destinations that cannot be reached are not called a success', async () => {
  await using screen = await openOwnerScreen('?tab=redirects')
  const replies = [
    { checked: 10, left: 2, unreachable: ['testament'] },
    { checked: 2, left: 0, unreachable: [] },
    { checked: 3, left: 0, unreachable: [] },
    { checked: 0, left: 0, unreachable: [] },
  ]
  // Other sites are out of reach here; what their answers come to is told by the site in their place.
  screen.onCall((call) => (call === 'POST /api/admin/redirects/check' ? Response.json(replies.shift()) : undefined))
  await press('Controleer alle bestemmingen')
  await sees('1 van de 12 bestemmingen antwoordt niet goed: testament.')
  await seesNoMore('Succes')
  await press('Controleer alle bestemmingen')
  await sees('Alle bestemmingen zijn bereikbaar')
  await press('Controleer alle bestemmingen')
  await sees('Voorbeelden controleren wij niet.')
})

test('the details stand at their own address: numbers, QR code, changing and turning off', async () => {
  await using screen = await openOwnerScreen('?tab=redirects')
  const { site } = screen
  await follow(site, 'hypotheek')
  await press('Details: hypotheek')
  await eventually(() => expect(texts('h2, h3, h4')).toEqual(expect.arrayContaining([expect.stringMatching(/^\/out\/hypotheek/), 'Wat er is geteld'])))
  await press('365 dagen')
  await eventually(() => expect(new URLSearchParams(location.search).get('dagen')).toBe('365'))
  await screen.goTo(location.search)
  await sees('De telling klopt: teller en dagtotalen zijn gelijk.')
  expect(decodeURIComponent(await addressOfLink('Download als SVG'))).toMatch(/^data:image\/svg\+xml,<svg/)
  expect(part('a', 'Download als SVG')()?.getAttribute('download')).toBe('out-hypotheek.svg')
  await press('Bewerken')
  await fill('Bestemming URL', 'https://hypotheek.example.com/')
  await press('Opslaan')
  await sees('Redirect opgeslagen')
  expect((await follow(site, 'hypotheek')).html).toContain('0;url=https://hypotheek.example.com/')
  await press('Uitzetten')
  await sees('Redirect staat uit')
  expect((await follow(site, 'hypotheek')).status).toBe(404)
  await press('Alle redirects')
  await eventually(() => expect(texts('h2, h3').join()).toMatch(/Affiliate Redirects \(\d+\)/))
})

test('a file is judged first and imported after that; the export has what was imported', async () => {
  await using screen = await openOwnerScreen('?tab=redirects')
  const { site } = screen
  await sees('testament')
  // Larger than the limit of other requests.
  const many = Array.from({ length: 1_500 }, (_, n) => `import-${n};Titel ${n};https://import.example.com/een/lang/pad/${n};;ja`)
  const text = ['slug;titel;bestemming;omschrijving;actief', ...many, 'Fout!;;http://x.nl;;', 'testament;T;https://a.example.com/;;'].join('\n')
  expect(text.length).toBeGreaterThan(64 * 1024)
  await giveFile('links.csv', 'text/csv', text)
  await sees('1500 redirects worden toegevoegd, 2 regels niet.')
  await sees('slug: Gebruik alleen kleine letters')
  expect((await follow(site, 'import-7')).status).toBe(404)
  await press('Importeer 1500 redirects')
  await sees('1500 redirects geïmporteerd')
  expect((await follow(site, 'import-7')).html).toContain('0;url=https://import.example.com/een/lang/pad/7')
  await fill(/^Zoeken/, 'import-1499')
  await sees('Affiliate Redirects (1)')
  expect(await (await site.ask(await addressOfLink('Exporteer als CSV'))).text()).toContain('"import-1499","Titel 1499"')
})
