/** The owner finds a question that was left without an answer, writes one, tries it and publishes it; the next visitor gets it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'

const QUESTION = 'is er een klantportaal met mijn dossier'

const site = ownerSite(undefined, async (server) => {
  await askOverHttp(server.url, QUESTION)
  await askOverHttp(server.url, 'wat kost een testament')
})

const openTab = (page: Page, address = 'tab=vragen') => page.goto(`${site.server.url}/settings?${address}`)
const fieldOf = (at: Page) => at.getByLabel('Vraag', { exact: false }).first()
const picture = async (page: Page, name: string) => {
  const dir = process.env['PICTURES']
  if (dir) await page.screenshot({ path: `${dir}/${name}.png`, fullPage: true })
}

test('from a question without an answer to an answer for the next visitor, and back again', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 422/ })
  const { page } = owner
  await openTab(page)
  await page.getByRole('button', { name: 'Nu uitvoeren' }).click()
  await page.getByText('Het overzicht is opnieuw gemaakt.').waitFor()
  await page
    .getByRole('region', { name: 'Top vragen' })
    .getByText('Testament', { exact: true })
    .or(page.getByText('Kosten en tarieven', { exact: true }))
    .first()
    .waitFor()
  await page.getByRole('button', { name: `Maak er een antwoord van: ${QUESTION}` }).click()
  const question = page.getByLabel('Vraag', { exact: false }).first()
  await eventually(async () => expect(await question.inputValue()).toBe('Is er een klantportaal met mijn dossier?'))
  await page.getByRole('textbox', { name: 'Antwoord', exact: false }).fill('Ja. U krijgt een mail met een link naar **uw dossier**.')
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.getByText('Geef minstens één bron').first().waitFor()
  await page.getByLabel('Titel van bron 1').fill('Over ons')
  await page.getByLabel('Adres van bron 1').fill('/over-ons')
  await page
    .getByRole('region', { name: 'Zo ziet de bezoeker het' })
    .getByRole('link', { name: /Over ons/ })
    .waitFor()
  await page.getByLabel('Proefvraag').fill('kan ik mijn dossier zien in een klantportaal')
  await page.getByRole('button', { name: 'Proberen' }).click()
  await page.getByText('Dit antwoord wint.').waitFor()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.getByText('De assistent gebruikt dit antwoord nu.').waitFor()
  expect((await askOverHttp(site.server.url, QUESTION)).choices[0]?.message.content).toContain('uw dossier')
  await page.getByRole('button', { name: 'Terugtrekken' }).click()
  await page.getByText('De assistent gebruikt dit antwoord niet meer.').waitFor()
  expect((await askOverHttp(site.server.url, QUESTION)).choices[0]?.message.content).not.toContain('uw dossier')
  const versions = page.getByRole('list', { name: 'Versies, de nieuwste eerst' }).getByRole('listitem')
  await versions.nth(1).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByText('Het antwoord staat er weer.').waitFor()
  await page.getByRole('button', { name: /Is er een klantportaal/ }).waitFor()
})

test('a question that is not for this site is hidden, and shown again when that is undone', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await openTab(page)
  await page.getByRole('button', { name: `Niet voor ons: ${QUESTION}` }).click()
  await page.getByText('Deze vraag en vragen die erop lijken worden niet meer getoond.').waitFor()
  await eventually(async () => expect(await page.getByRole('button', { name: `Niet voor ons: ${QUESTION}` }).count()).toBe(0))
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByRole('button', { name: `Niet voor ons: ${QUESTION}` }).waitFor()
})

test('the second of two screens hears that an answer changed, and takes over the other version or saves its own, however late its timers', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 409/, leavesTraces: true })
  const { page } = owner
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, delay = 0) => setTimer(work, delay + 50)) as typeof window.setTimeout
  })
  const save = async (at: Page, text: string) => {
    await fieldOf(at).fill(text)
    await at.getByRole('button', { name: 'Concept opslaan' }).click()
  }
  await openTab(page, 'tab=inhoud&onderdeel=kennis&kennis=nieuw')
  await save(page, 'Zoals het begon?')
  await page.getByText('Het concept is opgeslagen.').waitFor()
  // Its versions are there before it has an address of its own, where the second one is to look.
  await page.waitForURL((url) => url.searchParams.get('kennis') !== 'nieuw')
  await page.getByText('Eerdere versies').waitFor()
  const second = await owner.context.newPage()
  const saveElsewhere = async (text: string) => {
    await second.goto(page.url())
    await save(second, text)
    await second.getByText('Het concept is opgeslagen.').waitFor()
  }
  await saveElsewhere('Van het andere scherm?')
  await save(page, 'Van dit scherm?')
  await page.getByText('Intussen ergens anders gewijzigd').waitFor()
  expect(await fieldOf(page).inputValue()).toBe('Van dit scherm?')
  await page.getByRole('button', { name: 'Die andere versie laden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Andere versie laden' }).click()
  await eventually(async () => expect(await fieldOf(page).inputValue()).toBe('Van het andere scherm?'))
  await saveElsewhere('Nog een keer?')
  await save(page, 'Toch dit scherm?')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.getByRole('button', { name: 'Mijn versie opslaan' }).click()
  await saved
  await page.reload()
  await fieldOf(page).waitFor()
  await eventually(async () => expect(await fieldOf(page).inputValue()).toBe('Toch dit scherm?'))
})

test('axe finds nothing on the screens in any look, and no page is wider than the screen', async () => {
  await using owner = await site.visit({ reducedMotion: 'reduce' })
  const { page } = owner
  const found: Record<string, string[]> = {}
  const look = async (name: string) => {
    found[name] = await faultsInEveryLook(page)
    await picture(page, name)
  }
  await openTab(page)
  await page.getByRole('button', { name: 'Maak er een antwoord van' }).first().waitFor()
  await page.getByRole('region', { name: 'Tabel van de onderwerpen' }).getByRole('row').nth(1).waitFor()
  await look('vragen')
  await openTab(page, 'tab=inhoud&onderdeel=kennis')
  await page.getByRole('button', { name: /Is er een klantportaal/ }).waitFor()
  await look('lijst')
  await page.getByRole('button', { name: /Is er een klantportaal/ }).click()
  await page.getByRole('region', { name: 'Zo ziet de bezoeker het' }).getByText('uw dossier').waitFor()
  await page.getByLabel('Proefvraag').fill('mijn dossier in het klantportaal')
  await page.getByRole('button', { name: 'Proberen' }).click()
  await page.getByText('Waarom').click()
  await look('antwoord')
  expect(found).toEqual({ vragen: [], lijst: [], antwoord: [] })
})
