/** Sentences of the card Gegevens van één persoon. */
export const personTexts = {
  heading: 'Gegevens van één persoon',
  note: 'Vraagt iemand om inzage of om wissen? Zoek dan op het e-mailadres. Ga eerst na dat het verzoek echt van die persoon komt. U antwoordt binnen een maand.',
  email: 'E-mailadres van deze persoon',
  wrongEmail: 'Vul een geldig e-mailadres in.',
  find: 'Zoeken',
  finding: 'Zoeken...',
  nothing: 'Van dit e-mailadres is niets bewaard.',
  found: (email: string) => `Bewaard van ${email}`,
  count: (count: number) => (count === 1 ? '1 keer' : `${count} keer`),
  between: (oldest: string, newest: string) => (oldest === newest ? `op ${oldest}` : `van ${oldest} tot en met ${newest}`),
  limits:
    'Gesprekken met de assistent hebben geen naam of adres. Zij staan hier alleen als het e-mailadres er toch in genoemd is. Kliks en tellingen kunnen wij niet aan een persoon koppelen. Berichten die al bezorgd zijn, staan ook in uw mailbox.',
  export: 'Als bestand bewaren (JSON)',
  erase: 'Alles wissen',
  fileName: 'gegevens-van-een-persoon.json',
  exported: { title: 'Bestand gemaakt', message: 'Het bestand staat bij uw downloads. Stuur het alleen naar deze persoon.' },
  erased: (count: number) => ({ title: 'Gewist', message: count === 1 ? 'Er is 1 onderdeel gewist.' : `Er zijn ${count} onderdelen gewist.` }),
  question: {
    title: 'Alles van deze persoon wissen?',
    message: 'Alle gevonden berichten en gesprekken worden gewist, ook de bezorging die nog loopt. Dit kan niet ongedaan worden gemaakt.',
    confirm: 'Alles wissen',
    destroys: true,
  },
  failed: { title: 'Fout', message: 'Dit is niet gelukt. Probeer het opnieuw.' },
} as const
