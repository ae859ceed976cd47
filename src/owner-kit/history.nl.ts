/** Sentences of the list of earlier versions. */
export const historyTexts = {
  heading: 'Eerdere versies',
  lead: 'Elke keer dat u opslaat, blijft de vorige versie bewaard.',
  loading: 'Versies laden…',
  failed: 'Wij konden de eerdere versies niet laden.',
  none: 'Er zijn nog geen eerdere versies. Zodra u opslaat, staat hier de eerste.',
  list: 'Versies, de nieuwste eerst',
  current: 'Huidige tekst',
  empty: '(leeg)',
  legend: 'Doorgestreept stond in deze versie en staat er nu niet meer. Onderstreept is er daarna bij gekomen.',
  removed: 'verwijderd: ',
  added: 'toegevoegd: ',
  equal: 'Deze versie is gelijk aan de huidige tekst.',
  restore: 'Herstel deze versie',
  restoreOf: (moment: string) => `Herstel deze versie van ${moment}`,
} as const
