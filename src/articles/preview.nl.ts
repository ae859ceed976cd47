/** The sentence above the preview of an article. */
export const previewTexts = {
  note: 'Voorbeeld: alleen u ziet deze pagina. Zo ziet het artikel eruit met wat u typte; op de site staat het nog niet zo.',
} as const
