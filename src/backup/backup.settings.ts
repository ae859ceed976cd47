/** When the site makes backups by itself, how long it keeps them, and what they are encrypted with. */
import { orEmpty, whenChanged, type Settings, type ValuesOf } from '../settings/setting.ts'
import { isPassphrase, PASSPHRASE_MIN } from './passphrase.ts'

export const backupRhythms = ['off', 'day', 'week'] as const
export type BackupRhythm = (typeof backupRhythms)[number]

const rhythms: readonly string[] = backupRhythms
/** Also said on the privacy page: what was erased from the site may stand in a backup for so long. */
export const MOST_DAYS = 90
const isDays = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_DAYS

export const backupSettings = {
  backup_every: {
    default: 'off',
    form: { card: 'backup', label: 'Vanzelf een back-up maken', fault: 'Kies uit de lijst.', max: 10, isValid: (value) => rhythms.includes(value) },
    // Who stole a session would leave the owner without copies.
    asksPassword: whenChanged,
  },
  backup_days: {
    default: '14',
    form: {
      card: 'backup',
      label: 'Back-ups bewaren',
      note: 'Daarna worden ze gewist. De nieuwste blijft altijd staan.',
      fault: `Vul een heel aantal dagen in, van 1 tot ${MOST_DAYS}.`,
      max: 20,
      isValid: isDays,
      input: { inputMode: 'numeric', autoComplete: 'off', unit: 'dagen' },
    },
    asksPassword: whenChanged,
  },
  backup_passphrase: {
    default: '',
    secret: {
      mask: (plain) => (plain === '' ? '' : '••••••••'),
      field: {
        none: 'Back-ups zijn niet versleuteld',
        show: 'Wachtzin van de back-ups tonen',
        clear: 'Niet meer versleutelen',
        willBeCleared: 'Nieuwe back-ups worden niet meer versleuteld als u opslaat.',
      },
      inLog: ['the passphrase of the backups', 'de wachtzin van de back-ups'],
    },
    form: {
      card: 'backup',
      label: 'Wachtzin van de back-ups',
      note: `Minstens ${PASSPHRASE_MIN} tekens. Bewaar hem ook ergens anders: zonder deze wachtzin is een versleutelde back-up niet terug te zetten.`,
      fault: `Gebruik minstens ${PASSPHRASE_MIN} en hoogstens 200 tekens.`,
      max: 200,
      isValid: orEmpty(isPassphrase),
    },
    // With one of their own, who stole a session would lock the owner out of the copies.
    asksPassword: whenChanged,
  },
} as const satisfies Settings

export type BackupValues = ValuesOf<typeof backupSettings>

/** A stored value that makes no sense deletes nothing early. */
export const keptDays = ({ backup_days }: BackupValues): number => (isDays(backup_days) ? Number(backup_days) : MOST_DAYS)
