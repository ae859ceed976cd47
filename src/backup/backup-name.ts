/** Names of backups that were given none; they sort by time. */
export const backupName = (at: Date, isEncrypted: boolean): string =>
  `elke-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz${isEncrypted ? '.age' : ''}`
