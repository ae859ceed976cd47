/** Sentences of the delivery of messages: the test message, and why a delivery failed. */
import { siteName } from '../platform/site-name.ts'
import { OFFICE_UNCONFIRMED, type FaultCode } from './transport.ts'

export const testMailTexts = {
  title: 'Testbericht',
  get subject() {
    return `Testbericht van ${siteName()}`
  },
  sentAt: 'Verzonden',
  note: 'De bezorging werkt. Berichten van bezoekers komen op dit adres aan.',
} as const

export const mailLayoutTexts = { address: 'Werkt de knop niet? Open dan dit adres:' } as const

/** Of a mail that the owner had sent once more. */
export const againSubject = (subject: string): string => `Opnieuw gestuurd: ${subject}`

const deliveryFaults: Record<FaultCode, string> = {
  not_configured: 'De bezorging is niet volledig ingesteld.',
  unreachable: 'De ontvangende server is niet bereikbaar.',
  timed_out: 'De ontvangende server gaf niet op tijd antwoord.',
  insecure: 'De verbinding met de ontvangende server is niet veilig.',
  sign_in_refused: 'De mailserver weigert de naam of het wachtwoord.',
  refused: 'De mailserver weigert het bericht.',
  recipient_refused: 'De ontvangende mailserver weigert dit adres. Het krijgt geen mail meer.',
  suppressed: 'Dit adres weigerde eerder mail en krijgt niets. Geef het vrij onder Algemeen, Geweigerde adressen.',
  answer_not_ok: 'De formulierdienst gaf een foutmelding.',
  moved: 'De formulierdienst stuurt door naar een ander adres.',
  stopped: 'De ontvanger is uitgezet.',
  unknown: 'De bezorging mislukte door een onbekende fout.',
}

/** The settings by the name that the owner knows them by. */
const settingNames: Partial<Record<string, string>> = {
  mail_transport: 'Kies een mailserver, anders gaat mail alleen naar uzelf.',
  mail_to: 'Vul in waar berichten naartoe gaan.',
  mail_from: 'Vul het afzenderadres in.',
  smtp_host: 'Kijk de mailserver en de poort na.',
  smtp_password: 'Vul het wachtwoord van de mailserver in.',
  [OFFICE_UNCONFIRMED]: 'Bevestig bij Offertes, Kantoren het mailadres van dit kantoor.',
  form_mail_url: 'Vul het adres van de formulierdienst in.',
}

/** A sentence, with what the other side said. */
export function faultSentence({ code, detail }: { code: FaultCode; detail: string }): string {
  const more = code === 'not_configured' ? settingNames[detail] : detail && `(${detail})`
  return more ? `${deliveryFaults[code]} ${more}` : deliveryFaults[code]
}
