/** Sentences about an office that the owner would ask as well: on the visitor's page and in the mail. */
export const forwardTexts = {
  title: (office: string) => `Mag uw aanvraag ook naar ${office}?`,
  why: (reason: string) => `Waarom wij dit vragen: ${reason}`,
  agree: 'Ja, vraag dit kantoor ook',
  refuse: 'Nee',
} as const

export const forwardMailTexts = {
  subject: 'Mag uw aanvraag ook naar een ander kantoor?',
  title: 'Mag uw aanvraag ook naar een ander kantoor?',
  office: 'Kantoor',
  notes: [
    'Dit kantoor krijgt uw aanvraag alleen als u dat goed vindt.',
    'Op uw pagina leest u waarom wij het vragen, en daar zegt u ja of nee.',
    'Doet u niets, dan gaat er niets naar dit kantoor.',
  ],
  open: 'Open uw pagina',
} as const
