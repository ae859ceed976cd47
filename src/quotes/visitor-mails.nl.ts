/** The mails to who asks for quotes: read aloud, one subject in each paragraph. */
/** What each mail says of its request. */
export const visitorMailLines = { deed: 'Voor', reference: 'Kenmerk', offices: 'Kantoren' } as const

export const confirmMailTexts = {
  subject: 'Bevestig uw aanvraag van offertes',
  title: 'Bevestig uw aanvraag',
  notes: [
    'Open de pagina en druk op ‘Bevestigen’. Pas dan gaat uw aanvraag naar de kantoren.',
    'De kantoren krijgen uw naam, e-mailadres en telefoonnummer niet.',
    'De link werkt zeven dagen. Op dezelfde pagina vergelijkt u straks de offertes.',
    'Geef de link niet aan anderen, want wie hem heeft, kan alles zien.',
    'Hebt u dit niet aangevraagd, dan hoeft u niets te doen. Wij wissen de aanvraag na zeven dagen.',
  ],
  open: 'Open uw aanvraag',
} as const

export const arrivedMailTexts = {
  subject: 'Er is een offerte voor u',
  title: 'Er is een offerte voor u',
  notes: ['Een kantoor heeft uw aanvraag beantwoord.', 'De offerte staat op uw eigen pagina, naast de andere.'],
  open: 'Bekijk de offerte',
} as const

export const answeredMailTexts = {
  subject: 'Er is een antwoord op uw vraag',
  title: 'Er is een antwoord op uw vraag',
  notes: ['Het antwoord staat op uw eigen pagina, bij de offerte.'],
  open: 'Lees het antwoord',
} as const

export const endedMailTexts = {
  subject: 'De tijd van de kantoren is om',
  title: 'De tijd van de kantoren is om',
  came: (count: number, asked: number): readonly string[] => [
    `Van ${asked === 1 ? 'het kantoor' : `de ${asked} kantoren`} ${count === 1 ? 'gaf er één' : `gaven er ${count}`} een offerte.`,
    'Op uw eigen pagina vergelijkt u de offertes en kiest u een kantoor.',
    'Komt er nog een offerte, dan staat die daar ook.',
  ],
  none: [
    'Geen van de kantoren gaf een offerte.',
    'Op uw eigen pagina staat een brief die u zelf aan andere kantoren kunt sturen.',
    'U kunt ook een nieuwe aanvraag doen.',
  ],
  open: 'Open uw pagina',
} as const

export const pageMailTexts = {
  subject: 'De link van uw offertepagina',
  title: 'Uw eigen pagina om offertes te vergelijken',
  notes: [
    'Op deze pagina staat uw brief, en u vult er de offertes in.',
    'Geef de link niet aan anderen, want wie hem heeft, kan alles zien.',
    'Hebt u dit niet aangevraagd, dan hoeft u niets te doen. Op de pagina kunt u alles wissen.',
  ],
  open: 'Open uw pagina',
} as const
