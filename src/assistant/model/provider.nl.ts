/** What a visitor reads when a model is, or is not, behind an answer. */
export const cleanerTexts = {
  unknownAmount: 'een bedrag dat wij niet konden controleren',
  whoIAm: 'ik ben een AI-assistent',
} as const

export const providerTexts = {
  fallback: 'De uitgebreide assistent is even niet bereikbaar. Dit antwoord komt uit onze eigen artikelen.',
  brokenOff: 'Dit antwoord is niet af. Stel uw vraag gerust opnieuw.',
} as const

/** What a model is told of looking up passages and sums. */
export const sourceToolTexts = {
  lookUp:
    'Zoekt passages van deze site bij één korte vraag in het Nederlands die op zichzelf staat, zoals "Moet mijn partner meetekenen als ik mijn huis verkoop?". Gebruik dit als de passages niet zeggen wat gevraagd is, voor een tweede deel van de vraag, en bij een vraag in een andere taal.',
  nothingNew: 'Geen andere passages gevonden.',
  calculate:
    'Rekent overdrachtsbelasting, erfbelasting, schenkbelasting, kosten koper, een erfdeel, overwaarde of btw uit. Geef de hele vraag in gewone Nederlandse woorden, met bedrag, jaar en relatie.',
  noSum: 'Dit kan de rekenhulp niet uitrekenen. Vraag de bezoeker naar bedrag, jaar en relatie.',
} as const

/** What the owner's test puts to the model. */
export const trialTexts = {
  title: 'Proef',
  passage: 'De verbinding werkt.',
  question: 'Werkt de verbinding? Antwoord met één korte zin.',
} as const
