/** Sentences about backups in the owner's area. */
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { backupFaultWords } from '../backup-fault.nl.ts'
import type { BackupRhythm } from '../backup.settings.ts'
import { formatBytes } from '../format-bytes.ts'
import type { BackupState } from '../open-backups.ts'

export const rhythmLabels: Record<BackupRhythm, string> = { off: 'Niet', day: 'Elke nacht', week: 'Elke week' }

const made = (at: string): string => `De laatste back-up is van ${amsterdamTime(at)}.`

export const backupTexts = {
  heading: 'Back-ups',
  note: 'Een back-up is één bestand met alles wat de site nodig heeft: de database en de geheime sleutel. Hij komt op de server te staan. Kopieer hem daarna naar een andere plaats: gaat de server verloren, dan bent u anders ook de back-ups kwijt.',
  state: ({ lastGood, isRunning }: Pick<BackupState, 'lastGood' | 'isRunning'>): string =>
    isRunning ? 'Er wordt nu een back-up gemaakt.' : lastGood === null ? 'Er is nog geen back-up gemaakt.' : made(lastGood),
  failed: (fault: string): string => `De laatste poging is mislukt. ${backupFaultWords(fault)}`,
  make: 'Nu een back-up maken',
  unsaved: 'Sla eerst uw wijzigingen op.',
  makeFailed: { title: 'Fout', message: 'Er kon geen back-up worden gemaakt.' },
  runsAlready: { title: 'Er wordt al een back-up gemaakt', message: 'Wacht tot die klaar is.' },
  loadFailed: 'De back-ups konden niet worden geladen. Probeer het opnieuw.',
  folder: (folder: string): string => `Op de server, in ${folder}:`,
  kept: ({ at, bytes, isEncrypted }: BackupState['kept'][number]): string =>
    `${amsterdamTime(at)}, ${formatBytes(bytes).replace('.', ',')}, ${isEncrypted ? 'versleuteld' : 'niet versleuteld'}`,
  more: (count: number): string => `en nog ${count}`,
  toSettings: 'Naar Back-ups',
} as const
