/** What the privacy page says of the owner's account and of the log of what the owner did. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const accountDataTexts = {
  title: 'Het account van de eigenaar',
  what: 'Eén account zonder naam of e-mailadres van een persoon. Van het wachtwoord staat er alleen een afdruk (hash), waaruit niemand het wachtwoord kan lezen. Gebruikt de eigenaar een app voor codes of passkeys, dan staan hier ook de sleutel van de app en de herstelcodes, versleuteld, en van elke passkey de naam, de openbare sleutel en wanneer die is toegevoegd en gebruikt.',
  purpose: 'Alleen de eigenaar toegang geven tot de instellingen.',
  basis: 'Ons gerechtvaardigd belang: een veilige site (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const accountEnd = 'Zolang de site bestaat.'

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
