/** Every sentence around a Dutch article. */
export const articleTextsNl = {
  updated: 'Bijgewerkt op',
  minutes: (n: number) => `${n} minuten lezen`,
  contents: 'Op deze pagina',
  pictureUnavailable: 'Afbeelding momenteel niet beschikbaar',
  factCheck: 'Fact Checked',
  checkedOn: 'Nagekeken op',
  noEditorYet: 'Nog geen notaris of redacteur neemt de verantwoordelijkheid voor deze tekst.',
  editor: (name: string, since: string) => `${name} neemt sinds ${since} de redactionele verantwoordelijkheid voor deze tekst.`,
  sources: 'Bronnen',
  related: 'Lees ook',
  table: (columns: readonly string[]) => `Tabel: ${columns.join(', ')}`,
}

/** What each language says around an article. */
export type ArticleTexts = typeof articleTextsNl
