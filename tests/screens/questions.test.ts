// @vitest-environment screen
/** The owner finds a question that was left without an answer, writes one, tries it and publishes it; the next visitor gets it. */
import { expect, test } from 'vitest'
import { eventually, field, fill, part, press, sees, seesNoMore } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import { askAssistant } from '../factories/visitors-in-process.ts'
import type { SiteInProcess } from '../factories/site-in-process.ts'

const QUESTION = 'is er een klantportaal met mijn dossier'

const before = async (site: SiteInProcess) => {
  for (const question of [QUESTION, 'wat kost een testament']) await askAssistant(site, question)
}

const versions = () => [...(part('ul, ol', 'Versies, de nieuwste eerst')()?.children ?? [])]

test('from a question without an answer to an answer for the next visitor, and back again', async () => {
  await using screen = await openOwnerScreen('?tab=vragen', { before })
  const { site } = screen
  await press('Nu uitvoeren')
  await sees('Het overzicht is opnieuw gemaakt.')
  await eventually(() => expect(part('section, [role=region]', 'Top vragen')()?.textContent).toMatch(/Testament|Kosten en tarieven/))
  await press(`Maak er een antwoord van: ${QUESTION}`)
  await eventually(async () => expect((await field(/^Vraag/)).value).toBe('Is er een klantportaal met mijn dossier?'))
  await fill(/^Antwoord/, 'Ja. U krijgt een mail met een link naar **uw dossier**.')
  await press('Publiceren')
  await sees('Geef minstens één bron')
  await fill('Titel van bron 1', 'Over ons')
  await fill('Adres van bron 1', '/over-ons')
  await sees('Over ons', part('section, [role=region]', 'Zo ziet de bezoeker het'))
  await fill('Proefvraag', 'kan ik mijn dossier zien in een klantportaal')
  await press('Proberen')
  await sees('Dit antwoord wint.')
  await press('Publiceren')
  await sees('De assistent gebruikt dit antwoord nu.')
  expect(await askAssistant(site, QUESTION)).toContain('uw dossier')
  await press('Terugtrekken')
  await sees('De assistent gebruikt dit antwoord niet meer.')
  expect(await askAssistant(site, QUESTION)).not.toContain('uw dossier')
  await eventually(() => expect(versions().length).toBeGreaterThan(1))
  await press(/./, () => versions()[1])
  await press('Verwijderen')
  await press('Ongedaan maken')
  await sees('Het antwoord staat er weer.')
  await sees('Is er een klantportaal')
  expect(screen.refused).toEqual([])
})

test('a question that is not for this site is hidden, and shown again when that is undone', async () => {
  await using screen = await openOwnerScreen('?tab=vragen', { before })
  const hide = part('button', `Niet voor ons: ${QUESTION}`)
  await press(`Niet voor ons: ${QUESTION}`)
  await sees('Deze vraag en vragen die erop lijken worden niet meer getoond.')
  await eventually(() => expect(hide()).toBeUndefined())
  await press('Ongedaan maken')
  await eventually(() => expect(hide()).toBeDefined())
  await seesNoMore('Error')
  expect(screen.refused).toEqual([])
})
