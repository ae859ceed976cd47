/** What the privacy page says of the settings. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const settingDataTexts = {
  title: 'Instellingen van de site',
  what: 'De naam, het adres, de nummers en de contactgegevens van het bedrijf, en hoe de site is ingesteld. Sleutels en wachtwoorden van diensten zijn versleuteld.',
  purpose: 'De site laten werken en laten zien wie erachter zit.',
  basis: 'De wet: een bedrijf moet op zijn site zeggen wie het is (artikel 3:15d van het Burgerlijk Wetboek en artikel 6, lid 1, onder c, AVG).',
} as const satisfies StoredDataTexts

export const settingEnd = 'Tot de eigenaar ze verandert.'
