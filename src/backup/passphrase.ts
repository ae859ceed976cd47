/** What a backup is encrypted with: long enough that guessing costs more than the file is worth. */
export const PASSPHRASE_MIN = 16

export const isPassphrase = (text: string): boolean => text.length >= PASSPHRASE_MIN
