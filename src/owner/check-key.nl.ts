/** What the log says at a start with another key, in English and in Dutch. */
import type { Settings } from '../settings/setting.ts'
import { allSettings } from './all-settings.ts'

const settings: Settings = allSettings
const secondFactor = ['the app for codes and the recovery codes', 'de app voor codes en de herstelcodes'] as const

const nameOf = (one: string): readonly [english: string, dutch: string] =>
  one === 'second_factor' ? secondFactor : (settings[one]?.secret?.inLog ?? [one, one])

const list = (words: readonly string[]): string => words.join(', ')

export function otherKeyWarning(unreadable: readonly string[]): string {
  const english = list(unreadable.map((one) => nameOf(one)[0]))
  const dutch = list(unreadable.map((one) => nameOf(one)[1]))
  if (unreadable.length === 0) {
    return (
      'The secret key is another than before; nothing stored needed the old one, so this one is used from now on. / ' +
      'De geheime sleutel is een andere dan eerst; niets had de oude nodig, dus deze geldt voortaan.'
    )
  }
  return (
    `The secret key is not the one this site was made with. Not readable: ${english}. Put back the old DATA_DIR/secret.key or SECRET_KEY and start again, or enter these anew (npm run reset-second-factor for the codes). / ` +
    `De geheime sleutel is een andere dan waarmee deze site is gemaakt. Niet te lezen: ${dutch}. Zet de oude DATA_DIR/secret.key of SECRET_KEY terug en start opnieuw, of stel ze opnieuw in (voor de codes: npm run reset-second-factor).`
  )
}
