/** What a visitor is told before a message goes to an office, and asks for by sending it. Kept with the message as it stood there. */
import { siteName } from '../platform/site-name.ts'
import { keptFor } from './contact.nl.ts'

/** The version of the sentences. */
export const OFFICE_CONSENT = '2026-11-23'

/** In three parts: before the name of the office, the name, and after it. */
export const officeNotice = (office: string, keptDays: number): readonly [before: string, office: string, after: string] => [
  'Uw naam, e-mailadres, telefoonnummer en bericht gaan per mail naar ',
  office,
  `, dat u zelf antwoordt. Door te versturen vraagt u ons dat te doen. ${siteName()} bewaart uw bericht hoogstens ${keptFor(keptDays)}, om te zien of het is aangekomen.`,
]
