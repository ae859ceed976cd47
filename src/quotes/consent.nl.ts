/** What a visitor reads and agrees to before a request goes to offices. Kept with the request as it stood there. */

/** The version of the sentences. */
export const REQUEST_CONSENT = '2026-11-26'

export const consentTexts = {
  legend: 'Aan welke kantoren mag uw aanvraag?',
  lead: 'Vink hoogstens vier kantoren aan. Door een kantoor aan te vinken geeft u toestemming om uw aanvraag naar dat kantoor te sturen: de akte, de plaats, uw antwoorden en uw toelichting. Niet uw naam, e-mailadres of telefoonnummer: die krijgt alleen het kantoor dat u kiest, op het moment dat u het kiest.',
  to: (office: string, place: string) => `Naar ${office} in ${place}`,
} as const

/** Before a choice: what the chosen office gets. */
export const handoverText = (office: string, withPhone: boolean): string =>
  `Als u ${office} kiest, geeft u toestemming dat dit kantoor uw naam${withPhone ? ', e-mailadres en telefoonnummer' : ' en e-mailadres'} krijgt. De andere kantoren horen alleen dat u een ander koos.`

/** The whole of it, with the name of each office. */
export const consentText = (offices: readonly { name: string; location: string }[]): string =>
  [consentTexts.lead, ...offices.map(({ name, location }) => consentTexts.to(name, location))].join('\n')
