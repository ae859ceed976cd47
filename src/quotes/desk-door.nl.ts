/** Sentences of the overview of an office before it is open, and of the mail with its link. */
export const doorTexts = {
  askLead:
    'Op het overzicht ziet u welke aanvragen uw kantoor kreeg. U zegt er of u aanvragen aanneemt, en u geeft er uw prijzen en gegevens op. Wij sturen de link naar het mailadres dat wij van het kantoor hebben.',
  ask: 'Stuur de link naar het kantoor',
  askAgain: 'Stuur de link nog een keer',
  sent: 'Hebben wij het mailadres van dit kantoor nagekeken? Dan ligt de link binnen enkele minuten in die mailbox.',
  many: 'De link is al vaak gevraagd. Probeer het later opnieuw.',
  unknown: 'Komt er geen mail? Dan kennen wij de mailbox nog niet.',
  notice: 'Meld ons welk mailadres van uw kantoor is',
  firstLead: 'U hebt de link uit de mailbox van het kantoor. Open hiermee het overzicht.',
  first: 'Overzicht openen',
} as const

export const deskMailLines = { office: 'Kantoor' } as const

export const deskMailTexts = {
  subject: 'Het overzicht van uw kantoor',
  title: 'Het overzicht van uw kantoor',
  notes: [
    'Hier ziet u uw aanvragen, en geeft u uw prijzen en gegevens op.',
    'De link werkt tien uur. Stuur deze mail niet door naar buiten.',
    'Hebt u dit niet gevraagd? Dan hoeft u niets te doen.',
  ],
  open: 'Open het overzicht',
} as const
