/** The sentences over every conversation, apart from the others: the owner's area shows only these. */
export const chatHeadTexts = {
  title: 'Chat direct (ik ben online!)',
  aiNotice: 'U chat met een AI-assistent, geen notaris.',
  aiName: 'AI-assistent',
  privacyLead: 'Deel geen burgerservicenummer, rekeningnummer of medische gegevens. Wij bewaren uw vraag om de assistent te verbeteren.',
} as const
