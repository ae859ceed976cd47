/** Every tab and part of the owner's area, a form of each kind, and the numbers of a link. */
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

/** As it stands behind `?tab=`; the link is the first of the site. */
export function ownerPlace(name: string, dataDir: string): string {
  const link = storedRows(dataDir, 'select id from elk_affiliate_redirects limit 1')[0]?.['id']
  return name.replace('LINK', String(link))
}
