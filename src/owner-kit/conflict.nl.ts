/** Sentences for when two screens saved the same thing. */
export const conflictTexts = {
  title: 'Intussen ergens anders gewijzigd',
  text: 'In een ander venster is hier iets opgeslagen nadat u begon. Wat u typte, staat er nog en is niet opgeslagen.',
  mine: 'Mijn versie opslaan',
  theirs: 'Die andere versie laden',
} as const
