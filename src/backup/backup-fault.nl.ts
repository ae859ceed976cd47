/** Why a backup was not made, as the owner reads it. */
import type { BackupFaultCode } from './backup-fault.ts'

const sentences: Record<BackupFaultCode, string> = {
  passphrase_unreadable:
    'De opgeslagen wachtzin is niet te lezen met de sleutel die de site nu heeft. Er is daarom niets gekopieerd. Vul de wachtzin onder Algemeen opnieuw in.',
  no_room: 'Er is te weinig ruimte op de schijf van de server. Maak ruimte vrij, of bewaar back-ups korter.',
  busy: 'Op dat moment werd al een andere back-up van deze site gemaakt of teruggezet.',
  stopped: 'De site werd gestopt. De back-up wordt opnieuw gemaakt.',
  ended: 'Het programma stopte voordat de back-up klaar was.',
}

const isKnown = (fault: string): fault is BackupFaultCode => fault in sentences

/** What has no sentence is said as the program said it. */
export const backupFaultWords = (fault: string): string => (isKnown(fault) ? sentences[fault] : fault)
