/** What a visitor reads and agrees to before a request goes to offices. Kept with the request as it stood there. */

/** The version of the sentences. */
export const REQUEST_CONSENT = '2026-11-27'

const given =
  'Het kantoor krijgt de akte, de plaats, uw antwoorden en uw toelichting. Uw naam, e-mailadres en telefoonnummer krijgt het niet. Die gaan alleen naar het kantoor dat u kiest, op het moment dat u het kiest.'

export const consentTexts = {
  legend: 'Aan welke kantoren mag uw aanvraag?',
  lead: `Vink hoogstens vier kantoren aan. Door een kantoor aan te vinken geeft u toestemming om uw aanvraag naar dat kantoor te sturen. ${given}`,
  to: (office: string, place: string) => `Naar ${office} in ${place}`,
  confirm: `Door te bevestigen geeft u toestemming om uw aanvraag naar elk kantoor te sturen dat hier staat of dat u aanvinkt. ${given}`,
} as const

/** Before a choice: what the chosen office gets. */
export const handoverText = (office: string, withPhone: boolean): string =>
  `Als u ${office} kiest, geeft u toestemming dat dit kantoor uw naam${withPhone ? ', e-mailadres en telefoonnummer' : ' en e-mailadres'} krijgt. De andere kantoren horen alleen dat u een ander koos.`

export const consentLine = ({ name, location }: { name: string; location: string }): string => consentTexts.to(name, location)

/** The whole of it, with the name of each office. */
export const consentText = (offices: readonly { name: string; location: string }[]): string => [consentTexts.lead, ...offices.map(consentLine)].join('\n')

/** As it was read when the request was confirmed; `lines` stood beside the offices. */
export const confirmedConsent = (lines: readonly string[]): string => [consentTexts.confirm, ...lines].join('\n')

/** When the owner thought of one office more. */
export const forwardText = (office: string, place: string): string =>
  `Als u ja zegt, geeft u toestemming om uw aanvraag ook naar ${office} in ${place} te sturen. ${given}`
