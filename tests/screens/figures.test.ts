// @vitest-environment screen
/** The owner enters next year's figure and sees the sentences that it changes. That the site says it at once: `tests/e2e/published.test.ts`. */
import { expect, test } from 'vitest'
import { dialog, eventually, fill, part, press, sees, seesNoMore, texts } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import type { SiteInProcess } from '../factories/site-in-process.ts'

const LABEL = 'Notaris, huwelijkse voorwaarden, vanaf'

/** Of the figure that was changed; `undefined` without one that counts. */
const stored = async ({ db }: SiteInProcess) =>
  (await db.selectFrom('elk_figure_values').selectAll().where('deleted_at', 'is', null).execute()).map((row) => JSON.stringify(row)).join()

const shown = (name: string) =>
  [...document.querySelectorAll('.facts-grid div')].find((one) => one.querySelector('dt')?.textContent === name)?.querySelector('dd')?.textContent ?? ''

test('a figure is found, its change is seen before it is published, and undoing takes it off', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=cijfers')
  await fill('Zoek een cijfer', 'huwelijkse')
  await press(new RegExp(LABEL))
  await eventually(() => expect(texts('h2, h3')).toContain(LABEL))
  await press('Bekijk wat er verandert')
  await sees('Vul een getal in, zoals 26.230 of 10,4.')
  await fill('Vanaf', '1.234')
  await press('Bekijk wat er verandert')
  const changed = part('section, [role=region]', /zinnen? verander/)
  await eventually(() => expect(texts('strong', changed)[0]).toContain('1.234'))
  expect(await stored(screen.site)).toBe('')
  await fill('Bron', 'Een betere bron')
  await sees('U hebt iets gewijzigd. Bekijk opnieuw wat er verandert.')
  await press('Bekijk wat er verandert')
  await press('Publiceren')
  await sees('Cijfer gepubliceerd')
  expect(await stored(screen.site)).toContain('Een betere bron')
  await press('Verwijderen')
  await press('Verwijderen', dialog(/./))
  await sees('Cijfer verwijderd')
  expect(await stored(screen.site)).toBe('')
  await press('Ongedaan maken')
  await eventually(async () => expect(await stored(screen.site)).toContain('Een betere bron'))
  expect(screen.refused).toEqual([])
})

test('next year’s amount leaves today’s as it is, and beside it stands how far figures are known and which law sets them', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=cijfers&cijfer=schenk-vrijstelling-kind')
  await sees('Successiewet 1956, artikel 33, gelezen bij Fundament Voor')
  const today = shown('Nu')
  expect(today).toMatch(/\d/)
  const next = Number(/\d{4}$/.exec(shown('Hoelang'))?.[0]) + 1
  await fill('Cijfer', '7.013')
  await fill('Geldt vanaf', `${next}-01-01`)
  await fill('Geldt tot en met', `${next}-12-31`)
  await fill('Bron', 'Belastingdienst')
  await fill('Adres van de bron', 'https://www.belastingdienst.nl/schenken')
  await press('Bekijk wat er verandert')
  await press('Publiceren')
  await sees(`Bekend tot en met 31 december ${next}`)
  expect(shown('Nu')).toBe(today)
  await seesNoMore('U hebt iets gewijzigd.')
  expect(screen.refused).toEqual([])
})
