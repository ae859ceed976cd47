/** In the dark every screen, form and question of the owner's area is as readable as in the light, on a phone and on a desk. */
import { expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { ownerPlaces } from './setup/owner-places.ts'
import { ownerSite } from './setup/owner-site.ts'

const site = ownerSite({}, async ({ url }) => {
  const body = new URLSearchParams({ name: 'Jannie', email: 'jannie@voorbeeld.nl', phone: '', message: 'Een vraag over een testament.' })
  await fetch(`${url}/contact`, { method: 'POST', body, headers: { Origin: url }, redirect: 'manual' })
})

test('axe finds nothing on any of them, with all that folds unfolded, and nothing runs off the side', async () => {
  await using owner = await site.visit({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const { page } = owner
  const faults: Record<string, string[]> = {}
  const look = async (place: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      const found = [...(await violations(page)), ...(over > 0 ? [`${over} px too wide`] : [])]
      if (found.length > 0) faults[`${place} ${width}`] = found
    }
  }
  for (const place of ['algemeen', ...ownerPlaces(site.server.dataDir)]) {
    await page.goto(`${site.server.url}/settings?tab=${place}`)
    await page.getByRole('tabpanel').locator('h2, h3').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    await look(place)
  }
  await page.goto(`${site.server.url}/settings?tab=berichten`)
  await page.getByRole('button', { name: /^Jannie/ }).click()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').waitFor()
  await look('question')
  expect(faults).toEqual({})
})

test('a link of a screen has the colour of links, also where it is a plain one', async () => {
  await using owner = await site.visit({ colorScheme: 'dark' })
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=cijfers&cijfer=kadaster-inschrijving`)
  const source = page.getByRole('link', { name: /^Tarievenregeling Kadaster/ })
  const token = await page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.color = 'var(--link)'
    document.body.append(probe)
    return getComputedStyle(probe).color
  })
  expect(await source.evaluate((element) => getComputedStyle(element).color)).toBe(token)
})
