/** Every tab and part of the owner's area, a form of each kind, and the numbers of a link. */
import { askOverHttp, json } from './chat-client.ts'
import { signInByCall } from './owner.ts'
import { storedRows } from './stored.ts'

export const ownerPlaceNames = [
  'begin',
  'redirects',
  'redirects&link=LINK',
  'redirects&link=LINK&bewerk=ja',
  'chat-logs',
  'overzicht',
  'overzicht&onderdeel=taalmodel',
  'vragen',
  'inhoud',
  'inhoud&tekst=nieuw',
  'inhoud&onderdeel=artikelen',
  'inhoud&onderdeel=artikelen&artikel=testament',
  'inhoud&onderdeel=artikelen&lezen=testament',
  'inhoud&onderdeel=aanvullingen',
  'inhoud&onderdeel=aanvullingen&pagina=privacy-policy',
  'inhoud&onderdeel=kennis',
  'inhoud&onderdeel=kennis&kennis=nieuw',
  'inhoud&onderdeel=notarissen',
  'inhoud&onderdeel=notarissen&notaris=nieuw',
  'inhoud&onderdeel=beoordelingen',
  'inhoud&onderdeel=beoordelingen&beoordeling=nieuw',
  'inhoud&onderdeel=cijfers',
  'inhoud&onderdeel=cijfers&cijfer=nhg-grens',
  'berichten',
  'berichten&onderdeel=meldingen',
  'offertes',
  'offertes&onderdeel=kantoren',
  'offertes&onderdeel=afrekening',
  'beveiliging',
  'koppelingen',
  'koppelingen&onderdeel=webhooks',
  'livegang',
]

/** More of what `fillSite` leaves. */
export const placesOfWalk = ['algemeen&bewering=savings', 'chat-logs&zoek=testament&antwoord=onbeantwoord', 'overzicht&periode=7']

const dossier = {
  question: 'Is er een klantportaal met mijn dossier?',
  ways: [],
  answer: 'Ja. U krijgt een mail met een link naar **uw dossier**.',
  topic: 'testament',
  sources: [{ title: 'Over ons', url: '/over-ons' }],
  replaces: null,
  checkedOn: '2026-11-01',
}

const questionOfBefore = [
  '"id","session_id","role","content","timestamp"',
  `"vraag-1","0198a000-0000-4000-8000-000000000001","user","Wat kost een ""testament""?","${new Date(Date.now() - 3_600_000).toISOString()}"`,
].join('\n')

/** Something of everything: more messages than stand on a page, a notice, questions with and without an answer, an own one, and a text of the home page. For a server that trusts a proxy. */
export async function fillSite({ url }: { url: string }): Promise<void> {
  const Cookie = (await signInByCall(url)).map((pair) => pair.join('=')).join('; ')
  const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const answer = await fetch(url + path, { method: 'POST', body, headers, redirect: 'manual' })
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  const asOwner = (path: string, body: object) => send(`/api/admin/${path}`, JSON.stringify(body), { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie })
  const names = [...Array.from({ length: 11 }, (_, n) => `Nummer ${n + 1}`), 'Jannie']
  for (const [at, name] of names.entries()) {
    const body = new URLSearchParams({ name, email: 'bezoeker@voorbeeld.nl', phone: '', message: 'Een vraag over een testament.' })
    await send('/contact', body, { Origin: url, 'X-Forwarded-For': `192.0.2.${at + 1}` })
  }
  const notice = { page: '/testament', kind: 'unlawful', what: 'De prijs van een testament.', why: 'Die prijs is misleidend.', email: 'melder@voorbeeld.nl' }
  await send('/melding', new URLSearchParams(notice), { Origin: url })
  for (const question of ['Wat kost een testament?', 'is er een klantportaal met mijn dossier']) await askOverHttp(url, question)
  await asOwner('own-entries', { content: dossier, status: 'published' })
  await asOwner('homepage-texts', { content: 'Wij zijn vandaag open.', isActive: true, startsAt: null, endsAt: null })
  await send('/api/admin/chat-import?step=run', questionOfBefore, { 'Content-Type': 'text/csv', 'Sec-Fetch-Site': 'same-origin', Cookie })
}

/** As it stands behind `?tab=`; the link is the first of the site. */
export function ownerPlace(name: string, dataDir: string): string {
  const link = storedRows(dataDir, 'select id from elk_affiliate_redirects limit 1')[0]?.['id']
  return name.replace('LINK', String(link))
}
