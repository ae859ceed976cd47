/** Sentences of reading the articles through, one after another. */
export const readTexts = {
  heading: 'Artikelen doorlezen',
  start: 'Artikelen doorlezen',
  again: 'Opnieuw doorlezen',
  lead: 'Lees elk artikel zoals bezoekers het zien. Klopt het, zeg dan dat u ervoor instaat. Klopt het niet, pas het dan eerst aan.',
  left: (open: number, all: number) =>
    open === 0
      ? `U staat in voor alle ${all} artikelen.`
      : open === 1
        ? `Nog 1 van de ${all} artikelen te lezen.`
        : `Nog ${open} van de ${all} artikelen te lezen.`,
  position: (at: number, all: number) => `Artikel ${at} van ${all}`,
  meta: (updated: string, minutes: number) => `Bijgewerkt op ${updated}, ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} lezen`,
  prices: 'Prijzen naast de tekst',
  sources: (count: number) => `Bronnen onder de tekst (${count})`,
  take: 'Ik heb dit artikel gelezen en sta ervoor in',
  since: (day: string) => `U staat sinds ${day} in voor dit artikel.`,
  next: 'Volgende',
  previous: 'Vorige',
  edit: 'Aanpassen',
  look: 'Bekijk de hele pagina',
  loading: 'Artikel laden…',
  failed: 'Wij konden dit artikel niet laden.',
  changed: { title: 'Niet opgeslagen', message: 'De tekst is intussen veranderd. Lees het artikel opnieuw.' },
} as const
