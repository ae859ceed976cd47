/** Every sentence that an office reads: in its mails and on its page. No mail to an office says anything of who asks. */
export const requestMailLines = { deed: 'Akte', place: 'Plaats', reference: 'Kenmerk', due: 'Antwoord graag voor' } as const

const about = (what: string) => (deed: string, place: string, reference: string) => `${what}: ${deed} in ${place} (${reference})`

const onlyYou = 'De link is alleen voor uw kantoor. Stuur deze mail niet door naar buiten.'

export const invitationMailTexts = {
  subject: about('Offerte gevraagd'),
  title: 'Iemand vraagt u om een offerte',
  notes: [
    'Op de pagina van deze aanvraag leest u wat er nodig is.',
    'Daar geeft u uw prijs per onderdeel. U kunt er ook zeggen dat u geen offerte geeft.',
    'Wie dit vraagt, ziet u zodra die persoon uw kantoor kiest.',
    onlyYou,
    'Wilt u geen aanvragen meer? Beantwoord deze mail.',
  ],
  open: 'Open de aanvraag',
}

export const reminderMailTexts = {
  subject: about('Herinnering'),
  title: 'Er wacht nog een aanvraag op u',
  notes: ['U hebt deze aanvraag nog niet beantwoord.', 'Geeft u geen offerte? Zeg het op de pagina, dan hoeft niemand te wachten.', onlyYou],
  open: 'Open de aanvraag',
  whileWaiting: true,
}

export const questionMailTexts = {
  subject: about('Vraag over uw offerte'),
  title: 'De aanvrager heeft een vraag over uw offerte',
  notes: ['De vraag staat op de pagina van de aanvraag. Daar antwoordt u ook.', 'Wie het vraagt, ziet u nog niet.', onlyYou],
  open: 'Lees de vraag',
}

export const chosenMailTexts = {
  subject: about('Gekozen'),
  title: 'De aanvrager heeft uw kantoor gekozen',
  notes: ['Op de pagina van de aanvraag staat nu wie het is.', 'Neem graag snel contact op.', onlyYou],
  open: 'Bekijk wie het is',
}

export const overMailTexts = {
  subject: about('Afgesloten'),
  title: 'Deze aanvraag is afgesloten',
  notes: ['De aanvrager heeft een ander kantoor gekozen, of vraagt geen offerte meer.', 'U hoeft niets te doen. Dank voor uw moeite.'],
  open: 'Bekijk de aanvraag',
}

export const codeMailTexts = {
  subject: (code: string) => `Uw code: ${code}`,
  title: 'Uw code',
  code: 'Code',
  notes: ['Typ deze code op de pagina waar u haar vroeg. Zij werkt een uur.', 'Hebt u geen code gevraagd? Dan hoeft u niets te doen.'],
} as const

export const officeTexts = {
  title: 'Een aanvraag voor uw kantoor',
  titleFor: (deed: string, place: string) => `${deed} in ${place}`,
  goneTitle: 'Deze aanvraag is er niet meer',
  goneText: 'De link klopt niet, of de aanvraag is ingetrokken of gewist.',
  proveTitle: 'Eerst een keer bewijzen dat u van het kantoor bent',
  proveLead: (office: string) => `Deze aanvraag is voor ${office}. Wij sturen een code naar het mailadres van het kantoor. Dat hoeft maar één keer.`,
  sendCode: 'Stuur de code',
  sendAgain: 'Stuur een nieuwe code',
  sent: (address: string) => `De code is gemaild aan ${address}.`,
  code: 'Code van zes cijfers',
  check: 'Verder',
  verdicts: {
    wrong: 'Deze code klopt niet. Kijk in de laatste mail.',
    old: 'Deze code werkt niet meer. Stuur een nieuwe.',
    many: 'Er zijn te veel codes gestuurd. Probeer het later opnieuw.',
    unchecked: 'Het mailadres van uw kantoor is veranderd. Wij controleren het eerst. Probeer het later opnieuw.',
  },
  reference: (reference: string) => `Kenmerk ${reference}`,
  due: (due: string) => `Antwoord graag voor ${due}.`,
  overdue: (due: string) => `De tijd was op ${due} om. U kunt nog antwoorden zolang de aanvrager niet heeft gekozen.`,
  anonymous: 'Wie dit vraagt, ziet u zodra die persoon uw kantoor kiest. Andere kantoren zien uw prijzen niet.',
  asked: 'Wat er nodig is',
  place: 'Plaats',
  wanted: 'Wanneer',
  language: 'Taal',
  note: 'Toelichting',
  yourQuote: 'Uw offerte',
  given: (at: string) => `U gaf op ${at} deze offerte. U kunt haar vervangen zolang de aanvrager niet heeft gekozen.`,
  quoteLead: 'Noem alle kosten voor de aanvrager, in euro. Kost een onderdeel niets, vul dan 0 in: wat leeg blijft, staat er als niet genoemd.',
  send: 'Offerte versturen',
  replace: 'Offerte vervangen',
  decline: 'Geen offerte geven',
  declineWhy: 'Waarom niet?',
  declineSend: 'Versturen',
  declined: (reason: string) => `U geeft geen offerte: ${reason.toLowerCase()}.`,
  closed: 'De aanvrager heeft gekozen of vraagt niet meer. U kunt niets meer sturen.',
  chosen: 'De aanvrager heeft uw kantoor gekozen.',
  passed: 'De aanvrager heeft een ander kantoor gekozen. Dank voor uw offerte.',
  who: 'Wie het vraagt',
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  questions: 'Vragen van de aanvrager',
  answer: 'Uw antwoord',
  sendAnswer: 'Antwoord versturen',
  desk: 'Alle aanvragen van uw kantoor',
  deskLead: 'Deze link opent alleen deze aanvraag. Voor het overzicht sturen wij eerst een code naar het mailadres van het kantoor.',
  failed: 'Er is een fout opgetreden. Probeer het later opnieuw. Wat u hebt ingevuld, staat er nog.',
  tooLate: 'Dit is niet verstuurd.',
  notSent: 'Uw offerte is nog niet verstuurd.',
} as const

/** How an invitation stands, for the office. */
export const officeStateNames = {
  waiting: 'nog niet verstuurd',
  invited: 'wacht op u',
  quoted: 'offerte gegeven',
  declined: 'geen offerte',
  expired: 'te laat',
  chosen: 'gekozen',
  passed: 'niet gekozen',
  revoked: 'ingetrokken',
} as const
