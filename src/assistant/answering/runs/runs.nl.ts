/** What a visitor reads of an answer that ended before its end. */
export const runTexts = {
  givenUp:
    'Het antwoord op deze vraag is twee keer afgebroken door een storing bij ons. Stel uw vraag korter of met andere woorden. Lukt het dan nog niet, neem dan [contact](/contact) met ons op.',
  stopped: 'U hebt het antwoord gestopt.',
} as const
