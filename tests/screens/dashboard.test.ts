// @vitest-environment screen
/** The owner reads how the site is used: nothing at first, what a click is worth, what the model did, and days as a file. That visits of a browser are counted: `tests/e2e/dashboard.test.ts`. */
import { expect, test } from 'vitest'
import { fails, KEY, says, scriptedProvider } from '../factories/scripted-provider.ts'
import { addressOfLink, around, eventually, fill, part, press, sees, strikeWithControl, texts } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import { PASSWORD } from '../factories/owner-site.ts'
import { askAssistant } from '../factories/visitors-in-process.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'

test('a new site says what will appear, and counts neither the owner nor anything else', async () => {
  await using screen = await openOwnerScreen('?tab=overzicht')
  await sees('Hier komen de cijfers van uw site')
  await sees('0 bezoekers nu op de site')
  const today = await eventually(() => part('[role=group], section', 'Vandaag')()!)
  // Figures run out by the day of the year; a question or a message there is none.
  await eventually(() => expect(today.textContent).toMatch(/\w/))
  expect(today.textContent).not.toMatch(/vraag|vragen zonder|bezorgd\b(?<!niet zijn bezorgd)/)
  expect(screen.refused).toEqual([])
})

test('a fee at a link gives its clicks a worth, at the link and in Overzicht, and without one none is shown', async () => {
  await using screen = await openOwnerScreen('?tab=livegang')
  const { site } = screen
  const headers = { 'User-Agent': PHONE, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  await (await site.askAsOther('/out/testament', { headers })).text()
  const { id } = await site.db.selectFrom('elk_affiliate_redirects').select('id').where('slug', '=', 'testament').executeTakeFirstOrThrow()
  const counted = () => site.db.selectFrom('elk_redirect_days').select('hits').where('kind', '=', 'human').execute()
  await eventually(async () => expect(await counted()).toEqual([{ hits: 1 }]))
  await screen.goTo('?tab=overzicht')
  const clicks = part('section, article, [role=region]', 'Kliks op links naar partners')
  await sees('/out/testament', clicks)
  expect(document.body.textContent).not.toContain('€')
  await screen.goTo(`?tab=redirects&link=${id}&bewerk=ja`)
  await fill(/^Vergoeding per klik in euro/, 'veel')
  await press('Opslaan')
  await sees('Vul een bedrag in van 0,01 tot 1.000 euro')
  await fill(/^Vergoeding per klik in euro/, '2,50')
  await press('Opslaan')
  await sees('Geschatte waarde van de kliks in 30 dagen: € 2,50.')
  await sees('Nu geldt € 2,50 per klik.')
  await screen.goTo('?tab=overzicht')
  await sees('Geschatte waarde van de kliks: € 2,50.')
  expect((await (await site.ask('/api/admin/dashboard/days.csv?periode=7')).text()).trim()).toMatch(/"2,50"$/)
})

test('the days come as a file for a spreadsheet', async () => {
  // Someone asked, so that there are figures.
  await using screen = await openOwnerScreen('?tab=overzicht&periode=7', { before: (site) => askAssistant(site, 'Wat kost een testament?') })
  const file = await screen.site.ask(await addressOfLink('Dagen downloaden (CSV)'))
  const lines = (await file.text()).trim().split('\r\n')
  expect([file.headers.get('content-disposition'), lines.length, lines[0]]).toEqual([
    expect.stringMatching(/^attachment; filename="?overzicht-/),
    8,
    expect.stringContaining('"Bezoekers"'),
  ])
})

test('without a model the screen says what it would show, and leads to the settings', async () => {
  await using screen = await openOwnerScreen('?tab=overzicht')
  await press('Taalmodel')
  await sees('Er is geen taalmodel ingesteld')
  expect(new URLSearchParams(location.search).get('onderdeel')).toBe('taalmodel')
  expect(document.querySelector('[role=tabpanel] table')).toBeNull()
  await press('Model instellen')
  await sees('Basisadres van de aanbieder')
  expect(screen.refused).toEqual([])
})

test('answers, failures by kind, what is left of today and the cost are on one screen', async () => {
  await using provider = await scriptedProvider(says('In een levenstestament wijst u iemand aan.'))
  await using screen = await openOwnerScreen('?tab=livegang', { variables: { PROVIDER_HOSTS: provider.host } })
  const { site } = screen
  const chosen = { provider_base_url: provider.url, provider_model: 'proefmodel', chatbot_api_key: KEY, current_password: PASSWORD }
  const saved = await site.ask('/api/admin/settings', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(chosen) })
  expect(saved.status).toBe(200)
  for (let n = 0; n < 2; n += 1) await askAssistant(site, 'Wat is een levenstestament?')
  provider.follow(fails(401))
  await askAssistant(site, 'Wat is een levenstestament?')
  // Each question is one call, and ended in one way.
  const calls = await site.db.selectFrom('elk_provider_usage').select('requests').execute()
  const outcomes = await site.db.selectFrom('elk_provider_outcomes').select(['outcome', 'count']).orderBy('outcome').execute()
  expect([calls, outcomes]).toEqual([
    [{ requests: 3 }],
    [
      { outcome: 'answered', count: 2 },
      { outcome: 'wrong-key', count: 1 },
    ],
  ])

  await screen.goTo('?tab=overzicht&onderdeel=taalmodel')
  await sees(`Model proefmodel, bij ${provider.host}.`)
  await sees('Het model schreef 2 van 3 antwoorden.')
  await sees('Er zijn nog 497 vragen over.')
  await sees('Vul bij Algemeen de prijzen per miljoen tokens in')
  expect(texts('td', around('th', 'De aanbieder weigerde de sleutel', 'tr'))).toEqual(['1', 'Controleer de sleutel bij Algemeen.'])
  await press('Model instellen')
  await fill('Euro per miljoen tokens naar het model', '400')
  await fill('Euro per miljoen tokens van het model', 'veel')
  strikeWithControl('s')
  await sees('Vul een bedrag in, zoals 0,40.')
  await fill('Euro per miljoen tokens van het model', '1200')
  strikeWithControl('s')
  await sees('Uw wijzigingen zijn succesvol opgeslagen.')
  await screen.goTo('?tab=overzicht&onderdeel=taalmodel')
  await sees('Kosten: € 0,06')
  await sees('Per maand')
})
