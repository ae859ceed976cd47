/** What a visitor reads when a model is, or is not, behind an answer. */
export const cleanerTexts = {
  unknownAmount: 'een bedrag dat wij niet konden controleren',
  whoIAm: 'ik ben een AI-assistent',
} as const

export const providerTexts = {
  fallback: 'De uitgebreide assistent is even niet bereikbaar. Dit antwoord komt uit onze eigen artikelen.',
  brokenOff: 'Dit antwoord is niet af. Stel uw vraag gerust opnieuw.',
} as const

/** What the owner's test puts to the model. */
export const trialTexts = {
  title: 'Proef',
  passage: 'De verbinding werkt.',
  question: 'Werkt de verbinding? Antwoord met één korte zin.',
} as const
