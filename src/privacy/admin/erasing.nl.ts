/** Sentences of the notice that erasing by age waits for the owner. */
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { formatNumber } from '../../platform/number-format.ts'

export const erasingTexts = {
  heading: { clock: 'Wissen op leeftijd staat stil', share: 'Wissen op leeftijd wacht op u' },
  clock: (from: string, now: string) =>
    `De klok van de server maakte een sprong. De laatste keer dat de site draaide, was het ${amsterdamTime(from)}. Nu is het ${amsterdamTime(now)}. Dat kan kloppen, bijvoorbeeld als de site een tijd uit stond.`,
  clockEnd: (until: string) => `Doet u niets, dan gaat het wissen vanzelf verder als de klok een dag gewoon doorloopt: op ${amsterdamTime(until)}.`,
  share: 'Meer dan een vijfde is ouder dan de bewaartermijn. Daarvan wissen wij elke dag hoogstens een vijfde, zodat u een vergissing nog kunt herstellen.',
  check: 'Klopt de datum, en kloppen de bewaartermijnen bij Algemeen? Dan kunt u alles wat te oud is nu laten wissen.',
  table: 'Wat er gewist wordt',
  what: 'Onderdeel',
  due: 'Te oud',
  kept: 'Van in totaal',
  nothing: 'Op dit moment is er niets te wissen.',
  count: (count: number) => formatNumber(count),
  confirm: 'Bevestigen',
  confirming: 'Bevestigen...',
  question: {
    title: 'Alles wissen wat te oud is?',
    message: 'Alles in de kolom Te oud wordt gewist. Dit kan niet ongedaan worden gemaakt.',
    confirm: 'Wissen',
    destroys: true,
  },
  confirmed: { title: 'Bevestigd', message: 'Het wissen begint binnen een minuut.' },
  changed: { title: 'Niet bevestigd', message: 'Er is intussen iets veranderd. Kijk opnieuw wat er gewist wordt.' },
  failed: { title: 'Fout', message: 'Dit is niet gelukt. Probeer het opnieuw.' },
} as const
