/** Sentences around what the owner adds to a page. */
export const additionTexts = {
  /** Id of the section. */
  anchor: 'aanvullingen',
  title: (company: string) => `Aanvullingen van ${company}`,
  changed: (day: string) => `Bijgewerkt op ${day}`,
} as const
