/** Sentences of the card Berichten bezorgen. */
import type { SmtpSecurity } from '../mail/mail-address.ts'
import type { TransportName } from '../mail/transport.ts'

export const mailCardTexts = {
  heading: 'Berichten bezorgen',
  note: 'Elk bericht van een bezoeker staat eerst onder Berichten. Van daaruit wordt het bezorgd op de manier die u hier kiest.',
  smtpOfEnvironment: 'De beheerder heeft op de server een mailserver ingesteld (SMTP_URL). Die gaat voor op wat u hieronder invult.',
  serverUnreadable: 'De mailserver die u eerder had ingevuld:',
  service: 'Waar hebt u uw e-mail?',
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

export const suppressedTexts = {
  heading: 'Geweigerde adressen',
  note: 'De mailserver van de ontvanger weigerde mail aan deze adressen. Zij krijgen niets meer, zodat uw andere mail blijft aankomen.',
  release: 'Vrijgeven',
  releaseSure: (address: string) => ({
    title: 'Dit adres weer mailen?',
    message: `Doe dit als u weet dat ${address} weer werkt. Mail die intussen bleef liggen, stuurt u zelf opnieuw.`,
    confirm: 'Vrijgeven',
    destroys: false,
  }),
  released: { title: 'Vrijgegeven', message: 'Dit adres krijgt weer mail.' },
  loadFailed: { title: 'Fout', message: 'De geweigerde adressen konden niet worden geladen.' },
  failed: { title: 'Fout', message: 'Dat is niet gelukt. Laad de pagina opnieuw en probeer het nog een keer.' },
} as const

export const transportLabels: Record<TransportName, { label: string; note: string }> = {
  inbox: { label: 'Alleen hier lezen', note: 'U leest berichten onder Berichten. Er wordt niets verstuurd.' },
  smtp: { label: 'Per e-mail', note: 'Via uw eigen mailserver (SMTP), over een beveiligde verbinding.' },
  form_mail: { label: 'Via een formulierdienst', note: 'Een dienst die formulieren aanneemt en als e-mail doorstuurt.' },
}

export const securityLabels: Record<SmtpSecurity, string> = { tls: 'TLS, meteen (SSL/TLS)', starttls: 'STARTTLS' }

export const usualPort: Record<SmtpSecurity, string> = { tls: '465', starttls: '587' }
