/** Sentences of the card Berichten bezorgen. */
import type { TransportName } from '../mail/transport.ts'

export const mailCardTexts = {
  heading: 'Berichten bezorgen',
  note: 'Elk bericht van een bezoeker staat eerst onder Berichten. Van daaruit wordt het bezorgd op de manier die u hier kiest.',
  smtpOfEnvironment: 'De server heeft zelf een SMTP-adres (SMTP_URL). Dat gaat voor op het adres hieronder.',
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
