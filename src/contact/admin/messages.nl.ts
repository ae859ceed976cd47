/** Sentences of the tab Berichten. */
import { faultSentence } from '../../mail/mail.nl.ts'
import type { DeliveryState } from '../../mail/delivery-state.ts'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { formatNumber } from '../../platform/number-format.ts'
import { siteName } from '../../platform/site-name.ts'

export const messageTexts = {
  heading: 'Berichten van bezoekers',
  pane: 'Bericht',
  refresh: 'Vernieuwen',
  loading: 'Laden...',
  page: (number: number, pages: number) => `Pagina ${formatNumber(number)} van ${formatNumber(Math.max(number, pages))}`,
  total: (total: number) => (total === 1 ? '1 bericht' : `${formatNumber(total)} berichten`),
  none: 'Nog geen berichten ontvangen',
  choose: 'Kies een bericht om het te lezen.',
  search: 'Zoek in berichten',
  noneFound: 'Er is geen bericht dat hieraan voldoet.',
  states: { label: 'Welke berichten', '': 'Alle', ongelezen: 'Ongelezen', onbeantwoord: 'Niet beantwoord' },
  unread: 'Nieuw',
  answered: 'Beantwoord',
  markAnswered: 'Markeer als beantwoord',
  markOpen: 'Toch niet beantwoord',
  answeredFailed: { title: 'Fout', message: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.' },
  export: 'Downloaden als CSV',
  gone: 'Dit bericht bestaat niet meer.',
  received: 'Ontvangen',
  email: 'E-mail',
  phone: 'Telefoon',
  notary: 'Over notaris',
  recipient: 'Gemaild aan',
  sourcePage: 'Pagina',
  conversation: 'Gesprek met de assistent',
  delivery: 'Bezorging',
  reply: 'Beantwoorden',
  get replySubject() {
    return `Uw bericht aan ${siteName()}`
  },
  retry: 'Opnieuw proberen',
  retrying: 'Bezig...',
  delete: 'Verwijderen',
  deleting: 'Verwijderen...',
  confirmDelete: {
    title: 'Bericht verwijderen',
    message: 'Weet u zeker dat u dit bericht wilt verwijderen? U kunt het daarna alleen nog even terugzetten. Binnen twee dagen wordt het gewist.',
    confirm: 'Verwijderen',
    destroys: true,
  },
  listFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de berichten.' },
  messageFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van het bericht.' },
  retryFailed: { title: 'Fout', message: 'De bezorging kon niet opnieuw worden gestart.' },
  retried: { title: 'Bezorging gestart', message: 'Het bericht wordt nu opnieuw bezorgd.' },
  deleteFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het verwijderen van het bericht.' },
  deleted: { title: 'Bericht verwijderd', message: 'Het bericht is verwijderd.' },
  restored: { title: 'Bericht teruggezet', message: 'Het bericht staat weer in de lijst.' },
  restoreFailed: { title: 'Fout', message: 'Het bericht kon niet worden teruggezet.' },
} as const

export const deliveryNames: Record<DeliveryState['status'], string> = { delivered: 'Bezorgd', waiting: 'Wacht', failed: 'Mislukt' }

/** When it was delivered, or why it was not and when it is tried again. */
export function deliverySentence(state: DeliveryState): string {
  if (state.onlyHere) return 'Staat alleen hier: er is niets verstuurd.'
  if (state.status === 'delivered') return state.deliveredAt ? `Bezorgd op ${amsterdamTime(state.deliveredAt)}.` : 'Bezorgd.'
  const reason = state.fault ? `${faultSentence(state.fault)} ` : ''
  if (state.status === 'failed') return `${reason}Na ${state.attempts} keer proberen is de bezorging gestopt.`
  if (!state.nextTryAt) return `${reason}Het bericht wordt nu bezorgd.`
  return state.attempts === 0 ? 'Wacht op bezorging.' : `${reason}Wij proberen het opnieuw op ${amsterdamTime(state.nextTryAt)}.`
}
