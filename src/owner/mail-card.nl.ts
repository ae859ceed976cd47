/** Sentences of the card Berichten bezorgen. */
import type { SmtpSecurity } from '../mail/mail-address.ts'
import type { TransportName } from '../mail/transport.ts'

export const mailCardTexts = {
  heading: 'Berichten bezorgen',
  note: 'Elk bericht van een bezoeker staat eerst onder Berichten. Van daaruit wordt het bezorgd op de manier die u hier kiest.',
  smtpOfEnvironment: 'De beheerder heeft op de server een mailserver ingesteld (SMTP_URL). Die gaat voor op wat u hieronder invult.',
  serverUnreadable: 'De mailserver die u eerder had ingevuld:',
  service: 'Waar heeft u uw e-mail?',
  serviceNote: 'Wij vullen dan mailserver, beveiliging en poort voor u in.',
  otherServer: 'Ergens anders',
  securityNote: 'Beide zijn veilig. Kies wat uw mailaanbieder noemt.',
  passwordWillBeCleared: 'U kiest een andere mailserver of poort. Vul ook het wachtwoord in; het bewaarde gaat daar niet heen en wordt gewist als u opslaat.',
  test: 'Testbericht versturen',
  testing: 'Versturen...',
  saveFirst: 'Sla uw wijzigingen eerst op. Daarna kunt u een testbericht versturen.',
  delivered: (destination: string) => `Het testbericht is aangenomen voor ${destination}. Kijk of het is aangekomen.`,
  notDelivered: (reason: string) => `Het testbericht is niet bezorgd. ${reason}`,
  testFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het versturen van het testbericht.' },
} as const

export const transportLabels: Record<TransportName, { label: string; note: string }> = {
  inbox: { label: 'Alleen hier lezen', note: 'U leest berichten onder Berichten. Er wordt niets verstuurd.' },
  smtp: { label: 'Per e-mail', note: 'Via uw eigen mailserver (SMTP), over een beveiligde verbinding.' },
  form_mail: { label: 'Via een formulierdienst', note: 'Een dienst die formulieren aanneemt en als e-mail doorstuurt.' },
}

export const securityLabels: Record<SmtpSecurity, string> = { tls: 'TLS, meteen (SSL/TLS)', starttls: 'STARTTLS' }

export const usualPort: Record<SmtpSecurity, string> = { tls: '465', starttls: '587' }
