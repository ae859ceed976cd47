/** Sentences of importing messages. */
import type { SkipReason } from '../import/read-message.ts'
import { formatNumber } from '../../platform/number-format.ts'

export const importTexts = {
  title: 'CSV importeren',
  intro:
    'Importeer berichten uit een export met vijf kolommen: id, session_id, role, content en timestamp. Persoonsgegevens worden weggelaten voordat een bericht wordt bewaard. Berichten die er al zijn, komen er niet dubbel in. Gesprekken die ouder zijn dan uw bewaartermijn, worden daarna weer gewist.',
  file: 'CSV-bestand',
  fileHint: 'Hoogstens 64 MB.',
  choose: 'Kies een bestand',
  fromSite: (size: string) => `Gebruik elk_chat_messages.csv (${size})`,
  publicFile:
    'Let op: elk_chat_messages.csv staat openbaar op de site, dus iedereen kan het lezen. Haal het daar weg na het importeren, of zet het in de gegevensmap van de site.',
  check: 'Controleren',
  checking: 'Controleren…',
  start: (count: number) => (count === 1 ? 'Importeer 1 bericht' : `Importeer ${formatNumber(count)} berichten`),
  checked: 'Uitkomst van de controle',
  fits: 'Nieuwe berichten',
  known: 'Al aanwezig',
  newSessions: 'Nieuwe gesprekken',
  skipped: 'Overgeslagen regels',
  nothing: 'Er staat geen nieuw bericht in dit bestand.',
  firstReasons: (shown: number, all: number) => (shown < all ? `De eerste ${shown} overgeslagen regels:` : 'De overgeslagen regels:'),
  reason: (line: number, reason: string) => `Regel ${formatNumber(line)}: ${reason}`,
  running: 'Importeren',
  progress: (read: number, total: number) => `${formatNumber(read)} van ${formatNumber(total)} regels gelezen`,
  mayLeave: 'U kunt deze pagina verlaten. Het importeren gaat door.',
  cancel: 'Annuleren',
  cancelling: 'Stopt…',
  last: 'Laatste keer',
  tooLarge: { title: 'Import mislukt', message: 'Het bestand is groter dan 64 MB. Verdeel het over meer bestanden.' },
  busy: { title: 'Import mislukt', message: 'Er loopt al een import. Wacht tot die klaar is.' },
  failed: { title: 'Import mislukt', message: 'Er is een fout opgetreden bij het importeren van berichten.' },
  cancelFailed: { title: 'Fout', message: 'De import kon niet worden geannuleerd. Probeer het opnieuw.' },
  stateFailed: 'Wij konden niet zien of er een import loopt.',
  done: (imported: number, total: number) => ({
    title: 'Import succesvol',
    message: `${formatNumber(imported)} berichten geïmporteerd van ${formatNumber(total)} totaal.`,
  }),
} as const

export const endings = {
  done: (imported: string, total: string) => `${imported} berichten geïmporteerd van ${total} totaal.`,
  cancelled: (imported: string, total: string) => `Geannuleerd. ${imported} van ${total} berichten zijn geïmporteerd en blijven staan.`,
  stopped: (imported: string, total: string) =>
    `Gestopt doordat de server opnieuw is gestart. ${imported} van ${total} berichten zijn geïmporteerd. Importeer het bestand nog eens voor de rest.`,
  failed: (imported: string, total: string) => `Mislukt. ${imported} van ${total} berichten zijn geïmporteerd. Importeer het bestand nog eens voor de rest.`,
} as const

/** Why a line was passed over. */
export const skipNames: Record<SkipReason, string> = {
  vorm: 'geen vijf velden tussen aanhalingstekens',
  nummer: 'het nummer van het bericht (id) is ongeldig',
  gesprek: 'het nummer van het gesprek (session_id) is ongeldig',
  rol: 'de rol is geen user of assistant',
  lengte: 'de tekst is langer dan 20.000 tekens',
  tijd: 'het tijdstip is ongeldig of ligt in de toekomst',
}

export const fileSize = (bytes: number): string =>
  bytes < 1_048_576 ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} kB` : `${formatNumber(Math.round(bytes / 104_857.6) / 10)} MB`
