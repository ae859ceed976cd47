/** A visitor of the listing: where things stand on the page, and what the server keeps of it. */
import type { Browser, Locator, Page } from 'playwright-core'
import type { RunningServer } from './server.ts'
import { storedRows, type Row } from './stored.ts'
import { visit, type Visit, type VisitOptions } from './visit.ts'

export const EMPTY = 'Vul alle velden in om het formulier te verzenden.'
export const SENT = 'Bedankt voor uw bericht. We nemen zo snel mogelijk contact met u op.'
export const FAILED = 'Er is een fout opgetreden bij het verzenden van uw bericht. Probeer het later opnieuw.'
export const UTRECHT = 'Voorbeeld Notariskantoor Utrecht'
export const ZWOLLE = 'Voorbeeld Notarissen Zwolle'

let networks = 0

/** Behind a proxy each visitor has an address of their own, and so limits of their own. */
export const fromNetwork = (): Record<string, string> => ({ 'X-Forwarded-For': `192.0.2.${(networks += 1)}` })

export const openVisit = (browser: Browser, server: RunningServer, options: VisitOptions = {}): Promise<Visit> =>
  visit(browser, server.url, { extraHTTPHeaders: fromNetwork(), reducedMotion: 'reduce', ...options })

export const idOf = (server: RunningServer, name: string): string =>
  String(storedRows(server.dataDir, 'select id from elk_notaries where name = ?', name)[0]?.['id'])

/** Messages of a sender, each with the name of its notary and the kind of its delivery. */
export const messagesOf = (server: RunningServer, sender: string): Row[] =>
  storedRows(
    server.dataDir,
    `select m.email, m.phone, m.message, m.source_page, n.name as notary, o.kind from elk_contact_messages m
     join elk_notaries n on n.id = m.notary_id join elk_outbox o on o.dedupe_key = m.id where m.name = ?`,
    sender,
  )

/** What the events of contact buttons say, oldest first. */
export const clicksOn = (server: RunningServer, notary: string): Row[string][] =>
  storedRows(
    server.dataDir,
    "select properties ->> '$.notary' as notary from elk_events where name = 'contact_button_click' and properties ->> '$.notary' like ? order by id",
    `${notary}%`,
  ).map((row) => row['notary'] ?? null)

export const contactButton = (page: Page, name: string): Locator => page.getByRole('button', { name: `Contact opnemen met ${name}` })
export const dialog = (page: Page): Locator => page.getByRole('dialog')
export const isFocused = (locator: Locator): Promise<boolean> => locator.evaluate((element) => element === document.activeElement)
export const shownNames = (page: Page): Promise<string[]> => page.locator('.notary-table tbody .notary-name span:first-child').allInnerTexts()

/** The dialogs answer from the first touch of the list on. */
export async function touch(page: Page, name: string): Promise<void> {
  await contactButton(page, name).hover()
  await page.locator('notary-contact[data-awake]').waitFor()
}

export async function openForm(page: Page, name: string): Promise<void> {
  await touch(page, name)
  await contactButton(page, name).click()
  await dialog(page).getByRole('button', { name: 'Contactformulier invullen' }).click()
}

export async function fillForm(within: Page | Locator, name: string): Promise<void> {
  await within.getByLabel('Naam').fill(name)
  await within.getByLabel('E-mail').fill('bezoeker@voorbeeld.nl')
  await within.getByLabel('Telefoonnummer').fill('06 12 34 56 78')
  await within.getByLabel('Bericht').fill('Eerste regel.\nTweede regel.')
}
