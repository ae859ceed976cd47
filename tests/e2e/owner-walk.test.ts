/** The walk through the owner's area: every screen and form opens by its address, fits, is readable for everyone, and is light enough for a phone on the road. */
import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInEveryLook, faultsInLooks, violations } from './setup/axe.ts'
import { json } from './setup/chat-client.ts'
import type { Look } from './setup/looks.ts'
import { fillSite, ownerPlaceNames, ownerPlace, placesOfWalk } from './setup/owner-places.ts'
import { ownerSite } from './setup/owner-site.ts'
import { changeRows } from './setup/stored.ts'
import { quiet, type Visit } from './setup/visit.ts'

const MOST_FIRST = 220_000
const MOST_MORE = 60_000

const site = ownerSite({ TRUST_PROXY: '1' }, fillSite)

/** Goes from screen to screen: loading each is most of what looking at it costs. */
let owner: Visit
/** Bytes of what `/settings` loads first, over the wire. */
let first: Map<string, number>

beforeAll(async () => {
  owner = await site.visit({ reducedMotion: 'reduce' })
  first = await load('')
})

afterAll(() => owner[Symbol.asyncDispose]())

/** Opens a place and gives the bytes of its scripts, styles and fonts over the wire, each file once, also of those that the browser had kept. */
async function load(query: string): Promise<Map<string, number>> {
  const { page } = owner
  const files = new Map<string, number>()
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/_astro/')) files.set(pathname, Number(response.headers()['content-length']))
  }
  page.on('response', note)
  await page.goto(`${site.server.url}/settings${query}`)
  await page.getByRole('tabpanel').locator('h2, h3').first().waitFor()
  await quiet(owner)
  page.off('response', note)
  // A file that does not say what it weighs would count as nothing.
  expect([...files].filter(([, size]) => !(size > 0))).toEqual([])
  expect(files.size).toBeGreaterThan(5)
  return files
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

const unfold = () =>
  owner.page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })

test('the first load is at most 220 kB', () => {
  expect(sum(first.values())).toBeLessThanOrEqual(MOST_FIRST)
})

test.each(['algemeen', ...ownerPlaceNames, ...placesOfWalk])(
  '%s opens by its address, adds no more than 60 kB, and in every look it fits and is clean for axe, with all that folds unfolded',
  async (name) => {
    const files = await load(`?tab=${ownerPlace(name, site.server.dataDir)}`)
    expect(sum([...files].flatMap(([path, size]) => (first.has(path) ? [] : [size])))).toBeLessThanOrEqual(MOST_MORE)
    await unfold()
    expect(await faultsInEveryLook(owner.page)).toEqual([])
    expect(owner.foreign).toEqual([])
  },
)

test('on a phone of 360 px what stands in the header stands on one line, also with a count in the bell', async () => {
  const { page } = owner
  await page.setViewportSize({ width: 360, height: 740 })
  await load('?tab=berichten')
  await page.getByRole('button', { name: / melding(?:en)?$/ }).waitFor()
  const tops = await page
    .locator('.admin-actions button')
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top / 10)))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
  await page.getByRole('button', { name: / melding(?:en)?$/ }).click()
  await page.getByRole('region', { name: 'Wat uw aandacht vraagt' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
})

test.each([360, 768, 1280])(
  'at %d px every tab and every part of a tab is in sight, on a phone once the row of tabs is moved there, with a count beside one',
  async (width) => {
    const { page } = owner
    await page.setViewportSize({ width, height: 800 })
    for (const place of ['inhoud&onderdeel=cijfers', 'offertes&onderdeel=afrekening']) {
      await page.goto(`${site.server.url}/settings?tab=${place}`)
      await page.getByRole('tab', { name: 'Berichten 1' }).waitFor()
      await page.locator('.mantine-SegmentedControl-label').first().waitFor()
      const hidden = await page.locator('[role="tab"], .mantine-SegmentedControl-label').evaluateAll((all) =>
        all
          .filter((one) => {
            if (innerWidth < 640 && one.matches('[role="tab"]')) one.scrollIntoView({ block: 'nearest', inline: 'center' })
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return (
              !one.contains(document.elementFromPoint(left + 2, (top + bottom) / 2)) || !one.contains(document.elementFromPoint(right - 2, (top + bottom) / 2))
            )
          })
          .map(({ textContent }) => textContent),
      )
      expect([place, hidden]).toEqual([place, []])
    }
  },
)

test('for an owner who asks for less motion nothing pulses, fades or slides', async () => {
  const motion = await owner.page.evaluate(() => {
    const probe = document.createElement('div')
    probe.style.cssText = 'animation: probe 1s infinite; transition: opacity 1s'
    document.body.append(probe)
    const { animationDuration, animationIterationCount, transitionDuration } = getComputedStyle(probe)
    probe.remove()
    return { animation: Number.parseFloat(animationDuration) * Number(animationIterationCount), transition: Number.parseFloat(transitionDuration) }
  })
  expect(motion).toEqual({ animation: expect.closeTo(0, 3), transition: 0 })
})

const onPhone = [360, 'dark'] as const
const onDesk = [1280, 'light'] as const
const inTheDark = [onPhone, [1280, 'dark']] as const

test('in the dark the frame of a screen and a question are as readable on a phone as on a desk', async () => {
  const { page } = owner
  await load('?tab=berichten')
  await unfold()
  const frame = await faultsInLooks(page, inTheDark)
  await page.getByRole('button', { name: /^Jannie/ }).click()
  await page.getByRole('region', { name: 'Bericht', exact: true }).getByText('Een vraag over een testament.').waitFor()
  expect(await faultsInLooks(page, [onPhone])).toEqual([])
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').waitFor()
  expect({ frame, question: await faultsInLooks(page, inTheDark) }).toEqual({ frame: [], question: [] })
})

