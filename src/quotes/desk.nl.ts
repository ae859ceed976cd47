/** Every sentence of the overview of an office. */
export const deskTexts = {
  title: (office: string) => `Overzicht van ${office}`,
  goneTitle: 'Dit overzicht is niet meer open',
  goneText: 'De link klopt niet, of de tijd is om. Open een aanvraag uit uw mail en vraag daar een nieuwe code.',
  until: (at: string) => `Deze pagina blijft open tot ${at}. Geef het adres niet aan anderen.`,
  open: 'Aanvragen die nog lopen',
  noneOpen: 'Er loopt nu geen aanvraag.',
  past: 'Eerdere aanvragen',
  prices: 'Uw prijzen op onze lijst',
  noPrices: 'Er staan nog geen prijzen van uw kantoor op onze lijst.',
  wrong: (address: string) => `Klopt er iets niet aan uw prijzen of gegevens? Mail het ons op ${address}.`,
} as const
