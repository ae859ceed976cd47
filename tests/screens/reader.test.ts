// @vitest-environment screen
/** A reader sees no button that would be refused. */
import { expect, test } from 'vitest'
import { field, sees } from '../factories/on-screen.ts'
import { openOwnerScreen, type OwnerScreen } from '../factories/owner-screen.tsx'
import type { SiteInProcess } from '../factories/site-in-process.ts'
import { ownerPlaceNames } from '../e2e/setup/owner-places.ts'

/** Security is about the reader's own account; what follows it an owner alone sees. */
const readersPlaces = ownerPlaceNames.filter((name) => !/^(?:begin|beveiliging|koppelingen|livegang)/.test(name))

async function fillSite(site: SiteInProcess): Promise<void> {
  const post = (path: string, body: object) =>
    site.askAsOther(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const message = { name: 'Jannie', email: 'jannie@voorbeeld.nl', message: 'Een vraag over een testament.', key: crypto.randomUUID() }
  const question = { sessionId: crypto.randomUUID(), pagePath: '/', message: 'Hoe duur is een kilo appels?' }
  for (const [path, body] of [
    ['/api/contact', message],
    ['/api/chat', question],
  ] as const) {
    const answer = await post(path, body)
    expect([path, answer.ok]).toEqual([path, true])
    await answer.text()
  }
}

/** By itself, or with all that stands around it. */
const isOff = (element: HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement): boolean =>
  element.disabled || element.closest('fieldset[disabled]') !== null

/** Everything at once, as it stands: each button, what a dialog asks then, and each form without its button. */
function pressAll(): number {
  for (const folded of document.querySelectorAll('details')) folded.open = true
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role="tabpanel"] button')].filter((one) => !isOff(one))
  const forms = document.querySelectorAll<HTMLFormElement>('[role="tabpanel"] form')
  for (const button of buttons) button.click()
  for (const form of forms) if (form.isConnected) form.requestSubmit()
  for (const button of document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button, [role="alertdialog"] button')) button.click()
  return buttons.length + forms.length
}

async function addressOf(name: string, { site }: OwnerScreen): Promise<string> {
  const link = await site.db.selectFrom('elk_affiliate_redirects').select('id').executeTakeFirstOrThrow()
  return `?tab=${name.replace('LINK', link.id)}`
}

test('a reader may press every button and send every form that is shown, and is refused nothing', { timeout: 300_000 }, async () => {
  await using screen = await openOwnerScreen('?tab=berichten', { role: 'reader', before: fillSite })
  let pressed = 0
  for (const name of readersPlaces) {
    await screen.goTo(await addressOf(name, screen))
    await screen.quiet()
    // Once more, for what came in sight.
    for (let round = 0; round < 2; round += 1) {
      pressed += pressAll()
      await screen.quiet()
    }
    expect([name, screen.refused]).toEqual([name, []])
  }
  expect(pressed).toBeGreaterThan(150)
  await screen.goTo('?tab=inhoud&onderdeel=artikelen&artikel=testament')
  await sees('U kunt dit lezen. Wijzigen kan een redacteur of een eigenaar.')
  expect(isOff(await field('Titel'))).toBe(true)
})