test('a link of a screen has the colour of links, also where it is a plain one', async () => {
  await using reader = await site.visit({ colorScheme: 'dark' })
  const { page } = reader
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=cijfers&cijfer=kadaster-inschrijving`)
  const source = page.getByRole('link', { name: /^Tarievenregeling Kadaster/ })
  await source.waitFor()
  const token = await page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.color = 'var(--link)'
    document.body.append(probe)
    return getComputedStyle(probe).color
  })
  expect(await source.evaluate((element) => getComputedStyle(element).color)).toBe(token)
})

/** What only a press brings about; each in the looks of the screen it stands on, or in one where the screen itself was seen in all. */
const broughtAbout: Record<string, { place: string; press: (page: Page) => Promise<unknown>; looks?: readonly Look[] }> = {
  'a notice that is opened': {
    place: 'berichten&onderdeel=meldingen',
    async press(page) {
      await page.getByRole('button', { name: /\/testament/ }).click()
      await page.getByText('Die prijs is misleidend.').waitFor()
    },
  },
  'an own answer that was tried': {
    place: 'inhoud&onderdeel=kennis',
    async press(page) {
      await page.getByRole('button', { name: /Is er een klantportaal/ }).click()
      await page.getByRole('region', { name: 'Zo ziet de bezoeker het' }).getByText('uw dossier').waitFor()
      await page.getByLabel('Proefvraag').fill('mijn dossier in het klantportaal')
      await page.getByRole('button', { name: 'Proberen' }).click()
      await page.getByText('Waarom').click()
    },
  },
  'a notary with an agreement, as visitors will see it': {
    place: 'inhoud&onderdeel=notarissen&notaris=nieuw',
    async press(page) {
      await page.getByLabel('Naam van het kantoor').fill('Kantoor De Linde')
      await page.getByRole('radio', { name: 'Vergoeding per aanvraag' }).check()
      await page.locator('.notary-preview .notary-card').getByText('Dit kantoor betaalt ons per aanvraag.').waitFor()
    },
    looks: [onDesk],
  },
  'a review that is refused without a reason': {
    place: 'inhoud&onderdeel=beoordelingen&beoordeling=nieuw',
    async press(page) {
      await page.getByLabel('Naam', { exact: true }).fill('Jannie')
      await page.getByRole('radio', { name: 'Geweigerd' }).check()
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
      await page.getByText('Zonder reden kunt u niet weigeren.').first().waitFor()
    },
    looks: [onDesk],
  },
  'an invitation that is handed over': {
    place: 'beveiliging',
    async press(page) {
      const people = page.getByRole('region', { name: 'Mensen' })
      await people.getByRole('button', { name: 'Iemand uitnodigen' }).click()
      await people.getByLabel('E-mailadres').fill('sanne@voorbeeld.nl')
      await people.getByRole('button', { name: 'Uitnodigen', exact: true }).click()
      await people.getByLabel('Link van de uitnodiging').waitFor()
    },
    looks: [onDesk],
  },
  'the fields of a mail server': {
    place: 'algemeen',
    async press(page) {
      await page.getByRole('radio', { name: 'Per e-mail' }).check()
      await page.getByLabel('Mailserver (SMTP)', { exact: true }).waitFor()
    },
    looks: [onDesk],
  },
}

test.each(Object.keys(broughtAbout))('of %s axe finds nothing, and nothing runs off the screen', async (name) => {
  const { place, press, looks } = broughtAbout[name]!
  await using fresh = await site.visit({ expectedErrors: /status of 422/ })
  const { page } = fresh
  await page.goto(`${site.server.url}/settings?tab=${place}`)
  await press(page)
  expect(await (looks ? faultsInLooks(page, looks) : faultsInEveryLook(page))).toEqual([])
})

test('whoever is invited arrives at a screen in which axe finds nothing', async () => {
  await using fresh = await site.visit({ storageState: { cookies: [], origins: [] }, expectedErrors: /status of 401/ })
  const headers = {
    ...json,
    'Sec-Fetch-Site': 'same-origin',
    Cookie: site.profile.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
  const body = JSON.stringify({ email: 'lena@voorbeeld.nl', role: 'editor' })
  const answer = await fetch(`${site.server.url}/api/admin/people/invitations`, { method: 'POST', headers, body })
  await fresh.page.goto(((await answer.json()) as { link: string }).link)
  await fresh.page.getByLabel('Uw naam').fill('Lena Smit')
  await fresh.page.getByLabel('Kies een wachtwoord').fill('vier woorden uit haar boek')
  expect(await violations(fresh.page)).toEqual([])
})

// What a reader may press, and that nothing of it is refused: `tests/screens/reader.test.ts`. It takes the owner's role away, so nothing comes after it.
test('axe finds nothing on what a reader cannot change', async () => {
  await using reader = await site.visit()
  const { page } = reader
  changeRows(site.server.dataDir, "update elk_auth_user set role = 'reader'")
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=artikelen&artikel=testament`)
  await page.getByText('U kunt dit lezen. Wijzigen kan een redacteur of een eigenaar.').waitFor()
  expect(await page.getByLabel('Titel', { exact: true }).isDisabled()).toBe(true)
  expect(await violations(page)).toEqual([])
})
