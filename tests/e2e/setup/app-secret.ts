/** The secret of an app for codes, read from the screen. */
import type { Page } from 'playwright-core'
import { stepAt, totpAt } from '../../../src/accounts/second-factor/totp.ts'
import { PASSWORD } from './server.ts'

/** The text of a secret as the app holds it. */
export function secretOf(shown: string): string {
  const bits = Array.from(shown.replaceAll(/\s/g, ''), (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))).toString()
}

/** A code that was not used yet, of the step after this one: it is taken for longest, a minute at least, however long the machine stands still meanwhile. */
export const laterCode = (secret: string): string => totpAt(secret, stepAt(new Date()) + 1)

/** Puts the app in use on the tab Beveiliging; returns its secret and the recovery codes. */
export async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'App instellen' }).click()
  const form = page.getByRole('form', { name: 'App instellen' })
  await form.getByLabel('Wachtwoord').fill(PASSWORD)
  await form.getByRole('button', { name: 'Verder' }).click()
  await form.getByRole('img', { name: 'QR-code om de app in te stellen' }).waitFor()
  const secret = secretOf(await form.locator('code').innerText())
  // Of this step, so that the next one is left to sign in with.
  await form.getByLabel('Code van 6 cijfers').fill(totpAt(secret, stepAt(new Date())))
  await form.getByRole('button', { name: 'App aanzetten' }).click()
  const list = page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
  await list.first().waitFor()
  const codes = await list.allInnerTexts()
  await page.getByRole('button', { name: 'Ik heb de codes bewaard' }).click()
  return { secret, codes }
}
