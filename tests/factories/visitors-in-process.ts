/** What visitors do on a site in this process. */
import { viewNoticePage } from '../../src/notices/view-notice-page.ts'
import type { SiteInProcess } from './site-in-process.ts'

let networks = 0

/** Each time from another network, so that limits keep nobody out. */
function json(body: object): RequestInit {
  networks = (networks + 1) % 60_000
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Forwarded-For': `198.18.${networks >> 8}.${networks & 255}` }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

async function sent(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** By the contact form. */
export const writeMessage = async (
  { askAsOther }: SiteInProcess,
  name: string,
  message = `Bericht van ${name}, met een vraag over een testament.`,
): Promise<unknown> => sent(await askAsOther('/api/contact', json({ name, email: 'bezoeker@voorbeeld.nl', message, key: crypto.randomUUID() })))

/** To the assistant; what it says. */
export async function askAssistant({ askAsOther }: SiteInProcess, message: string, pagePath = '/'): Promise<string> {
  const answer = await sent(await askAsOther('/api/chat', json({ sessionId: crypto.randomUUID(), pagePath, message })))
  return (answer as { choices: { message: { content: string } }[] }).choices[0]?.message.content ?? ''
}

/** Tells the owner what is wrong on a page; throws where the form comes back. */
export async function sendNotice({ app }: SiteInProcess, page: string, reason: string): Promise<void> {
  const body = new URLSearchParams({ page, kind: 'unlawful', what: 'De prijs van een testament.', why: reason, email: 'melder@voorbeeld.nl' })
  const visitor = app.context({ kind: 'visitor', visitor: crypto.randomUUID() })
  const { form } = await viewNoticePage(visitor, new Request('https://www.example.nl/melding', { method: 'POST', body }), app.settings())
  if (form.outcome !== 'sent') throw new Error(JSON.stringify(form))
}
