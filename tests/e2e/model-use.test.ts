/** The owner sees what the model did: before there is one, while it answers, when it fails, and what it cost. */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { fails, says, scriptedProvider } from '../factories/scripted-provider.ts'
import { faultsInEveryLook, violations } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { ownerProfile } from './setup/owner.ts'
import { startServer } from './setup/server.ts'
import { sharedServer } from './setup/shared.ts'
import { visit } from './setup/visit.ts'
import { startWithModel } from './setup/with-model.ts'

const QUESTION = 'Wat is een levenstestament?'

let browser: Browser

beforeAll(async () => {
  browser = await sharedBrowser()
})

const openUse = (page: Page, url: string) => page.goto(`${url}/settings?tab=overzicht&onderdeel=taalmodel`)
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('without a model the screen says what it would show, and leads to the settings', async () => {
  await using server = await startServer()
  await using owner = await visit(browser, server.url, await ownerProfile(server.url))
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=overzicht`)
  await page.getByText('Taalmodel', { exact: true }).click()
  await page.getByRole('heading', { name: 'Er is geen taalmodel ingesteld' }).waitFor()
  expect(new URL(page.url()).searchParams.get('onderdeel')).toBe('taalmodel')
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Model instellen' }).click()
  await page.getByLabel('Basisadres van de aanbieder').waitFor()
})

test('answers, failures by kind, what is left of today and the cost are on one screen, on a phone too', async () => {
  await using provider = await scriptedProvider(says('In een levenstestament wijst u iemand aan.'))
  await using server = await startWithModel(provider)
  const signedIn = await ownerProfile(server.url)
  for (let n = 0; n < 2; n += 1) await askOverHttp(server.url, QUESTION)
  provider.follow(fails(401))
  await askOverHttp(server.url, QUESTION)

  await using owner = await visit(browser, server.url, { ...signedIn, expectedErrors: /status of 422/ })
  const { page } = owner
  await openUse(page, server.url)
  await page.getByText(`Model proefmodel, bij ${provider.host}.`).waitFor()
  await page.getByText('Het model schreef 2 van 3 antwoorden.').waitFor()
  await page.getByText('Er zijn nog 497 vragen over.').waitFor()
  await page.getByText('Vul bij Algemeen de prijzen per miljoen tokens in').waitFor()
  expect(await rowOf(page, 'De aanbieder weigerde de sleutel').getByRole('cell').allInnerTexts()).toEqual(['1', 'Controleer de sleutel bij Algemeen.'])

  await page.getByRole('button', { name: 'Model instellen' }).click()
  await page.getByLabel('Euro per miljoen tokens naar het model').fill('400')
  await page.getByLabel('Euro per miljoen tokens van het model').fill('veel')
  await page.keyboard.press('Control+S')
  await page.getByText('Vul een bedrag in, zoals 0,40.').first().waitFor()
  await page.getByLabel('Euro per miljoen tokens van het model').fill('1200')
  await page.keyboard.press('Control+S')
  await page.getByText('Uw wijzigingen zijn succesvol opgeslagen.').first().waitFor()
  await openUse(page, server.url)
  await page.getByText('Kosten: €\u00a00,06').waitFor()

  await page.getByRole('heading', { name: 'Per maand' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  // Its style sheet is that of the whole tab, also for who opens this part first.
  const [today, month] = await Promise.all(['Vandaag', 'Deze maand'].map((name) => page.getByRole('region', { name, exact: true }).boundingBox()))
  expect(Math.max(month!.x - today!.x - today!.width, month!.y - today!.y - today!.height)).toBeGreaterThan(8)
})

test('nobody else sees it', async () => {
  expect((await fetch(`${sharedServer().url}/api/admin/provider/use`)).status).toBe(401)
})
