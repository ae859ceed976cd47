/** Every sentence around an article. */
export const articleTexts = {
  updated: 'Bijgewerkt op',
  minutes: (n: number) => `${n} minuten lezen`,
  contents: 'Op deze pagina',
  prices: 'Wat kost het?',
  pricesNote: 'Prijzen zijn inclusief btw, tenzij de bron iets anders zegt. Alleen een offerte geeft zekerheid.',
  undated: 'bron zonder datum',
  factCheck: 'Fact Checked',
  checkedOn: 'Nagekeken op',
  noEditorYet: 'Nog geen notaris of redacteur neemt de verantwoordelijkheid voor deze tekst.',
  sources: 'Bronnen',
  related: 'Lees ook',
  table: (columns: readonly string[]) => `Tabel: ${columns.join(', ')}`,
} as const
