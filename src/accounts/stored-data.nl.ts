/** What the privacy page says of the owner's account and of the log of what the owner did. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const accountDataTexts = {
  title: 'Accounts voor de instellingen',
  what: 'Van wie de site beheert: de naam, het e-mailadres, de rol en wanneer die het laatst inlogde. De eerste eigenaar hoeft geen naam of e-mailadres in te vullen. Van het wachtwoord staat er alleen een afdruk (hash), waaruit niemand het wachtwoord kan lezen. Gebruikt iemand een app voor codes of passkeys, dan staan hier ook de sleutel van de app en de herstelcodes, versleuteld, en van elke passkey de naam, de openbare sleutel en wanneer die is toegevoegd en gebruikt.',
  purpose: 'Alleen wie de site beheert toegang geven tot de instellingen, en tonen wie wat deed.',
  basis: 'Ons gerechtvaardigd belang: een veilige site (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const accountEnd = 'Zolang iemand toegang heeft. Daarna blijft alleen de naam, zolang het logboek die noemt.'

export const invitationDataTexts = {
  title: 'Uitnodigingen voor de instellingen',
  what: 'Het e-mailadres en de rol van wie is uitgenodigd. Van de link staat er alleen een afdruk (hash).',
  purpose: 'Iemand toegang geven tot de instellingen.',
  basis: 'Ons gerechtvaardigd belang: de site samen beheren (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const invitationEnd = 'Tot de uitnodiging is aangenomen of ingetrokken, anders hoogstens 10 dagen.'

export const sessionDataTexts = {
  title: 'Aanmeldingen van de eigenaar',
  what: 'Een nummer, de tijd en welke browser de eigenaar gebruikt. In die browser staat daarvoor een cookie. Een tweede cookie, voor 400 dagen, zegt alleen dat de eigenaar er al eens inlogde; dan kan niemand anders de pogingen van die browser opmaken, en krijgt de eigenaar bericht als er met een andere browser is ingelogd.',
  purpose: 'De eigenaar ingelogd houden.',
  basis: 'Ons gerechtvaardigd belang: een veilige site (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const sessionEnd = 'Tot de eigenaar uitlogt, anders hoogstens 24 uur na het laatste gebruik en hoogstens 30 dagen na het inloggen.'

export const auditDataTexts = {
  title: 'Logboek van de eigenaar',
  what: 'Wat de eigenaar deed en wanneer: inloggen, de beveiliging wijzigen, instellingen opslaan, gegevens openen, downloaden of wissen. Ook hoeveel er automatisch is gewist. Bij inloggen, ook als dat mislukt, staat de code van de dag van die internetaansluiting, en van een browser die nog niet bekend was welke soort het is.',
  purpose: 'Achteraf kunnen laten zien wie welke gegevens heeft gezien of gewist.',
  basis: 'Ons gerechtvaardigd belang: verantwoording kunnen afleggen (artikel 6, lid 1, onder f, en artikel 5, lid 2, AVG).',
} as const satisfies StoredDataTexts

export const auditEnd = 'Zolang de site bestaat. Niemand kan in dit logboek iets veranderen of wissen. De tekst van een gesprek of bericht staat er niet in.'
