/** Who take part in a request for quotes: the visitor, the offices, and the mail between them. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { MailServer, ReceivedMail } from '../../setup/mail-server.ts'
import { eventually } from './eventually.ts'

export const offices = ['Kantoor Noord', 'Kantoor Midden', 'Kantoor Zuid'] as const
/** Of which the visitor does not think. */
export const FOURTH = 'Kantoor Oost'
export const addressOf = (office: string): string => `${office.toLowerCase().replace(' ', '-')}@voorbeeld.nl`

/** A site that sends mail, with four offices. */
export function prepareOffices(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'), { timeout: 5_000 })
  file.exec(
    `insert into elk_settings (id, key, value, is_secret, updated_at) values
      ('a', 'mail_transport', 'smtp', 0, '2026-01-01T00:00:00.000Z'), ('b', 'contact_email', 'postvak@site.example', 0, '2026-01-01T00:00:00.000Z')`,
  )
  const add = file.prepare(
    `insert into elk_notaries (id, name, review_count, location, best_price, languages, specializations, features, email, is_sample, is_active, created_at)
      values (?, ?, 0, 'Utrecht', '', '["Nederlands"]', '["Testament"]', '[]', ?, 0, 1, '2026-01-01T00:00:00.000Z')`,
  )
  for (const office of [...offices, FOURTH]) add.run(crypto.randomUUID(), office, addressOf(office))
  file.close()
}

/** The newest mail to somebody with these words in its subject, once it is there; `after`: of those that came after so many mails. */
export async function mailTo(mail: MailServer, address: string, subject: string, after = 0): Promise<ReceivedMail> {
  const find = () => mail.mails.slice(after).findLast((one) => one.to.includes(address) && one.headers.get('subject')?.includes(subject))
  await eventually(() => expect(find()).toBeDefined())
  return find()!
}

export const linkIn = ({ text }: ReceivedMail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? ''

/** Types in the code that comes at the mailbox of the office. */
export async function typeCode(page: Page, mail: MailServer, office: string): Promise<void> {
  const before = mail.mails.length
  await page.getByRole('button', { name: 'Stuur de code' }).click()
  const { text } = await mailTo(mail, addressOf(office), 'Uw code', before)
  await page.getByLabel('Code van zes cijfers').fill(/\d{6}/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Verder' }).click()
}

/** On the page of a request: gives a quote with this fee, or none without one. */
export async function answerAsOffice(page: Page, fee: string): Promise<void> {
  await page.getByText('Wie dit vraagt, ziet u zodra die persoon uw kantoor kiest.').waitFor()
  if (fee === '') {
    await page.getByText('Geen offerte geven').click()
    await page.getByRole('button', { name: 'Versturen', exact: true }).click()
    await page.getByText('U geeft geen offerte: nu te druk.').waitFor()
    return
  }
  for (const [label, amount] of Object.entries({ 'Honorarium, zonder btw': fee, Btw: '84', Registers: '12', 'Andere kosten': '0' }))
    await page.getByLabel(label, { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Offerte versturen' }).click()
  await page.getByText(/U gaf op .* deze offerte/).waitFor()
}

/** On the form of the request, filled in as far as the chat knew it: the rest, and sends it. */
export async function requestQuotes(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  for (const [label, value] of [
    ['Voor hoeveel mensen is het testament?', 'Eén'],
    ['Hebt u kinderen?', 'Nee'],
    ['Hebt u een bedrijf of bezit in het buitenland?', 'Nee'],
    ['Moet de notaris naar u toe komen?', 'Nee'],
  ] as const)
    await page.getByLabel(label).selectOption(value)
  for (const office of offices) await page.getByRole('checkbox', { name: new RegExp(`^Naar ${office} in Utrecht`) }).check()
  await page.getByLabel('Uw naam', { exact: true }).fill(name)
  await page.getByLabel('Uw e-mailadres', { exact: true }).fill(email)
  // Nobody fills it in sooner than within seconds.
  await page.waitForTimeout(4_000)
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
  await page.getByRole('heading', { name: 'Kijk nu in uw mail' }).waitFor()
}

/** On the page of the visitor: the name goes to this office. */
export async function choose(page: Page, office: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: office }) })
  await page.getByText(`Kies ${office}`).click()
  await card.getByText('geeft u toestemming dat dit kantoor uw naam en e-mailadres krijgt', { exact: false }).waitFor()
  expect((await card.getByRole('checkbox').boundingBox())!.width).toBeGreaterThanOrEqual(22)
  await card.getByRole('button', { name: 'Kiezen en mijn gegevens doorgeven' }).click()
  await page.getByText(`U koos ${office}.`).waitFor()
}

export async function reviewOffice(page: Page, office: string, { name, comment }: { name: string; comment: string }): Promise<void> {
  await page.getByLabel(`${office} heeft mij geholpen`).check()
  await page
    .getByRole('group', { name: `Hoeveel sterren geeft u ${office}?` })
    .getByLabel('4 sterren')
    .check()
  await page.getByLabel('Wat ging goed, en wat kon beter?').fill(comment)
  await page.getByLabel('Naam bij uw beoordeling').fill(name)
  await page.getByRole('button', { name: 'Beoordeling versturen' }).click()
  await page.getByText('Wij lezen uw beoordeling eerst').waitFor()
}

/** The owner, on the list of reviews that wait. */
export async function placeReview(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/settings?tab=inhoud&onderdeel=beoordelingen&staat=in_behandeling`)
  await page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click()
  await page.getByText('De klant gaf deze beoordeling zelf').waitFor()
}

export async function savePlaced(page: Page): Promise<void> {
  await page.getByLabel('Geplaatst').check()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('De beoordeling is opgeslagen.').first().waitFor()
}
