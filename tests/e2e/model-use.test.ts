/** How the screen of what the model did looks. What it says: `tests/screens/dashboard.test.ts`. */
import { expect, test } from 'vitest'
import { fails, says, scriptedProvider } from '../factories/scripted-provider.ts'
import { faultsInEveryLook, violations } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { ownerProfile } from './setup/owner.ts'
import { visit } from './setup/visit.ts'
import { startWithModel } from './setup/with-model.ts'

const QUESTION = 'Wat is een levenstestament?'

test('on the screen of the model axe finds nothing, before there is a visitor and with answers, failures and costs on it', async () => {
  await using provider = await scriptedProvider(says('In een levenstestament wijst u iemand aan.'))
  await using server = await startWithModel(provider)
  await using owner = await visit(await sharedBrowser(), server.url, await ownerProfile(server.url))
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=overzicht`)
  await page.getByRole('heading', { name: 'Hier komen de cijfers van uw site' }).waitFor()
  await page.getByRole('group', { name: 'Vandaag' }).waitFor()
  expect(await violations(page)).toEqual([])
  for (let n = 0; n < 2; n += 1) await askOverHttp(server.url, QUESTION)
  provider.follow(fails(401))
  await askOverHttp(server.url, QUESTION)
  await page.goto(`${server.url}/settings?tab=overzicht&onderdeel=taalmodel`)
  await page.getByText('Het model schreef 2 van 3 antwoorden.').waitFor()
  await page.getByRole('heading', { name: 'Per maand' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  // Its style sheet is that of the whole tab, also for who opens this part first.
  const [today, month] = await Promise.all(['Vandaag', 'Deze maand'].map((name) => page.getByRole('region', { name, exact: true }).boundingBox()))
  expect(Math.max(month!.x - today!.x - today!.width, month!.y - today!.y - today!.height)).toBeGreaterThan(8)
})
