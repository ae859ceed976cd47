/** The sentence above the preview of an article. */
export const previewTexts = {
  note: 'Voorbeeld: alleen u ziet deze pagina. De titel en de omschrijving die u hier ziet, staan zo nog niet op de site.',
} as const
