/** Names of backups that were given none; they sort by time. Nothing else in their folder is ever deleted. */
const form = /^elke-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz(?:\.age)?$/

export const backupName = (at: Date, isEncrypted: boolean): string =>
  `elke-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz${isEncrypted ? '.age' : ''}`

/** When it was made, in ISO; undefined for any other file. */
export function madeAt(name: string): string | undefined {
  const [, day, hour, minute, second] = form.exec(name) ?? []
  return day && `${day}T${hour}:${minute}:${second}.000Z`
}
